import { MAX_SUGGESTIONS } from '#core/address/suggestion.ts'
import { streetKeyIn } from '#core/network/home-key.ts'
import { linePrefixes, nameKey, namePrefixes, ownNames, streetKey } from '#core/network/street-key.ts'
import type { StreetAddress } from '#core/network/us-address.ts'
import { isSlip } from '#core/shared/slip.ts'
import type { NetworkEntry, NetworkReach } from './network.ts'

/** A street of one zip: its `streetKeyIn`, its `ownNames`, and its numbers in the order of `compareNumbers`. */
export type NetworkStreet = {
  readonly key: string
  readonly own: readonly string[]
  readonly numbers: readonly string[]
}

/** A line of a street: the key of the street and the number. */
export type LineRef = { readonly street: string; readonly number: string }

/** The streets and lines of a network, sorted by their keys. */
export type StreetLines = {
  /**
   * Returns at most `limit` lines for each prefix, by number and then by the key of the street. A prefix is a number,
   * perhaps unfinished, or a number with the beginning of a street.
   */
  readonly linesBeginning: (prefixes: readonly string[], limit: number) => Promise<readonly LineRef[]>
  /** Returns at most `limit` streets whose search key has a prefix, for each prefix, by search key. */
  readonly streetsBeginning: (prefixes: readonly string[], limit: number) => Promise<readonly NetworkStreet[]>
  /** Returns the streets of a zip by key. */
  readonly streetsOf: (zip: string) => Promise<readonly NetworkStreet[]>
  /** Returns the entries of lines, without those that do not exist, in the order of the lines. */
  readonly entries: (lines: readonly LineRef[]) => Promise<readonly NetworkEntry[]>
  /** Returns what can be bought in a zip; null if the network has no place there. */
  readonly reach: (zip: string) => Promise<NetworkReach | null>
}

/** Returns the number that a house number begins with; 0 for one that begins with a letter. */
const valueOf = (number: string): number => Number.parseInt(number, 10) || 0

export const compareNumbers = (one: string, other: string): number =>
  valueOf(one) - valueOf(other) || (one < other ? -1 : 1)

/** Returns what a search for a street compares: its name, city, state and zip, in compared form. */
export const searchKeyOf = (
  address: StreetAddress,
  { city, state, zip }: Pick<NetworkEntry, 'city' | 'state' | 'zip'>,
): string => `${streetKey(address)} ${nameKey(`${city} ${state}`)} ${zip}`

const nearestTo = (number: string, lines: readonly LineRef[]): LineRef | null => {
  const distance = (line: LineRef): number => Math.abs(valueOf(line.number) - valueOf(number))
  return lines.reduce<LineRef | null>(
    (best, line) => (best === null || distance(line) < distance(best) ? line : best),
    null,
  )
}

const digitsOf = (name: string): string => name.replace(/\D/g, '')

/** The letters of the shortest name in which one may be wrong: `A Street` is not `B Street`. */
const SLIP_MIN = 4

const isMeantName = (one: string, other: string): boolean =>
  one === other || (one.length >= SLIP_MIN && digitsOf(one) === digitsOf(other) && isSlip(one, other))

/** Checks whether a street was probably meant: one wrong letter, or a missing or different word such as `North`. */
const isMeant = (typed: readonly string[], street: NetworkStreet): boolean =>
  typed.some((one) => street.own.some((other) => isMeantName(one, other)))

const linesOf = ({ key, numbers }: NetworkStreet): readonly LineRef[] =>
  numbers.map((number) => ({ street: key, number }))

/** Returns an address line in a zip, or else the closest number of its street or of those probably meant. */
export const lookUp = async (
  lines: StreetLines,
  address: StreetAddress,
  zip: string,
): Promise<{ readonly entry: NetworkEntry | null; readonly nearby: NetworkEntry | null }> => {
  const key = streetKeyIn(address, zip)
  const [entry] = await lines.entries([{ street: key, number: address.number }])
  if (entry !== undefined) return { entry, nearby: null }
  const streets = await lines.streetsOf(zip)
  const own = ownNames(address)
  const street = streets.find((one) => one.key === key)
  const meant = street === undefined ? streets.filter((one) => isMeant(own, one)) : [street]
  const near = nearestTo(address.number, meant.flatMap(linesOf))
  const [nearby = null] = near === null ? [] : await lines.entries([near])
  return { entry: null, nearby }
}

/** Orders lines so that each street appears once before any street appears again. */
const spread = (streets: readonly NetworkStreet[]): readonly LineRef[] =>
  Array.from({ length: MAX_SUGGESTIONS }, (_, turn) => turn).flatMap((turn) =>
    streets.flatMap(({ key, numbers }) =>
      numbers.slice(turn, turn + 1).map((number) => ({ street: key, number })),
    ),
  )

/** Streets that are searched for a number that is followed by a street and its city. */
const STREETS_MAX = 50

const numberedLines = async (lines: StreetLines, words: readonly string[]): Promise<readonly LineRef[]> => {
  const prefixes = linePrefixes(words)
  if (prefixes.length === 0) return []
  const found = await lines.linesBeginning(prefixes, MAX_SUGGESTIONS)
  const [number = '', ...rest] = words
  if (found.length > 0 || rest.length < 2) return found
  const streets = await lines.streetsBeginning(namePrefixes(rest), STREETS_MAX)
  return streets.filter(({ numbers }) => numbers.includes(number)).map(({ key }) => ({ street: key, number }))
}

/** Returns at most `MAX_SUGGESTIONS` lines that begin with the words: matches by number before matches by name. */
export const linesWith = async (
  lines: StreetLines,
  words: readonly string[],
): Promise<readonly NetworkEntry[]> => {
  if (words.length === 0) return []
  const numbered = await numberedLines(lines, words)
  const named =
    numbered.length < MAX_SUGGESTIONS
      ? spread(await lines.streetsBeginning(namePrefixes(words), MAX_SUGGESTIONS))
      : []
  const found = new Map([...numbered, ...named].map((line) => [`${line.number} ${line.street}`, line]))
  return lines.entries([...found.values()].slice(0, MAX_SUGGESTIONS))
}
