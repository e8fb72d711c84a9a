import { either as E } from 'fp-ts'
import { prefillParameters } from '../query/query-parameters.ts'
import type { Query } from '../query/query.ts'
import { readParameters } from '../query/query.ts'
import { characterCount, withoutHidden } from '../shared/text.ts'
import { STREET_MAX, UNIT_MAX, zipInput } from './address.ts'
import type { AddressForm } from './address-form.ts'
import { EMPTY_ADDRESS_FORM } from './address-form.ts'
import { FULL_ADDRESS_MAX, parseFullAddress } from './full-address.ts'

/** Returns a text without hidden characters; null if it is missing or over its limit. */
const shortened = (text: string | null, max: number): string | null => {
  const plain = text === null ? null : withoutHidden(text)
  return plain === null || characterCount(plain) > max ? null : plain
}

/** Fills the form from `full_address`, overridden by `a`, `aptnum`, `zip`. Invalid text counts as missing (ADR-13). */
export const prefilledForm = (query: Query): AddressForm => {
  const { fullAddress, ...given } = readParameters(prefillParameters, query)
  const [street, unit] = [shortened(given.street, STREET_MAX), shortened(given.unit, UNIT_MAX)]
  const zip = shortened(given.zip, UNIT_MAX)
  const parsed = parseFullAddress(shortened(fullAddress, FULL_ADDRESS_MAX) ?? '')
  const parts = E.isLeft(parsed) ? EMPTY_ADDRESS_FORM : { ...parsed.right, unit: parsed.right.apt }
  return {
    street: street?.trimStart() ?? parts.street,
    unit: unit ?? parts.unit,
    zip: zip === null ? parts.zip : zipInput(zip),
  }
}
