import type * as es from '#ui/content/es/shared/place.ts'
import type { Twin } from '#ui/content/language.ts'

export const placeWords: Twin<typeof es.placeWords> = {
  yourAddress: 'Your address',
  change: 'Change address',
}
