import type * as es from '#ui/content/es/shared/language-switch.ts'
import type { Twin } from '#ui/content/language.ts'

export const languageSwitchWords: Twin<typeof es.languageSwitchWords> = {
  failed: 'We couldn’t change the language. Nothing else has changed: check your connection and try again.',
}
