import type * as es from '#ui/content/es/shared/language-switch.ts'
import type { Translation } from '#ui/content/language.ts'

export const languageSwitchWords: Translation<typeof es.languageSwitchWords> = {
  failed: 'We couldn’t change the language. Nothing else has changed: check your connection and try again.',
}
