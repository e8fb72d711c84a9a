import type * as es from '#ui/content/es/portal/month.ts'
import type { Translation } from '#ui/content/language.ts'

export const monthWords: Translation<typeof es.monthWords> = {
  ofYear: ({ month, year }) => `${month} ${year}`,
}
