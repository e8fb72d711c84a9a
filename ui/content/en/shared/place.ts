import type * as es from '#ui/content/es/shared/place.ts'
import type { Translation } from '#ui/content/language.ts'

export const placeWords: Translation<typeof es.placeWords> = {
  yourAddress: 'Your address',
  change: 'Change address',
}
