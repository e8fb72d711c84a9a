import { STREET_MAX, UNIT_MAX, ZIP_LENGTH } from '#core/address/address.ts'
import type * as es from '#ui/content/es/shared/address-failure.ts'
import type { Translation } from '#ui/content/language.ts'

export const addressFailureWords: Translation<typeof es.addressFailureWords> = {
  StreetMissing: 'Enter your street address.',
  StreetStartsWithSpace: 'Remove the space at the start of the street.',
  StreetTooLong: `Shorten the street: use ${STREET_MAX} letters or fewer.`,
  StreetUnreadable: 'Remove the symbols that aren’t letters or numbers.',
  ZipMissing: 'Enter your ZIP code.',
  ZipMalformed: `Use the ${ZIP_LENGTH} digits of your ZIP code.`,
  UnitTooLong: `Shorten the apartment: use ${UNIT_MAX} letters or fewer.`,
  UnitUnreadable: 'Remove the symbols that aren’t letters or numbers.',
}
