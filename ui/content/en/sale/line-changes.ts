import type * as es from '#ui/content/es/sale/line-changes.ts'
import type { Twin } from '#ui/content/language.ts'

export const lineChangeWords: Twin<typeof es.lineChangeWords> = {
  added: 'Added',
  removed: 'Removed',
  quantity: (from, to) => `It was ${from}, now it’s ${to}`,
}
