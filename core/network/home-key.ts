import { nameKey, streetKey, unitKey } from './street-key.ts'
import { readUsAddress } from './us-address.ts'

/** Ends the street in a key; no part of an address contains it. */
const END = '|'

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
  const place = [zip, read.urbanization, read.number, streetKey(read)].filter((part) => part !== '').join(' ')
  return `${place}${END}${unitKey(`${read.unit} ${unit}`)}`
}
