import type * as es from '#ui/content/es/shared/human-check.ts'
import type { Translation } from '#ui/content/language.ts'

export const humanCheckWords: Translation<typeof es.humanCheckWords> = {
  checking: 'One moment, please.',
}
