import type { BrandIdentity } from '#core/brand/brand.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the page after a login. */
export const signedInWords = translated('signedInWords', {
  document: ({ name }: BrandIdentity) => ({
    title: `Abrimos tu cuenta | ${name}`,
    description: `Ya entraste en tu cuenta de ${name}.`,
  }),
  title: 'Abrimos tu cuenta',
  body: 'Ya entraste. Si tu cuenta no se abre sola, sigue con el botón.',
  continue: 'Ir a mi cuenta',
} as const)
