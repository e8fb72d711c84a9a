import { either as E } from 'fp-ts'
import type { Query } from '../shared/query.ts'
import { addressQuery } from './address-query.ts'
import type { FullAddressFailure } from './address.failure.ts'
import type { AddressForm } from './address-form.ts'
import { EMPTY_ADDRESS_FORM, canLocalizeAutomatically } from './address-form.ts'
import { parseFullAddress } from './full-address.ts'

/** The query parameters of an address on the localization page (ADR-13). */
export const prefillQuery = { ...addressQuery, fullAddress: 'full_address' } as const

/** A form filled from a query, and whether it is submitted automatically. */
export type Prefill = { readonly form: AddressForm; readonly submits: boolean }

const fullAddressOf = (text: string | undefined): E.Either<FullAddressFailure, AddressForm> => {
  if (text === undefined) return E.right(EMPTY_ADDRESS_FORM)
  const parsed = parseFullAddress(text)
  return E.isLeft(parsed)
    ? parsed
    : E.right({ street: parsed.right.street, unit: parsed.right.apt, zip: parsed.right.zip })
}

/**
 * Fills the form from a query: the parts of `full_address`, overridden by `a`, `aptnum` and `zip`. It is submitted when the quick check
 * passes. Fails when `full_address` is invalid and street and zip are not both given separately (ADR-13).
 */
export const prefillOf = (query: Query): E.Either<FullAddressFailure, Prefill> => {
  const read = fullAddressOf(query.get(prefillQuery.fullAddress))
  const [street, zip] = [query.get(prefillQuery.street), query.get(prefillQuery.zip)]
  const isGiven = street !== undefined && zip !== undefined
  if (E.isLeft(read) && !isGiven) return read
  const parsed = E.isLeft(read) ? EMPTY_ADDRESS_FORM : read.right
  const form = {
    street: street ?? parsed.street,
    unit: query.get(prefillQuery.unit) ?? parsed.unit,
    zip: zip ?? parsed.zip,
  }
  return E.right({ form, submits: canLocalizeAutomatically(form) })
}
