import { either as E } from 'fp-ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { MAX_UNIT_OPTIONS, filterUnits } from '#core/address/suggestion.ts'
import type {
  Network,
  NetworkEntry,
  NetworkLocation,
  NetworkMatch,
  NetworkSample,
  NetworkSeed,
} from './network.ts'
import { unitKey, wordsOf } from '#core/network/street-key.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import type { TaxParts } from '#core/pricing/tax.ts'
import { taxRateAt } from '#core/pricing/tax.ts'
import { salesTax } from './sales-tax.ts'
import { stateOfService } from './states.ts'
import { indexStreets } from './street-index.ts'
import type { StreetLines } from './street-lines.ts'
import { linesWith, lookUp } from './street-lines.ts'

/** Longer text is cut: no street or unit has this length. */
const TEXT_MAX = 200

const ZIP = /^\d{5}$/

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

/** Returns the network of streets and lines. No text makes it throw. */
export const networkOf = (lines: StreetLines, samples: readonly NetworkSample[] = []): Network => ({
  samples: () => samples,
  reach: async (zip) => (ZIP.test(zip) ? lines.reach(zip) : null),
  streets: async (text) => (await linesWith(lines, wordsOf(text.slice(0, TEXT_MAX)))).map(suggestionOf),
  units: async (street, zip, text) => {
    const address = readUsAddress(street.slice(0, TEXT_MAX))
    const entry = address.kind === 'mail' || !ZIP.test(zip) ? null : (await lookUp(lines, address, zip)).entry
    const units = entry === null ? [] : unitsOf(entry)
    const typed = text.slice(0, TEXT_MAX)
    const found = filterUnits(units, typed)
    return (found.length > 0 ? found : filterUnits(units, unitKey(typed))).slice(0, MAX_UNIT_OPTIONS)
  },
  find: async (address) => {
    const line = readUsAddress(address.street.slice(0, TEXT_MAX))
    if (line.kind === 'mail' || !ZIP.test(address.zip)) return { kind: 'notFound', nearby: null }
    const { entry, nearby } = await lookUp(lines, line, address.zip)
    if (entry !== null) return matchOf(entry, unitKey(address.unit.slice(0, TEXT_MAX) || line.unit))
    return { kind: 'notFound', nearby: nearby === null ? null : suggestionOf(nearby) }
  },
})

/** Creates the network of a seed, in memory. An unserved state in the seed is a defect (throws). */
export const indexNetwork = ({ entries, samples }: NetworkSeed): Network =>
  networkOf(indexStreets(entries), samples)
