import type { GeoPoint } from '#core/stores/store.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

// Albers' equal-area conic, parallels 29.5 and 45.5 around 96 degrees west, as in us-atlas for the mainland.
const sinFirst = Math.sin(radians(29.5))
const cone = (sinFirst + Math.sin(radians(45.5))) / 2
const constant = 1 + sinFirst * (2 * cone - sinFirst)

const raw = (longitude: number, latitude: number): readonly [number, number] => {
  const radius = Math.sqrt(constant - 2 * cone * Math.sin(radians(latitude))) / cone
  const angle = cone * radians(longitude)
  return [radius * Math.sin(angle), Math.sqrt(constant) / cone - radius * Math.cos(angle)]
}

const [centerX, centerY] = raw(-0.6, 38.7)
const SCALE = 1_300

/** The size of the map, in its units. */
export const MAP_SIZE = { width: 975, height: 610 } as const

/** Returns where a place of the mainland is on the map of the states. */
export const placeOnMap = ({ latitude, longitude }: GeoPoint): { readonly x: number; readonly y: number } => {
  const [x, y] = raw(longitude + 96, latitude)
  return {
    x: Math.round(487.5 + SCALE * (x - centerX)),
    y: Math.round(305 - SCALE * (y - centerY)),
  }
}
