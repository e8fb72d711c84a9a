import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceFilter } from '#core/mobile/device-filter.ts'
import {
  deviceLists,
  filterDevices,
  filtersOfList,
  deviceFilterPaths,
  deviceListNames,
  slugOfFilter,
} from '#core/mobile/device-filter.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { productDetail } from '#test/arbitraries/mobile.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const listFile = new URL('../../fixtures/routes.json', import.meta.url)
const listed = (JSON.parse(readFileSync(listFile, 'utf8')) as { readonly mobile: readonly string[] }).mobile

const everyFilter = deviceListNames.flatMap(filtersOfList)
const filter = fc.constantFrom(...everyFilter)

/** The slugs of section 2.6. */
const slugs = {
  phones: ['motorola', 'google', 'samsung', 'apple', 'tcl', 'orbic', 'lg', 'phone-deals'],
  tablets: ['apple', 'samsung', 'tablet-deals'],
  smartwatches: ['apple', 'samsung', 'smartwatch-deals'],
  accessories: ['apple', 'google', 'motorola', 'samsung', 'tcl'],
} as const

describe('filtersOfList', () => {
  it.each(deviceListNames)('offers the full list and the specified slugs for %s (MOB-08)', (list) => {
    expect(filtersOfList(list).map(slugOfFilter)).toEqual([null, ...slugs[list]])
  })
})

describe('deviceFilterPaths', () => {
  it('are the list pages among the mobile paths, without detail pages (MOB-08)', () => {
    const lists = listed.filter((path) => path.startsWith('/mobile/products/') && !path.endsWith('/detail'))
    expect(deviceFilterPaths.toSorted()).toEqual(lists.toSorted())
  })
})

const shows = (wanted: DeviceFilter, { category, brand, deals }: ProductDetail): boolean => {
  if (category !== deviceLists[wanted.list].category) return false
  if (wanted.by === 'deals') return deals.length > 0
  return wanted.by === 'all' || wanted.brand === brand
}

describe('filterDevices', () => {
  it('returns exactly the list’s devices with the brand or deal, in order (MOB-08)', () =>
    forAllWith({ numRuns: 500 }, fc.array(productDetail, { maxLength: 6 }), filter, (devices, wanted) => {
      expect(filterDevices(devices, wanted)).toEqual(devices.filter((device) => shows(wanted, device)))
    }))

  it('puts each device on exactly one list (MOB-08)', () =>
    forAll(productDetail, (device) => {
      const shelves = deviceListNames.filter(
        (list) => filterDevices([device], { by: 'all', list }).length === 1,
      )
      expect(shelves).toHaveLength(1)
    }))
})
