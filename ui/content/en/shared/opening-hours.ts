import type * as es from '#ui/content/es/shared/opening-hours.ts'
import type { Twin } from '#ui/content/language.ts'

export const openingWords: Twin<typeof es.openingWords> = {
  hours: (fromDay, toDay, hours) => `${fromDay} to ${toDay}, ${hours}, local time at your address`,
}
