import { brotliCompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { zipAreas } from '#adapters/provider/network/build-places.ts'
import { placesOfJson, placesOfService, zipAreasOf } from '#adapters/provider/network/places.ts'
import { smallSeed } from '#adapters/provider/network/small-seed.ts'
import { statesOfService } from '#adapters/provider/network/states.ts'
import { areaOfZip, centerOfZip, milesBetween } from '#core/stores/nearest-stores.ts'
import { forAll } from '#test/for-all.ts'
import { builtPlaces, places } from './full-network.ts'

describe('statesOfService', () => {
  it('are 41, each once, with a zone of the mainland', () => {
    expect(new Set(statesOfService.map(({ code }) => code)).size).toBe(41)
    expect(statesOfService).toHaveLength(41)
    expect(new Set(statesOfService.map((state) => state.utcOffsetMinutes))).toEqual(
      new Set([-300, -360, -420, -480]),
    )
  })
})

describe('writePlaces', () => {
  it('writes the same bytes every time, of two cities in each state of service with three zips or more', () => {
    expect(builtPlaces()).toBe(JSON.stringify(places))
    const citiesOf = (code: string) => places.filter(({ state }) => state === code).length
    expect(statesOfService.filter(({ code }) => citiesOf(code) !== 2)).toEqual([])
    expect(places.filter(({ zips }) => zips.length < 3)).toEqual([])
  })

  it('gives no zip to two cities', () => {
    const zips = places.flatMap((place) => place.zips)
    expect(new Set(zips).size).toBe(zips.length)
  })
})

const row = fc.record({
  zip: fc.integer({ min: 10_000, max: 10_400 }).map(String),
  city: fc.constantFrom('Miami', 'Tampa', 'Orlando', 'Reno'),
  state: fc.constantFrom('FL', 'NV', 'AK', 'ON'),
  country: fc.constantFrom('US', 'Canada'),
  latitude: fc.integer({ min: 1, max: 60 }),
  longitude: fc.integer({ min: 1, max: 60 }),
})

describe('placesOfService', () => {
  it('does not depend on the order of the rows', () => {
    const rows = fc.uniqueArray(row, { selector: ({ zip }) => zip, maxLength: 80 })
    forAll(
      rows.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        ),
      ),
      ([all, shuffled]) => {
        expect(placesOfService(shuffled)).toEqual(placesOfService(all))
      },
    )
  })

  it('takes only zips of the city, in the country and the states of service', () =>
    forAll(fc.uniqueArray(row, { selector: ({ zip }) => zip, maxLength: 80 }), (rows) => {
      for (const { city, state, zips } of placesOfService(rows)) {
        expect(['FL', 'NV']).toContain(state)
        for (const zip of zips)
          expect(rows).toContainEqual(expect.objectContaining({ zip, city, state, country: 'US' }))
      }
    }))

  it('leaves out zips that share their point, as post office boxes do', () => {
    const at = (zip: string, latitude: number) => {
      return { zip, latitude, longitude: -80, city: 'Miami', state: 'FL', country: 'US' }
    }
    expect(placesOfService([at('33102', 1), at('33111', 1), at('33130', 2), at('33125', 3)])).toEqual([
      { city: 'Miami', state: 'FL', zips: ['33125', '33130'] },
    ])
  })
})

describe('placesOfJson', () => {
  it.each(['null', '{}', '[{"city":"Miami","state":"FL","zips":["3313"]}]', '[{"city":"Miami"}]'])(
    'refuses %s',
    (json) => {
      expect(() => placesOfJson(json)).toThrow(TypeError)
    },
  )
})

describe('zipAreasOf', () => {
  const areas = zipAreas()

  it('knows every zip of the network, and each store near its own zip (STO-02)', () => {
    const unknown = places.flatMap(({ zips }) => zips.filter((zip) => centerOfZip(areas, zip) === null))
    expect(unknown).toEqual([])
    const far = cometa.site.stores.filter(({ zip, location }) => {
      const center = centerOfZip(areas, zip)
      return center === null || milesBetween(center, location) > 60
    })
    expect(far).toEqual([])
  })

  it('fits into a few kilobytes (STO-02)', () => {
    expect(brotliCompressSync(JSON.stringify(areas)).length).toBeLessThan(8_000)
  })

  it('leaves out other countries and zips without coordinates (STO-02)', () => {
    const here = {
      zip: '33130',
      city: 'Miami',
      state: 'FL',
      country: 'US',
      latitude: 25.77,
      longitude: -80.2,
    }
    const there = { ...here, zip: 'M5V', country: 'Canada' }
    const { latitude: _, ...unlocated } = here
    expect(zipAreasOf([here, { ...here, latitude: 25.57 }, there, unlocated])).toEqual({
      331: [25.7, -80.2, 'FL'],
    })
  })

  it('knows the state of every zip of the network (STO-03)', () => {
    const wrong = places.flatMap(({ state, zips }) =>
      zips.filter((zip) => areaOfZip(areas, zip)?.state !== state),
    )
    expect(wrong).toEqual([])
  })
})

describe('smallSeed', () => {
  it('lies in states of service', () => {
    const codes: readonly string[] = statesOfService.map(({ code }) => code)
    expect(smallSeed.entries.filter(({ state }) => !codes.includes(state))).toEqual([])
  })
})
