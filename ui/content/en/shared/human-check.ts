import type * as es from '#ui/content/es/shared/human-check.ts'
import type { Translation } from '#ui/content/language.ts'

export const humanCheckWords: Translation<typeof es.humanCheckWords> = {
  checking: 'We’re confirming that you’re a person. You don’t have to do anything.',
}
