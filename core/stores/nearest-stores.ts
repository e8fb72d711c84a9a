import type { UsState } from '../shared/us-state.ts'
import type { GeoPoint } from './store.ts'

/** Centres of zip areas by three digits: latitude and longitude in degrees, and their states. */
export type ZipAreas = Readonly<
  Record<string, readonly [latitude: number, longitude: number, state: UsState]>
>

/** The file of the areas. */
export const ZIP_AREAS_PATH = '/zip-areas.json'

/** A place and its distance in miles. */
export type Distance<A> = { readonly store: A; readonly miles: number }

const EARTH_RADIUS_MILES = 3_958.8
const AREA_DIGITS = 3

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance of two places over the surface of the earth, in miles (haversine; STO-02). */
export const milesBetween = (a: GeoPoint, b: GeoPoint): number => {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Returns centre and state of the area of a zip, or null for a zip of no known area (STO-02, STO-03). */
export const areaOfZip = (
  areas: ZipAreas,
  zip: string,
): { readonly center: GeoPoint; readonly state: UsState } | null => {
  const prefix = zip.slice(0, AREA_DIGITS)
  const area = Object.hasOwn(areas, prefix) ? areas[prefix] : undefined
  if (area === undefined || !/^\d{5}$/.test(zip)) return null
  const [latitude, longitude, state] = area
  return { center: { latitude, longitude }, state }
}

/** Returns the centre of the area of a zip, or null for a zip of no known area (STO-02). */
export const centerOfZip = (areas: ZipAreas, zip: string): GeoPoint | null =>
  areaOfZip(areas, zip)?.center ?? null

/** Returns all stores with their distances from a place, nearest first; equal distances keep their order (STO-02). */
export const byDistance = <A>(
  stores: readonly A[],
  locationOf: (store: A) => GeoPoint,
  from: GeoPoint,
): readonly Distance<A>[] =>
  stores
    .map((store) => ({ store, miles: milesBetween(locationOf(store), from) }))
    .toSorted((a, b) => a.miles - b.miles)
