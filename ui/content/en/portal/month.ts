import type * as es from '#ui/content/es/portal/month.ts'
import type { Twin } from '#ui/content/language.ts'

export const monthWords: Twin<typeof es.monthWords> = {
  ofYear: ({ month, year }) => `${month} ${year}`,
}
