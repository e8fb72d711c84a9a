import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceFilter } from '#core/mobile/device-filter.ts'
import {
  deviceFilterPaths,
  deviceLists,
  filterDevices,
  filtersOfList,
  parseDeviceFilter,
  deviceListNames,
  slugOfFilter,
} from '#core/mobile/device-filter.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { productDetail } from '#test/arbitraries/mobile.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

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

describe('parseDeviceFilter', () => {
  it('parses every slug that is written (MOB-08)', () => {
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(parseDeviceFilter(wanted.list, slugOfFilter(wanted))).toEqual(E.right(wanted))
      }),
    )
  })

  it('reports an unknown list and an unknown slug (MOB-08)', () => {
    const known: readonly (string | null)[] = [...deviceListNames, ...everyFilter.map(slugOfFilter)]
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.constantFrom('constructor', 'detail', 'Apple')),
        fc.constantFrom(...deviceListNames),
        (text, list) => {
          fc.pre(!known.includes(text))
          expect(parseDeviceFilter(text, null)).toEqual(E.left({ _tag: 'UnknownDeviceList', value: text }))
          expect(parseDeviceFilter(list, text)).toEqual(
            E.left({ _tag: 'UnknownDeviceFilter', list, value: text }),
          )
        },
      ),
    )
  })

  it('refuses a brand or deal of another list (MOB-08)', () => {
    for (const [list, slug] of [
      ['tablets', 'motorola'],
      ['accessories', 'phone-deals'],
      ['smartwatches', 'tablet-deals'],
      ['accessories', 'lg'],
    ] as const)
      expect(parseDeviceFilter(list, slug)).toEqual(
        E.left({ _tag: 'UnknownDeviceFilter', list, value: slug }),
      )
  })
})

const shows = (wanted: DeviceFilter, { category, brand, deals }: ProductDetail): boolean => {
  if (category !== deviceLists[wanted.list].category) return false
  if (wanted.by === 'deals') return deals.length > 0
  return wanted.by === 'all' || wanted.brand === brand
}

describe('filterDevices', () => {
  it('returns exactly the list’s devices with the brand or deal, in order (MOB-08)', () => {
    fc.assert(
      fc.property(fc.array(productDetail, { maxLength: 6 }), filter, (devices, wanted) => {
        expect(filterDevices(devices, wanted)).toEqual(devices.filter((device) => shows(wanted, device)))
      }),
      { numRuns: 500 },
    )
  })

  it('puts each device on exactly one list (MOB-08)', () => {
    fc.assert(
      fc.property(productDetail, (device) => {
        const shelves = deviceListNames.filter(
          (list) => filterDevices([device], accepted(parseDeviceFilter(list, null))).length === 1,
        )
        expect(shelves).toHaveLength(1)
      }),
    )
  })
})
