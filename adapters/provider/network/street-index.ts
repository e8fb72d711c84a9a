import { streetKeyIn } from '#core/network/home-key.ts'
import { ownNames } from '#core/network/street-key.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import type { NetworkEntry, NetworkReach, Situation } from './network.ts'
import { groupBy } from './places.ts'
import type { NetworkStreet, StreetLines } from './street-lines.ts'
import { compareNumbers, searchKeyOf } from './street-lines.ts'

/** Sorts items by key. Returns a search for at most `limit` items whose key has a prefix. */
const indexKeys = <A>(items: readonly (readonly [key: string, item: A])[]) => {
  const sorted = items.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const keyAt = (rank: number): string => sorted[rank]?.[0] ?? ''

  /** Returns the first rank whose key is not below the text. */
  const rankOf = (text: string): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (keyAt(middle) < text) low = middle + 1
      else high = middle
    }
    return low
  }

  return (prefix: string, limit: number): readonly A[] => {
    const rank = rankOf(prefix)
    return sorted.slice(rank, rank + limit).flatMap(([key, item]) => (key.startsWith(prefix) ? [item] : []))
  }
}

type IndexedStreet = NetworkStreet & { readonly search: string; readonly zip: string }

/** Groups entries into streets by key, in the order of the keys. */
const readStreets = (entries: readonly NetworkEntry[]) => {
  const spelled = groupBy(entries, ({ name, zip }) => `${zip} ${name}`)
  const keyed = [...spelled.values()].flatMap((ofStreet) => {
    const [{ number, name, city, state, zip } = { number: '', name: '', city: '', state: '', zip: '' }] =
      ofStreet
    const address = readUsAddress(`${number} ${name}`)
    if (address.kind === 'mail') throw new TypeError(`not a street: ${name}`)
    const street = {
      key: streetKeyIn(address, zip),
      search: searchKeyOf(address, { city, state, zip }),
      own: ownNames(address),
      zip,
    }
    return ofStreet.map((entry) => ({ street, entry }))
  })
  const streets = [...groupBy(keyed, ({ street }) => street.key).values()].flatMap((lines): IndexedStreet[] =>
    lines.slice(0, 1).map(({ street }) => ({
      ...street,
      numbers: lines.map(({ entry }) => entry.number).toSorted(compareNumbers),
    })),
  )
  return { keyed, streets: streets.toSorted((one, other) => (one.key < other.key ? -1 : 1)) }
}

const NOWHERE = { internetAvailable: false, tvAvailable: false, phoneAvailable: false }

const widened = (
  { city, state, serviceability: known }: NetworkReach,
  situation: Situation,
): NetworkReach => {
  const { internetAvailable, tvAvailable, phoneAvailable } = situation.offers
    ? situation.serviceability
    : NOWHERE
  return {
    city,
    state,
    serviceability: {
      internetAvailable: known.internetAvailable || internetAvailable,
      tvAvailable: known.tvAvailable || tvAvailable,
      phoneAvailable: known.phoneAvailable || phoneAvailable,
    },
  }
}

const reachByZip = (entries: readonly NetworkEntry[]): ReadonlyMap<string, NetworkReach> => {
  const reaches = new Map<string, NetworkReach>()
  for (const { zip, city, state, situation, exceptions } of entries) {
    const known = reaches.get(zip) ?? { city, state, serviceability: NOWHERE }
    reaches.set(zip, [situation, ...Object.values(exceptions)].reduce(widened, known))
  }
  return reaches
}

/** Indexes entries in memory. */
export const indexStreets = (entries: readonly NetworkEntry[]): StreetLines => {
  const { keyed, streets } = readStreets(entries)
  const refOf = (street: string, number: string): string => `${number} ${street}`
  const byLine = new Map(keyed.map(({ street, entry }) => [refOf(street.key, entry.number), entry]))
  const linesFrom = indexKeys(
    keyed.map(({ street, entry: { number } }) => [refOf(street.key, number), { street: street.key, number }]),
  )
  const streetsFrom = indexKeys(streets.map((street) => [street.search, street]))
  const byZip = groupBy(streets, ({ zip }) => zip)
  const reaches = reachByZip(entries)
  return {
    linesBeginning: async (prefixes, limit) => prefixes.flatMap((prefix) => linesFrom(prefix, limit)),
    streetsBeginning: async (prefixes, limit) => prefixes.flatMap((prefix) => streetsFrom(prefix, limit)),
    streetsOf: async (zip) => byZip.get(zip) ?? [],
    entries: async (lines) => lines.flatMap(({ street, number }) => byLine.get(refOf(street, number)) ?? []),
    reach: async (zip) => reaches.get(zip) ?? null,
  }
}
