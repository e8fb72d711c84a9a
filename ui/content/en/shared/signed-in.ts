import type * as es from '#ui/content/es/shared/signed-in.ts'
import type { Translation } from '#ui/content/language.ts'

export const signedInWords: Translation<typeof es.signedInWords> = {
  document: ({ name }) => ({
    title: `Opening your account | ${name}`,
    description: `You’re signed in to your ${name} account.`,
  }),
  title: 'Opening your account',
  body: 'You’re signed in. If your account doesn’t open by itself, use the button.',
  continue: 'Go to my account',
}
