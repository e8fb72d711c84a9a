import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import type { AddressForm } from '#core/address/address-form.ts'
import type { Address, Street, Unit, Zip } from '#core/address/address.ts'
import { STREET_MAX, UNIT_MAX, parseStreet, parseUnit, parseZip } from '#core/address/address.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { accepted } from './accepted.ts'
import { anyText, writtenText } from './text.arbitrary.ts'

export const street: fc.Arbitrary<Street> = writtenText(1, STREET_MAX)
  .filter((text) => E.isRight(parseStreet(text)))
  .map((text) => accepted(parseStreet(text)))

export const unit: fc.Arbitrary<Unit> = writtenText(0, UNIT_MAX).map((text) => accepted(parseUnit(text)))

export const zip: fc.Arbitrary<Zip> = fc
  .integer({ min: 0, max: 99_999 })
  .map((value) => accepted(parseZip(String(value).padStart(5, '0'))))

export const address: fc.Arbitrary<Address> = fc.record({ street, unit, zip })

/** The fields during typing: complete, partial or invalid. */
export const addressForm: fc.Arbitrary<AddressForm> = fc.record({
  street: fc.oneof(street, anyText),
  unit: fc.oneof(unit, anyText),
  zip: fc.oneof(zip, anyText, writtenText(0, 6)),
})

export const suggestion: fc.Arbitrary<AddressSuggestion> = fc.record({
  streetLine: street,
  secondary: fc.oneof(
    fc.constantFrom('', 'Apt 2B', 'Piso Único', 'Suite Ñandú', 'Unidad 12', 'CASITA ÁREA'),
    unit,
  ),
  entries: fc.nat(400),
  city: fc.constantFrom('Los Ángeles', 'San Antonio', 'El Paso', 'Cañon City'),
  state: fc.constantFrom('CA', 'TX', 'CO', 'NM'),
  zip,
})
