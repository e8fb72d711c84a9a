import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GeoPoint } from '#core/stores/store.ts'
import { areaOfZip, byDistance, centerOfZip, milesBetween } from '#core/stores/nearest-stores.ts'
import { forAll } from '#test/for-all.ts'

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
const point: fc.Arbitrary<GeoPoint> = fc.record({ latitude: degrees(90), longitude: degrees(180) })

describe('milesBetween', () => {
  it('is 0 to the place itself, the same both ways, and never longer than half the earth (STO-02)', () =>
    forAll(point, point, (a, b) => {
      expect(milesBetween(a, a)).toBe(0)
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6)
      expect(milesBetween(a, b)).toBeLessThanOrEqual(12_438)
    }))

  it('knows the way from Miami to Los Angeles (STO-02)', () => {
    const miami = { latitude: 25.77, longitude: -80.21 }
    expect(milesBetween(miami, { latitude: 34.06, longitude: -118.24 })).toBeCloseTo(2_339, -1)
  })
})

describe('byDistance', () => {
  it('lists each place once, nearest first (STO-02)', () =>
    forAll(fc.array(point), point, (places, from) => {
      const found = byDistance(places, (place) => place, from)
      expect(new Set(found.map(({ store }) => store))).toEqual(new Set(places))
      expect(found.map(({ miles }) => miles)).toEqual(
        places.map((place) => milesBetween(place, from)).toSorted((a, b) => a - b),
      )
    }))
})

describe('areaOfZip', () => {
  it('knows the state of a zip by its first three digits (STO-03)', () => {
    const areas = { '331': [25.8, -80.2, 'FL'] } as const
    expect(areaOfZip(areas, '33130')).toEqual({
      center: { latitude: 25.8, longitude: -80.2 },
      state: 'FL',
    })
    expect(areaOfZip(areas, '99999')).toBeNull()
  })
})

describe('centerOfZip', () => {
  const areas = { '331': [25.8, -80.2, 'FL'] } as const

  it('knows the area of a zip by its first three digits (STO-02)', () => {
    expect(centerOfZip(areas, '33130')).toEqual({ latitude: 25.8, longitude: -80.2 })
  })

  it.each(['', '331', '3313a', '331300', '99999', 'constructor', '__proto__'])(
    'has no centre for %j (STO-02)',
    (zip) => {
      expect(centerOfZip(areas, zip)).toBeNull()
    },
  )
})
