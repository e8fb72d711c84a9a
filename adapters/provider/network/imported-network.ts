import type { HomeService, NetworkHome } from '#core/network/home.ts'
import { placeKey } from '#core/network/home-key.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import { indexNetwork } from './indexed-network.ts'
import type { Network, NetworkEntry, Situation } from './network.ts'
import { situations } from './situations.ts'
import { isStateOfService } from './states.ts'

/** Returns the situation of a home: nothing is sold without a connection, and to businesses by telephone (NET-03). */
const situationOf = ({ service }: NetworkHome): Situation => {
  if (service === null) return situations.notServiceable
  return service.customers === 'business' ? situations.commercial : situations.serviceable
}

const compare = new Intl.Collator('en', { numeric: true }).compare

type Line = Pick<NetworkEntry, 'number' | 'name'> & { readonly key: string }

/** Splits the line of a home into its number and its street, as the file spells them; null for no street address. */
const lineOf = ({ street, zip }: NetworkHome): Line | null => {
  const address = readUsAddress(street)
  if (address.kind === 'mail' || address.number === '') return null
  const { number, before, name, suffix, after } = address
  const behind = street.slice(number.length).trim()
  const isFirst = street.toUpperCase().startsWith(`${number} `)
  return {
    number,
    name: isFirst ? behind : [before, name, suffix, after].filter((part) => part !== '').join(' '),
    key: placeKey(address, zip),
  }
}

const inRecord = <A>(homes: readonly NetworkHome[], valueOf: (home: NetworkHome) => A | null) =>
  Object.fromEntries(
    homes.flatMap((home): readonly (readonly [string, A])[] => {
      const value = valueOf(home)
      return value === null ? [] : [[home.unit, value]]
    }),
  )

/** Makes the entry of a house, or of a building with the units that its file names. */
const entryOf = (line: Line, homes: readonly NetworkHome[]): NetworkEntry | null => {
  const [home] = homes
  if (home === undefined) return null
  const named = homes.filter(({ unit }) => unit !== '')
  const { city, state, zip } = home
  return {
    number: line.number,
    name: line.name,
    city,
    state,
    zip,
    situation: situationOf(home),
    units: named.map(({ unit }) => unit).toSorted(compare),
    exceptions: inRecord(named, situationOf),
    ids: inRecord(homes, ({ locationId }) => locationId),
    connections: inRecord<HomeService>(homes, ({ service }) => service),
  }
}

type Place = { readonly line: Line; readonly homes: NetworkHome[] }

/**
 * Creates the network of imported homes, of which no two have one address. It leaves out what has no street, or lies in
 * a state that the brand no longer serves.
 */
export const importedNetwork = async (
  homes: AsyncIterable<NetworkHome> | Iterable<NetworkHome>,
): Promise<Network> => {
  const places = new Map<string, Place>()
  for await (const home of homes) {
    const line = isStateOfService(home.state) ? lineOf(home) : null
    if (line === null) continue
    const place = places.get(line.key)
    if (place === undefined) places.set(line.key, { line, homes: [home] })
    else place.homes.push(home)
  }
  const entries = [...places.values()].flatMap(({ line, homes: found }) => entryOf(line, found) ?? [])
  return indexNetwork({ entries, samples: [] })
}
