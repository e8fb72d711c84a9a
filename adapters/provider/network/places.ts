import type { ZipAreas } from '#core/stores/nearest-stores.ts'
import { usStates } from '#core/shared/us-state.ts'
import { statesOfService } from './states.ts'

/** A city with some of its zip codes, in ascending order. */
export type Place = { readonly city: string; readonly state: string; readonly zips: readonly string[] }

/** A row of the zip code data; `latitude` and `longitude` are missing in a few. */
type ZipRow = {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly latitude?: number
  readonly longitude?: number
}

const CITIES_OF_STATE = 2
const ZIPS_OF_CITY = 8

/** Groups items by key, in their order. */
export const groupBy = <A>(
  items: readonly A[],
  keyOf: (item: A) => string,
): ReadonlyMap<string, readonly A[]> => {
  const groups = new Map<string, A[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the zips with their own coordinates, which represent a district. Post office boxes have their city's. */
const districtZips = (rows: readonly ZipRow[]): readonly string[] =>
  [...groupBy(rows, (row) => `${row.latitude} ${row.longitude}`).values()]
    .flatMap(([first, ...others]) => (first === undefined || others.length > 0 ? [] : [first.zip]))
    .toSorted(compareText)

const citiesOf = (state: string, rows: readonly ZipRow[]): readonly Place[] =>
  [...groupBy(rows, (row) => row.city)]
    .map(([city, rowsOfCity]) => ({ city, state, zips: districtZips(rowsOfCity) }))
    .toSorted((a, b) => b.zips.length - a.zips.length || compareText(a.city, b.city))
    .slice(0, CITIES_OF_STATE)
    .map((place) => ({ ...place, zips: place.zips.slice(0, ZIPS_OF_CITY) }))

/** Returns the two cities with the most district zips in each state of service. Row order does not matter. */
export const placesOfService = (rows: readonly ZipRow[]): readonly Place[] => {
  const byState = groupBy(
    rows.filter((row) => row.country === 'US'),
    (row) => row.state,
  )
  return statesOfService.flatMap(({ code }) => citiesOf(code, byState.get(code) ?? []))
}

const AREA_DIGITS = 3

const meanOf = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

/** Returns the value that occurs most often, the first in order among equals. */
const mostOf = <A extends string>(values: readonly A[]): A | undefined =>
  [...groupBy(values, (value) => value)]
    .toSorted(([a, one], [b, other]) => other.length - one.length || compareText(a, b))
    .map(([, [value]]) => value)[0]

/**
 * Returns the centre of each zip area of the country by the first three digits, latitude and longitude in tenths of a
 * degree, and the state of most of its zips. Areas outside the states, such as those of the forces, are left out.
 */
export const zipAreasOf = (rows: readonly ZipRow[]): ZipAreas => {
  const located = rows.flatMap(({ zip, country, latitude, longitude, state: code }) => {
    const state = usStates.find((one) => one === code)
    return country === 'US' && latitude !== undefined && longitude !== undefined && state !== undefined
      ? [{ area: zip.slice(0, AREA_DIGITS), latitude, longitude, state }]
      : []
  })
  return Object.fromEntries(
    [...groupBy(located, ({ area }) => area)]
      .toSorted(([a], [b]) => compareText(a, b))
      .map(([area, zips]) => [
        area,
        [
          meanOf(zips.map(({ latitude }) => latitude)),
          meanOf(zips.map(({ longitude }) => longitude)),
          mostOf(zips.map(({ state }) => state)) ?? 'DC',
        ],
      ]),
  )
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'city' in value &&
  typeof value.city === 'string' &&
  'state' in value &&
  typeof value.state === 'string' &&
  'zips' in value &&
  Array.isArray(value.zips) &&
  value.zips.every((zip) => typeof zip === 'string' && /^\d{5}$/.test(zip))

/** Parses the places from the JSON that the build wrote. Any other content is a defect (throws). */
export const placesOfJson = (json: string): readonly Place[] => {
  const value: unknown = JSON.parse(json)
  if (!Array.isArray(value) || !value.every(isPlace)) throw new TypeError('not a list of places')
  return value
}
