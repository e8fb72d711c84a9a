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
import { list, refined, seenAs, unbranded } from '../composite.shape.ts'
import { object } from '../object.shape.ts'
import type { Shape } from '../shape.ts'
import { integer, text } from '../shape.ts'

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

/** A zip where the core keeps it as text. */
export const zipText: Shape<string> = unbranded(zip)

export const streetText = text({ min: 0, max: STREET_MAX })
export const unitText = text({ min: 0, max: UNIT_MAX })
export const cityText = text({ min: 0, max: 60 })
export const stateText = text({ min: 0, max: 2 })

export const address: Shape<Address> = object<Address>({ street, unit, zip })

/** An address under the field names of the specification's address calls. */
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

export const postedAddress: Shape<Address> = seenAs(
  object<AddressFields>(addressFields),
  toAddress,
  ofAddress,
)

export const suggestion: Shape<AddressSuggestion> = object<AddressSuggestion>({
  streetLine: streetText,
  secondary: unitText,
  entries: integer({ min: 0, max: 100_000 }),
  city: cityText,
  state: stateText,
  zip: zipText,
})

/** Suggestions, or the units of one building. */
export const suggestions = list(suggestion, { max: 500 })
