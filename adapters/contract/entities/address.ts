import type { Address, Street, Unit, Zip } from '#core/address/address.ts'
import {
  STREET,
  STREET_MAX,
  UNIT_MAX,
  ZIP,
  ZIP_LENGTH,
  parseStreet,
  parseUnit,
  parseZip,
} from '#core/address/address.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { fullAddress } from '#core/address/suggestion.ts'
import { list, refined, imap, unbranded } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { integer, text } from '../../shape/shape.ts'

const street: Shape<Street> = refined<string, Street>(
  text({ min: 1, max: STREET_MAX, pattern: STREET }),
  parseStreet,
)

const unit: Shape<Unit> = refined<string, Unit>(text({ min: 0, max: UNIT_MAX }), parseUnit)

export const zip: Shape<Zip> = refined<string, Zip>(
  text({ min: ZIP_LENGTH, max: ZIP_LENGTH, pattern: ZIP }),
  parseZip,
  (fc) => fc.integer({ min: 0, max: 99_999 }).map((value) => String(value).padStart(ZIP_LENGTH, '0')),
)

/** A zip as plain text, for core types that use text. */
export const zipText: Shape<string> = unbranded(zip)

export const streetText = text({ min: 0, max: STREET_MAX })
export const unitText = text({ min: 0, max: UNIT_MAX })
const CITY_MAX = 60
const STATE_MAX = 2

export const cityText = text({ min: 0, max: CITY_MAX })
export const stateText = text({ min: 0, max: STATE_MAX })

export const address: Shape<Address> = object<Address>({ street, unit, zip })

/** An address with the field names of the specification's address calls. */
export type AddressFields = { readonly streetAddress: Street; readonly aptUnit: Unit; readonly zipCode: Zip }

export const addressFields = { streetAddress: street, aptUnit: unit, zipCode: zip }

export const toAddress = (fields: AddressFields): Address => ({
  street: fields.streetAddress,
  unit: fields.aptUnit,
  zip: fields.zipCode,
})

export const ofAddress = ({ street, unit, zip }: Address): AddressFields => ({
  streetAddress: street,
  aptUnit: unit,
  zipCode: zip,
})

export const postedAddress: Shape<Address> = imap(object<AddressFields>(addressFields), toAddress, ofAddress)

/** A suggestion with the field names of the specification. */
type SuggestionFields = Pick<AddressSuggestion, 'secondary' | 'entries' | 'city' | 'state'> & {
  readonly street_line: string
  readonly zipcode: string
  readonly full_address: string
}

/** Street, unit, city, state and zip, separated by commas and spaces. */
const FULL_ADDRESS_MAX = STREET_MAX + UNIT_MAX + CITY_MAX + STATE_MAX + ZIP_LENGTH + 7

/** A suggested address. The one-line address repeats the other fields for display; decoding ignores it. */
export const suggestion: Shape<AddressSuggestion> = imap(
  object<SuggestionFields>({
    street_line: streetText,
    secondary: unitText,
    entries: integer({ min: 0, max: 100_000 }),
    city: cityText,
    state: stateText,
    zipcode: zipText,
    full_address: text({ min: 0, max: FULL_ADDRESS_MAX }),
  }),
  ({ street_line: streetLine, secondary, entries, city, state, zipcode: zip }) => ({
    streetLine,
    secondary,
    entries,
    city,
    state,
    zip,
  }),
  (suggested) => ({
    street_line: suggested.streetLine,
    secondary: suggested.secondary,
    entries: suggested.entries,
    city: suggested.city,
    state: suggested.state,
    zipcode: suggested.zip,
    full_address: fullAddress(suggested),
  }),
)

/** Suggestions, or the units of one building. */
export const suggestions = list(suggestion, { max: 500 })
