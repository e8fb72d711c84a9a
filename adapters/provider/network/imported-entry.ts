import type { HomeService, NetworkHome } from '#core/network/home.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import type { NetworkEntry, Situation } from './network.ts'
import { situations } from './situations.ts'
import { isStateOfService } from './states.ts'

/** Returns the situation of a home: nothing is sold without a connection, and to businesses by telephone (NET-03). */
const situationOf = ({ service }: NetworkHome): Situation => {
  if (service === null) return situations.notServiceable
  return service.customers === 'business' ? situations.commercial : situations.serviceable
}

const compare = new Intl.Collator('en', { numeric: true }).compare

type Line = Pick<NetworkEntry, 'number' | 'name'>

/** Splits the line of a home into its number and its street, as the file spells them; null for no street address. */
const lineOf = ({ street }: NetworkHome): Line | null => {
  const address = readUsAddress(street)
  if (address.kind === 'mail' || address.number === '') return null
  const { number, before, name, suffix, after } = address
  const behind = street.slice(number.length).trim()
  const isFirst = street.toUpperCase().startsWith(`${number} `)
  return {
    number,
    name: isFirst ? behind : [before, name, suffix, after].filter((part) => part !== '').join(' '),
  }
}

const inRecord = <A>(homes: readonly NetworkHome[], valueOf: (home: NetworkHome) => A | null) =>
  Object.fromEntries(
    homes.flatMap((home): readonly (readonly [string, A])[] => {
      const value = valueOf(home)
      return value === null ? [] : [[home.unit, value]]
    }),
  )

/**
 * Makes the entry of the imported homes at one number of a street: a house, or a building with the units that its file
 * names. Null without homes, for what is no street, and in a state that the brand no longer serves.
 */
export const entryOf = (homes: readonly NetworkHome[]): NetworkEntry | null => {
  const [home] = homes
  const line = home !== undefined && isStateOfService(home.state) ? lineOf(home) : null
  if (home === undefined || line === null) return null
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
