import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import zipcodes from 'zipcodes'
import { placesOfService, zipAreasOf } from './places.ts'

/** Writes the places of service as JSON. The same zip code data gives the same bytes. */
export const writePlaces = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(placesOfService(Object.values(zipcodes.codes))))
}

/** Returns the zip areas of the country. */
export const zipAreas = (): ReturnType<typeof zipAreasOf> => zipAreasOf(Object.values(zipcodes.codes))

if (import.meta.main) {
  const [, , file] = process.argv
  if (file === undefined) throw new Error('usage: node build-places.ts <file>')
  writePlaces(file)
}
