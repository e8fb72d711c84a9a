import { describe, expect, it } from 'vitest'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { isBulkCode, responseCodes } from '#core/localization/response-code.ts'
import { generateNetwork } from '#adapters/provider/network/generate.ts'
import { indexNetwork } from '#adapters/provider/network/indexed-network.ts'
import { loadNetwork } from '#adapters/provider/network/load-network.ts'
import type { NetworkEntry } from '#adapters/provider/network/network.ts'
import { smallSeed } from '#adapters/provider/network/small-seed.ts'
import { statesOfService } from '#adapters/provider/network/states.ts'
import { address, outcomeOfMatch, places, withBuiltPlaces } from './full-network.ts'

const seed = generateNetwork(places, 41_000)
const network = indexNetwork(seed)
const generated = seed.entries.slice(smallSeed.entries.length)

const find = ({ number, name, zip }: NetworkEntry, unit = '') =>
  network.find(address(`${number} ${name}`, unit, zip))

const situationsOf = (entry: NetworkEntry) => [entry.situation, ...Object.values(entry.exceptions)]

describe('generateNetwork', () => {
  it('gives the same bytes for the same seed and others for another', () => {
    expect(JSON.stringify(generateNetwork(places, 41_000))).toBe(JSON.stringify(seed))
    expect(JSON.stringify(generateNetwork(places, 41_001))).not.toBe(JSON.stringify(seed))
  })

  it('has 20,000 houses and more in 50 cities and more of the 41 states', () => {
    expect(generated.filter(({ units }) => units.length === 0).length).toBeGreaterThanOrEqual(20_000)
    expect(new Set(generated.map(({ city, state }) => `${city} ${state}`)).size).toBeGreaterThanOrEqual(50)
    expect(new Set(generated.map(({ state }) => state))).toEqual(
      new Set(statesOfService.map(({ code }) => code)),
    )
  })

  it('uses only zips of its places', () => {
    const cityOf = new Map(places.flatMap(({ city, state, zips }) => zips.map((zip) => [zip, city + state])))
    expect(generated.filter(({ zip, city, state }) => cityOf.get(zip) !== city + state)).toEqual([])
  })

  it('has buildings of 8 to 120 units, no unit twice', () => {
    const buildings = generated.filter(({ units }) => units.length > 0)
    expect(buildings.length).toBeGreaterThan(200)
    expect(
      buildings.filter(
        ({ units }) => units.length < 8 || units.length > 120 || new Set(units).size < units.length,
      ),
    ).toEqual([])
  })

  it('finds every line of it under its own spelling, and a unit of each building', async () => {
    const isFound = async (entry: NetworkEntry): Promise<boolean> => {
      const unit = entry.units.at(-1) ?? ''
      const match = await find(entry, unit)
      if (match.kind !== 'found') return false
      const { location } = match
      return (
        location.street === `${entry.number} ${entry.name}` &&
        location.zip === entry.zip &&
        location.unit === unit
      )
    }
    const found = await Promise.all(seed.entries.map(isFound))
    expect(seed.entries.filter((_, at) => found[at] !== true)).toEqual([])
  })

  it('names no two places alike', async () => {
    const matches = await Promise.all(
      seed.entries.flatMap((entry) =>
        (entry.units.length === 0 ? [''] : entry.units).map((unit) => find(entry, unit)),
      ),
    )
    const ids = matches.flatMap((match) => (match.kind === 'found' ? [match.location.locationId] : []))
    expect(ids).toHaveLength(matches.length)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has every response code of a place, and about four places of five serviceable', async () => {
    const codes = new Set(generated.flatMap(situationsOf).map(({ code }) => code))
    const ofAddress = new Set(['600', '601', '602'])
    expect(Object.values(responseCodes).filter((code) => !ofAddress.has(code) && !codes.has(code))).toEqual(
      [],
    )
    const houses = generated.filter(({ units }) => units.length === 0)
    const matches = await Promise.all(houses.map((house) => find(house)))
    const serviceable = matches.filter((match) => outcomeOfMatch(match) === 'serviceable')
    expect(serviceable.length / houses.length).toBeGreaterThan(0.75)
    expect(serviceable.length / houses.length).toBeLessThan(0.85)
  })

  it('leads to every outcome that can be typed, without the small seed too', async () => {
    const [first] = generated
    if (first === undefined) throw new Error('nothing was generated')
    const matches = await Promise.all([
      network.find(address('1 Nowhere', '', '99999')),
      ...generated.map((entry) => find(entry)),
      ...generated.map((entry) => find(entry, 'ZZ')),
      ...generated.map((entry) => find(entry, entry.units[0])),
    ])
    expect(new Set(matches.map(outcomeOfMatch))).toEqual(
      new Set(outcomeKinds.filter((kind) => kind !== 'enterAddress')),
    )
  })

  it('has customers both by coverage and in buildings under contract', () => {
    const customers = generated.flatMap(situationsOf).filter(({ newCustomer }) => !newCustomer)
    expect(customers.some(({ code }) => code === responseCodes.existingCoverage)).toBe(true)
    expect(customers.some(({ code }) => isBulkCode(code))).toBe(true)
  })

  it('knows the building of every bulk place and of no other', () => {
    expect(
      seed.entries.flatMap(situationsOf).filter(({ isBulk, building }) => isBulk !== (building !== null)),
    ).toEqual([])
  })

  it('contains the small seed, with the same samples', async () => {
    for (const entry of smallSeed.entries) expect(seed.entries).toContain(entry)
    expect(network.samples()).toEqual(smallSeed.samples)
    for (const { address: sample, outcome } of network.samples())
      expect(outcomeOfMatch(await network.find(address(sample.street, sample.unit, sample.zip)))).toBe(
        outcome,
      )
  })
})

describe('loadNetwork', () => {
  it('is the complete network over the places of the build', async () => {
    const loaded = withBuiltPlaces(loadNetwork)
    const [first, last] = [generated[0], generated.at(-1)]
    for (const entry of [first, last])
      expect(await loaded.streets(`${entry?.number} ${entry?.name}`)).toContainEqual(
        expect.objectContaining({ zip: entry?.zip }),
      )
  })
})
