import { deviceListParameters } from '#core/query/tool-parameters.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceSearch, ListedDevice } from '#core/mobile/device-search.ts'
import {
  facetsOf,
  MAX_COMPARED,
  monthlyLimits,
  orderValues,
  parseDeviceSearch,
  searchDevices,
  writeDeviceSearch,
} from '#core/mobile/device-search.ts'
import { readParameters } from '#core/query/query.ts'
import { sortDevices, sortOrders } from '#core/mobile/device-sort.ts'
import { cents } from '#core/shared/money.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const price = fc.option(fc.constantFrom(0, 499, 500, 501, 4_000, 4_001, 189_999).map(cents))

const listed: fc.Arbitrary<ListedDevice> = fc.record({
  slug: fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'c', '-', '1') }),
  brand: fc.constantFrom('apple', 'samsung', 'google'),
  oneTime: price,
  monthly: price,
  capacities: fc.uniqueArray(fc.constantFrom('64-gb', '128-gb', '256-gb')),
  deals: fc.uniqueArray(fc.constantFrom('deviceDiscount', 'tradeInPromo')),
})

const devices = fc.uniqueArray(listed, { maxLength: 12, selector: ({ slug }) => slug })

const optional = <A>(values: readonly A[]): fc.Arbitrary<A | null> => fc.constantFrom(null, ...values)

/** A list of devices and a search in it. */
const searches: fc.Arbitrary<readonly [readonly ListedDevice[], DeviceSearch]> = devices.chain((list) => {
  const { brands, capacities, deals } = facetsOf(list)
  return fc.tuple(
    fc.constant(list),
    fc.record({
      order: fc.constantFrom(...sortOrders),
      brand: optional(brands),
      monthly: optional(monthlyLimits),
      capacity: optional(capacities),
      deal: optional(deals),
      compared: fc
        .shuffledSubarray(list.map(({ slug }) => slug))
        .map((slugs) => slugs.slice(0, MAX_COMPARED)),
    }),
  )
})

const reader = (pairs: readonly (readonly [string, string])[]) => {
  return readParameters(deviceListParameters, new Map(pairs.map(([name, text]) => [name, [text]])))
}

const everything: DeviceSearch = {
  order: 'featured',
  brand: null,
  monthly: null,
  capacity: null,
  deal: null,
  compared: [],
}

describe('searchDevices', () => {
  it('finds only devices of the list, each once, and never more with another filter (MOB-22)', () =>
    forAll(searches, ([list, search]) => {
      const found = searchDevices(list, search)
      expect(new Set(found).size).toBe(found.length)
      for (const device of found) expect(list).toContain(device)
      for (const name of ['brand', 'monthly', 'capacity', 'deal'] as const)
        for (const device of found) expect(searchDevices(list, { ...search, [name]: null })).toContain(device)
    }))

  it('finds every device that meets the filters, and no other (MOB-22)', () =>
    forAll(searches, ([list, search]) => {
      const { brand, monthly, capacity, deal } = search
      const found = searchDevices(list, search)
      for (const device of list)
        expect(found.includes(device)).toBe(
          [brand ?? device.brand].includes(device.brand) &&
            (monthly === null || (device.monthly ?? Number.POSITIVE_INFINITY) / 100 <= monthly) &&
            (capacity === null || device.capacities.some((one) => one === capacity)) &&
            (deal === null || device.deals.some((one) => one === deal)),
        )
    }))

  it('has the order of the list or of its prices (MOB-09, MOB-22)', () =>
    forAll(searches, ([list, search]) => {
      const found = searchDevices(list, search)
      const unordered = searchDevices(list, { ...search, order: 'featured' })
      expect(unordered).toEqual(list.filter((device) => found.includes(device)))
      expect(found).toEqual(sortDevices(unordered, search.order, ({ oneTime }) => oneTime))
    }))
})

describe('parseDeviceSearch', () => {
  it('reads what is written (MOB-22)', () =>
    forAll(searches, ([list, search]) => {
      expect(parseDeviceSearch(reader(writeDeviceSearch(search)), list)).toEqual(search)
    }))

  it('ignores what no device has, in any text (MOB-22)', () =>
    forAll(devices, fc.constantFrom(...Object.values(deviceListParameters)), anyText, (list, name, text) => {
      const search = parseDeviceSearch(reader([[name, text]]), list)
      const known = [
        ...Object.values(orderValues),
        ...monthlyLimits.map(String),
        ...Object.values(facetsOf(list)).flat(),
      ]
      const isKnown =
        known.includes(text) || text.split(',').some((part) => list.some(({ slug }) => slug === part))
      if (!isKnown) expect(search).toEqual(everything)
      expect(searchDevices(list, search).length).toBeLessThanOrEqual(list.length)
    }))

  it('compares at most three devices, each once (MOB-22)', () => {
    const list = ['a', 'b', 'c', 'd'].map((slug) => ({
      slug,
      brand: 'apple',
      oneTime: null,
      monthly: null,
      capacities: [],
      deals: [],
    }))
    const { compared } = parseDeviceSearch(reader([[deviceListParameters.compared, 'b,b,x,a,c,d']]), list)
    expect(compared).toEqual(['b', 'a', 'c'])
  })
})

describe('writeDeviceSearch', () => {
  it('writes nothing for a search without an effect (MOB-22)', () => {
    expect(writeDeviceSearch(everything)).toEqual([])
  })
})
