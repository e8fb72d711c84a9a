import { MAX_SUGGESTIONS } from '#core/address/suggestion.ts'
import { linePrefixes, nameKey, namePrefixes, ownNames, streetKey } from '#core/network/street-key.ts'
import type { StreetAddress } from '#core/network/us-address.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import { isSlip } from '#core/shared/slip.ts'
import type { NetworkEntry } from './network.ts'
import { groupBy } from './places.ts'
import { stateOfService } from './states.ts'

/** A sorted index of keys. It returns positions in the list it was built from. */
type PrefixIndex = {
  /** Returns the position of a key, or -1. */
  readonly find: (key: string) => number
  /** Returns at most `limit` positions of keys with a prefix, in key order. */
  readonly starting: (prefix: string, limit: number) => readonly number[]
}

const indexKeys = (keys: readonly string[]): PrefixIndex => {
  const keyAt = (position: number): string => keys[position] ?? ''
  const order = Uint32Array.from(keys.keys()).toSorted((a, b) => {
    const [left, right] = [keyAt(a), keyAt(b)]
    return left < right ? -1 : left > right ? 1 : a - b
  })

  /** Returns the first rank whose key is not below the text. */
  const rankOf = (text: string): number => {
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (keyAt(order[middle] ?? 0) < text) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    find: (key) => {
      const position = order[rankOf(key)]
      return position !== undefined && keys[position] === key ? position : -1
    },
    starting: (prefix, limit) => {
      const rank = rankOf(prefix)
      return [...order.subarray(rank, rank + limit)].filter((position) => keyAt(position).startsWith(prefix))
    },
  }
}

/** The entries of one street and zip, by house number. */
type Street = { readonly own: readonly string[]; readonly key: string; readonly entries: NetworkEntry[] }

/** Returns the number that a house number begins with; 0 for one that begins with a letter. */
const valueOf = (number: string): number => Number.parseInt(number, 10) || 0

/**
 * Groups entries into streets by zip and name, each with the key of its name and the key `name city state zip`.
 * Each zip has its own part of the key.
 */
const readStreets = (entries: readonly NetworkEntry[]) => {
  const placeKeys = new Map<string, string>()
  const streets = new Map<string, Street>()
  for (const entry of entries) {
    const { name, city, state, zip } = entry
    const street = streets.get(`${zip} ${name}`)
    if (street === undefined) {
      const place = placeKeys.get(zip) ?? `${nameKey(`${city} ${stateOfService(state).code}`)} ${zip}`
      placeKeys.set(zip, place)
      const address = readUsAddress(`${entry.number} ${name}`)
      if (address.kind === 'mail') throw new TypeError(`not a street: ${name}`)
      streets.set(`${zip} ${name}`, {
        own: ownNames(address),
        key: `${streetKey(address)} ${place}`,
        entries: [entry],
      })
    } else street.entries.push(entry)
  }
  for (const { entries: ofStreet } of streets.values())
    ofStreet.sort((a, b) => valueOf(a.number) - valueOf(b.number))
  return { placeKeys, streets: [...streets.values()] }
}

const nearestTo = (number: string, entries: readonly NetworkEntry[]): NetworkEntry | null => {
  const distance = (entry: NetworkEntry): number => Math.abs(valueOf(entry.number) - valueOf(number))
  return entries.reduce<NetworkEntry | null>(
    (best, entry) => (best === null || distance(entry) < distance(best) ? entry : best),
    null,
  )
}

const digitsOf = (name: string): string => name.replace(/\D/g, '')

/** The letters of the shortest name in which one may be wrong: `A Street` is not `B Street`. */
const SLIP_MIN = 4

const isMeantName = (one: string, other: string): boolean =>
  one === other || (one.length >= SLIP_MIN && digitsOf(one) === digitsOf(other) && isSlip(one, other))

/** Checks whether a street was probably meant: one wrong letter, or a missing or different word such as `North`. */
const isMeant = (typed: readonly string[], street: readonly string[]): boolean =>
  typed.some((one) => street.some((other) => isMeantName(one, other)))

const pick = <A>(items: readonly A[], positions: readonly number[]): readonly A[] =>
  positions.flatMap((position) => items.slice(position, position + 1))

/** Orders entries so that each street appears once before any street appears again. */
const spread = (streets: readonly Street[]): readonly NetworkEntry[] =>
  Array.from({ length: MAX_SUGGESTIONS }, (_, turn) => turn).flatMap((turn) =>
    streets.flatMap(({ entries }) => pick(entries, [turn])),
  )

type StreetIndex = {
  /** Returns an address line in a zip, or the closest number of its street or of those probably meant. */
  readonly lookUp: (
    address: StreetAddress,
    zip: string,
  ) => { readonly entry: NetworkEntry | null; readonly nearby: NetworkEntry | null }
  /** Returns at most `MAX_SUGGESTIONS` lines that begin with the words: matches by number before matches by name. */
  readonly beginning: (words: readonly string[]) => readonly NetworkEntry[]
}

/** Builds two sorted lists of normalized keys: lines by number and streets by name. */
export const indexStreets = (entries: readonly NetworkEntry[]): StreetIndex => {
  const { placeKeys, streets } = readStreets(entries)
  const lines = streets.flatMap((street) => street.entries)
  const byNumber = indexKeys(
    streets.flatMap(({ key, entries: ofStreet }) => ofStreet.map(({ number }) => `${number} ${key}`)),
  )
  const byName = indexKeys(streets.map(({ key }) => key))
  const byZip = groupBy(streets, ({ entries: [first] }) => first?.zip ?? '')

  return {
    lookUp: (address, zip) => {
      const place = placeKeys.get(zip)
      if (place === undefined) return { entry: null, nearby: null }
      const key = `${streetKey(address)} ${place}`
      const entry = lines[byNumber.find(`${address.number} ${key}`)] ?? null
      const street = streets[byName.find(key)]
      const own = ownNames(address)
      const meant = street ? [street] : (byZip.get(zip) ?? []).filter((one) => isMeant(own, one.own))
      const near = nearestTo(
        address.number,
        meant.flatMap((one) => one.entries),
      )
      return { entry, nearby: near }
    },
    beginning: (words) => {
      if (words.length === 0) return []
      const numbered = linePrefixes(words).flatMap((prefix) =>
        pick(lines, byNumber.starting(prefix, MAX_SUGGESTIONS)),
      )
      const named = namePrefixes(words).flatMap((prefix) =>
        spread(pick(streets, byName.starting(prefix, MAX_SUGGESTIONS))),
      )
      return [...new Set([...numbered, ...named])].slice(0, MAX_SUGGESTIONS)
    },
  }
}
