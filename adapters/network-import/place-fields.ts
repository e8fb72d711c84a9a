import { either as E } from 'fp-ts'
import type { HomePoint, NetworkHome } from '#core/network/home.ts'
import { usStates } from '#core/shared/us-state.ts'
import type { FileRow, Refusal } from './columns.ts'
import { fieldOf, refuse } from './columns.ts'

/** The columns of where a home is. */
export type PlaceColumn = 'city' | 'state' | 'zip' | 'unitCount' | 'latitude' | 'longitude'

type Place = Pick<NetworkHome, 'city' | 'state' | 'zip' | 'unitCount' | 'point'>

const states: ReadonlySet<string> = new Set(usStates)

/** A zip; the last four digits of ZIP+4 are dropped. */
const ZIP = /^(\d{5})(?:-?\d{4})?$/
const COUNT = /^\d{1,5}$/
const DEGREES = /^-?\d{1,3}(?:\.\d+)?$/

/** The latitudes and longitudes of the United States. */
const isLatitude = (degrees: number): boolean => degrees >= 17 && degrees <= 72
const isLongitude = (degrees: number): boolean => degrees >= -180 && degrees <= -64

const readPoint = (row: FileRow<PlaceColumn>): E.Either<Refusal, HomePoint | null> => {
  const north = fieldOf(row, 'latitude')
  const east = fieldOf(row, 'longitude')
  if (north === '' && east === '') return E.right(null)
  if (!DEGREES.test(north)) return refuse(row, 'latitude', 'badCoordinates')
  if (!DEGREES.test(east)) return refuse(row, 'longitude', 'badCoordinates')
  const [latitude, longitude] = [Number(north), Number(east)]
  if (isLatitude(latitude) && isLongitude(longitude)) return E.right({ latitude, longitude })
  const isExchanged = isLatitude(longitude) && isLongitude(latitude)
  if (isExchanged) return refuse(row, 'latitude', 'exchangedCoordinates')
  return refuse(row, isLatitude(latitude) ? 'longitude' : 'latitude', 'badCoordinates')
}

/**
 * Reads where a home is. No units count as one, as the Fabric writes them of places that nobody lives at. Fails with
 * `noCity`, `badState`, `badZip`, `badUnitCount`, `badCoordinates` or `exchangedCoordinates`.
 */
export const readPlace = (row: FileRow<PlaceColumn>): E.Either<Refusal, Place> => {
  const city = fieldOf(row, 'city')
  if (city === '') return refuse(row, 'city', 'noCity')
  const state = fieldOf(row, 'state').toUpperCase()
  if (!states.has(state)) return refuse(row, 'state', 'badState')
  const zip = ZIP.exec(fieldOf(row, 'zip'))?.[1]
  if (zip === undefined) return refuse(row, 'zip', 'badZip')
  const units = fieldOf(row, 'unitCount')
  if (units !== '' && !COUNT.test(units)) return refuse(row, 'unitCount', 'badUnitCount')
  const point = readPoint(row)
  if (E.isLeft(point)) return point
  return E.right({ city, state, zip, unitCount: Math.max(1, Number(units)), point: point.right })
}
