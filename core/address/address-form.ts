import { either as E } from 'fp-ts'
import type { Address } from './address.ts'
import { parseStreet, parseUnit, parseZip } from './address.ts'
import type { StreetFailure, UnitFailure, ZipFailure } from './address.failure.ts'

/** The three fields as typed. */
export type AddressForm = { readonly street: string; readonly unit: string; readonly zip: string }

export type AddressFormErrors = {
  readonly street: StreetFailure | null
  readonly unit: UnitFailure | null
  readonly zip: ZipFailure | null
}

export const EMPTY_ADDRESS_FORM: AddressForm = { street: '', unit: '', zip: '' }

/** Parses the address of a complete form. Fails with the failure of each field (ADR-01 to ADR-03). */
export const parseAddressForm = (form: AddressForm): E.Either<AddressFormErrors, Address> => {
  const street = parseStreet(form.street)
  const unit = parseUnit(form.unit)
  const zip = parseZip(form.zip)
  if (E.isRight(street) && E.isRight(unit) && E.isRight(zip))
    return E.right({ street: street.right, unit: unit.right, zip: zip.right })
  const failureOf = <F>(field: E.Either<F, unknown>): F | null => (E.isLeft(field) ? field.left : null)
  return E.left({ street: failureOf(street), unit: failureOf(unit), zip: failureOf(zip) })
}

/** Checks whether a pre-filled form submits itself: a trimmed street of 3+ characters and a 5-digit zip (ADR-04). */
export const canLocalizeAutomatically = ({ street, zip }: AddressForm): boolean =>
  street.trim().length >= 3 && E.isRight(parseZip(zip))

/** Returns the address that a pre-filled form submits itself; null if the quick check or a field fails (ADR-04). */
export const automaticAddress = (form: AddressForm): Address | null => {
  const address = parseAddressForm(form)
  return canLocalizeAutomatically(form) && E.isRight(address) ? address.right : null
}
