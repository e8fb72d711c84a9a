import { either as E } from 'fp-ts'
import type { LookupFailure } from './address.failure.ts'
import { parseAddressForm } from './address-form.ts'
import type { ParsedAddress } from './full-address.ts'

/** One unvalidated result of the street-address look-up. */
export type LookupResult = { readonly street: string; readonly apt: string; readonly zip: string }

/** Returns the look-up's first valid address. Fails without a result, or with the invalid fields (ADR-14). */
export const firstResult = (results: readonly LookupResult[]): E.Either<LookupFailure, ParsedAddress> => {
  const [first] = results
  if (first === undefined) return E.left({ _tag: 'NoResult' })
  const parsed = parseAddressForm({ street: first.street, unit: first.apt, zip: first.zip })
  if (E.isLeft(parsed)) return E.left({ _tag: 'ResultMalformed', ...parsed.left })
  const { street, unit, zip } = parsed.right
  return E.right({ street, apt: unit, zip })
}
