import type * as es from '#ui/content/es/sale/line-changes.ts'
import type { Translation } from '#ui/content/language.ts'

export const lineChangeWords: Translation<typeof es.lineChangeWords> = {
  added: 'Added',
  removed: 'Removed',
  quantity: (from, to) => `It was ${from}, now it’s ${to}`,
}
