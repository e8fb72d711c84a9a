import type { AddressFailure } from '#core/address/address.failure.ts'
import { STREET_MAX, UNIT_MAX, ZIP_LENGTH } from '#core/address/address.ts'
import { translated } from '#ui/content/language.ts'

/** The error texts of the address fields. */
export const addressFailureWords: Readonly<Record<AddressFailure['_tag'], string>> = translated(
  'addressFailureWords',
  {
    StreetMissing: 'Escribe tu calle y número.',
    StreetStartsWithSpace: 'Quita el espacio al principio de la calle.',
    StreetTooLong: `Acorta la calle: usa ${STREET_MAX} letras o menos.`,
    StreetUnreadable: 'Quita los signos que no son letras ni números.',
    ZipMissing: 'Escribe tu código postal.',
    ZipMalformed: `Usa los ${ZIP_LENGTH} números de tu código postal.`,
    UnitTooLong: `Acorta el apartamento: usa ${UNIT_MAX} letras o menos.`,
    UnitUnreadable: 'Quita los signos que no son letras ni números.',
  },
)

/** Returns the text of a failure tag that a schema passes on. */
export const wordsOfAddressFailure = (tag: string): string =>
  addressFailureWords[tag as AddressFailure['_tag']] ?? addressFailureWords.StreetUnreadable
