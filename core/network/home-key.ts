import { nameKey, streetKey, unitKey } from './street-key.ts'
import type { StreetAddress } from './us-address.ts'
import { readUsAddress } from './us-address.ts'

/** Ends the street in a key; no part of an address contains it. */
const END = '|'

/** Returns the identity of a house or a building: its zip and its street with number, in compared form. */
export const placeKey = (address: StreetAddress, zip: string): string =>
  [zip, address.urbanization, address.number, streetKey(address)].filter((part) => part !== '').join(' ')

/**
 * Returns the identity of a home: its zip, its street with number and its unit, in compared form. Spellings of one
 * address have one key. Homes of a building have one key up to `|`.
 */
export const homeKey = ({
  street,
  unit,
  zip,
}: {
  readonly street: string
  readonly unit: string
  readonly zip: string
}): string => {
  const read = readUsAddress(street)
  if (read.kind === 'mail') return `${zip} ${nameKey(street)}${END}${unitKey(unit)}`
  return `${placeKey(read, zip)}${END}${unitKey(`${read.unit} ${unit}`)}`
}
