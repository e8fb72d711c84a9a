import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOfJson, placesOfService } from '#adapters/provider/network/places.ts'
import { smallSeed } from '#adapters/provider/network/small-seed.ts'
import { statesOfService } from '#adapters/provider/network/states.ts'
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
    fc.assert(
      fc.property(
        rows.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
          ),
        ),
        ([all, shuffled]) => {
          expect(placesOfService(shuffled)).toEqual(placesOfService(all))
        },
      ),
    )
  })

  it('takes only zips of the city, in the country and the states of service', () => {
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ zip }) => zip, maxLength: 80 }), (rows) => {
        for (const { city, state, zips } of placesOfService(rows)) {
          expect(['FL', 'NV']).toContain(state)
          for (const zip of zips)
            expect(rows).toContainEqual(expect.objectContaining({ zip, city, state, country: 'US' }))
        }
      }),
    )
  })

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

describe('smallSeed', () => {
  it('stands in states of service', () => {
    const codes: readonly string[] = statesOfService.map(({ code }) => code)
    expect(smallSeed.entries.filter(({ state }) => !codes.includes(state))).toEqual([])
  })
})
