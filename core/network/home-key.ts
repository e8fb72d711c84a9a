import { nameKey, streetKey, unitKey } from './street-key.ts'
import type { StreetAddress } from './us-address.ts'
import { readUsAddress } from './us-address.ts'

/** Ends the line of a street in a key; no part of an address contains it. */
const END = '|'

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** Returns the identity of a street: its name in compared form, its urbanization and its zip. */
export const streetKeyIn = (address: StreetAddress, zip: string): string =>
  joined([streetKey(address), address.urbanization, zip])

/** Returns what the keys of all homes at a number of a street begin with; no other key does. */
export const lineKey = (street: string, number: string): string => `${joined([street, number])}${END}`

/** The identities of a home and of its street. `street` and `number` are empty for what is no street address. */
export type HomeKeys = { readonly home: string; readonly street: string; readonly number: string }

/**
 * Returns the identity of a home: its street with zip and number, and its unit, in compared form. Spellings of one
 * address have one key. Homes of a building have one key up to `|`, and those of a street follow each other.
 */
export const homeKeys = ({
  street,
  unit,
  zip,
}: {
  readonly street: string
  readonly unit: string
  readonly zip: string
}): HomeKeys => {
  const read = readUsAddress(street)
  if (read.kind === 'mail')
    return { home: `${lineKey(joined([nameKey(street), zip]), '')}${unitKey(unit)}`, street: '', number: '' }
  const key = streetKeyIn(read, zip)
  const home = `${lineKey(key, read.number)}${unitKey(`${read.unit} ${unit}`)}`
  return read.number === '' ? { home, street: '', number: '' } : { home, street: key, number: read.number }
}
