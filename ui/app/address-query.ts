import type { AddressForm } from '#core/address/address-form.ts'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { STREET_MAX, UNIT_MAX, zipInput } from '#core/address/address.ts'
import { FULL_ADDRESS_MAX } from '#core/address/full-address.ts'
import { prefillOf, prefillQuery } from '#core/address/prefill.ts'
import { parseQuery as parseText } from '#core/shared/query.ts'
import { characterCount, withoutHidden } from '#core/shared/text.ts'

/** Parses a query into text parameters. A zip keeps its leading zeros. A malformed query counts as empty (ADR-13). */
export const parseQuery = (text: string): Record<string, string> => {
  const query = parseText(text)
  return query._tag === 'Left' ? {} : Object.fromEntries(query.right)
}

export const queryText = (search: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const text = new URLSearchParams(given).toString()
  return text === '' ? '' : `?${text}`
}

/** The query parameters of an address: the name, the maximum length and the normalization. */
const parameters: readonly (readonly [name: string, max: number, read: (text: string) => string])[] = [
  [prefillQuery.fullAddress, FULL_ADDRESS_MAX, (text) => text],
  [prefillQuery.street, STREET_MAX, (text) => text.trimStart()],
  [prefillQuery.unit, UNIT_MAX, (text) => text],
  [prefillQuery.zip, UNIT_MAX, zipInput],
]

/**
 * Returns the address form for a query, without invisible characters (ADR-13). A text over its limit counts as empty. Uses no schema
 * library, because this code runs before the first screen.
 */
export const formOfQuery = (search: Readonly<Record<string, unknown>>): AddressForm => {
  const given = parameters.flatMap(([name, max, read]) => {
    const { [name]: value } = search
    const text = typeof value === 'string' ? withoutHidden(value) : null
    return text === null || characterCount(text) > max ? [] : [[name, read(text)] as const]
  })
  const prefill = prefillOf(new Map(given))
  return prefill._tag === 'Left' ? EMPTY_ADDRESS_FORM : prefill.right.form
}
