import { either as E } from 'fp-ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { MAX_UNIT_OPTIONS, filterUnits } from '#core/address/suggestion.ts'
import type {
  Network,
  NetworkEntry,
  NetworkLocation,
  NetworkMatch,
  NetworkReach,
  NetworkSeed,
  Situation,
} from './network.ts'
import { unitKey, wordsOf } from '#core/network/street-key.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import type { TaxParts } from '#core/pricing/tax.ts'
import { taxRateAt } from '#core/pricing/tax.ts'
import { salesTax } from './sales-tax.ts'
import { stateOfService } from './states.ts'
import { indexStreets } from './street-index.ts'

/** Longer text is cut: no street or unit has this length. */
const TEXT_MAX = 200

const streetLine = (entry: NetworkEntry): string => `${entry.number} ${entry.name}`

const suggestionOf = (entry: NetworkEntry): AddressSuggestion => ({
  streetLine: streetLine(entry),
  secondary: '',
  entries: entry.units.length,
  city: entry.city,
  state: entry.state,
  zip: entry.zip,
})

const unitsOf = (entry: NetworkEntry): readonly AddressSuggestion[] =>
  entry.units.map((unit) => ({ ...suggestionOf(entry), secondary: unit, entries: 1 }))

const taxesAt = (entry: NetworkEntry): TaxParts => {
  const taxes = taxRateAt(salesTax, entry)
  if (E.isLeft(taxes)) throw new RangeError(`no sales tax is known of ${taxes.left.state}`)
  return taxes.right
}

/** Returns the id of a place. */
export const locationIdOf = (entry: NetworkEntry, unit = ''): string =>
  wordsOf(`${entry.state} ${entry.zip} ${streetLine(entry)} ${unitKey(unit)}`)
    .join('-')
    .toLowerCase()

const locationOf = (entry: NetworkEntry, unit: string): NetworkLocation => {
  const { city, state, zip } = entry
  const { utcOffsetMinutes } = stateOfService(state)
  const connection = entry.connections?.[unit]
  return {
    locationId: entry.ids?.[unit] ?? locationIdOf(entry, unit),
    street: streetLine(entry),
    unit,
    city,
    state,
    zip,
    area: `${state}-${zip.slice(0, 3)}`,
    utcOffsetMinutes,
    taxes: taxesAt(entry),
    situation: entry.exceptions[unit] ?? entry.situation,
    ...(connection && { connection }),
  }
}

/** Matches a house with any unit, and a building only with one of its units. */
const matchOf = (entry: NetworkEntry, unit: string): NetworkMatch => {
  if (entry.units.length === 0) return { kind: 'found', location: locationOf(entry, '') }
  if (unit === '') return { kind: 'multipleUnits', units: unitsOf(entry) }
  const known = entry.units.find((label) => unitKey(label) === unit)
  return known === undefined
    ? { kind: 'unitNotFound', units: unitsOf(entry) }
    : { kind: 'found', location: locationOf(entry, known) }
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

/** Creates the network of a seed. No text makes it throw. An unserved state in the seed is a defect (throws). */
export const indexNetwork = ({ entries, samples }: NetworkSeed): Network => {
  const index = indexStreets(entries)
  const reaches = reachByZip(entries)
  return {
    size: entries.reduce((total, { units }) => total + Math.max(1, units.length), 0),
    samples: () => samples,
    reach: (zip) => reaches.get(zip) ?? null,
    streets: (text) => index.beginning(wordsOf(text.slice(0, TEXT_MAX))).map(suggestionOf),
    units: (street, zip, text) => {
      const address = readUsAddress(street.slice(0, TEXT_MAX))
      const entry = address.kind === 'mail' ? null : index.lookUp(address, zip).entry
      const units = entry === null ? [] : unitsOf(entry)
      const typed = text.slice(0, TEXT_MAX)
      const found = filterUnits(units, typed)
      return (found.length > 0 ? found : filterUnits(units, unitKey(typed))).slice(0, MAX_UNIT_OPTIONS)
    },
    find: (address) => {
      const line = readUsAddress(address.street.slice(0, TEXT_MAX))
      if (line.kind === 'mail') return { kind: 'notFound', nearby: null }
      const { entry, nearby } = index.lookUp(line, address.zip)
      if (entry !== null) return matchOf(entry, unitKey(address.unit.slice(0, TEXT_MAX) || line.unit))
      return { kind: 'notFound', nearby: nearby === null ? null : suggestionOf(nearby) }
    },
  }
}
