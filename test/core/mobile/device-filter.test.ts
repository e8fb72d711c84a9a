import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceFilter } from '#core/mobile/device-filter.ts'
import {
  deviceFilterPaths,
  deviceShelves,
  filterDevices,
  filtersOfShelf,
  parseDeviceFilter,
  shelfNames,
  slugOfFilter,
} from '#core/mobile/device-filter.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { productDetail } from '#test/arbitraries/mobile.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

const listFile = new URL('../../../core/routes/routes.json', import.meta.url)
const listed = (JSON.parse(readFileSync(listFile, 'utf8')) as { readonly mobile: readonly string[] }).mobile

const everyFilter = shelfNames.flatMap(filtersOfShelf)
const filter = fc.constantFrom(...everyFilter)

/** The slugs of section 2.6. */
const slugs = {
  phones: ['motorola', 'google', 'samsung', 'apple', 'tcl', 'orbic', 'lg', 'phone-deals'],
  tablets: ['apple', 'samsung', 'tablet-deals'],
  smartwatches: ['apple', 'samsung', 'smartwatch-deals'],
  accessories: ['apple', 'google', 'motorola', 'samsung', 'tcl'],
} as const

describe('filtersOfShelf', () => {
  it.each(shelfNames)('has for %s the whole of it and the specified slugs (MOB-08)', (shelf) => {
    expect(filtersOfShelf(shelf).map(slugOfFilter)).toEqual([null, ...slugs[shelf]])
  })
})

describe('deviceFilterPaths', () => {
  it('are the lists among the listed mobile paths, and no detail page (MOB-08)', () => {
    const lists = listed.filter((path) => path.startsWith('/mobile/products/') && !path.endsWith('/detail'))
    expect(deviceFilterPaths.toSorted()).toEqual(lists.toSorted())
  })
})

describe('parseDeviceFilter', () => {
  it('reads back every slug that is written (MOB-08)', () => {
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(parseDeviceFilter(wanted.shelf, slugOfFilter(wanted))).toEqual(E.right(wanted))
      }),
    )
  })

  it('names a shelf and a slug it does not know (MOB-08)', () => {
    const known: readonly (string | null)[] = [...shelfNames, ...everyFilter.map(slugOfFilter)]
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.constantFrom('constructor', 'detail', 'Apple')),
        fc.constantFrom(...shelfNames),
        (text, shelf) => {
          fc.pre(!known.includes(text))
          expect(parseDeviceFilter(text, null)).toEqual(E.left({ _tag: 'UnknownDeviceShelf', value: text }))
          expect(parseDeviceFilter(shelf, text)).toEqual(
            E.left({ _tag: 'UnknownDeviceFilter', shelf, value: text }),
          )
        },
      ),
    )
  })

  it('lets no brand or deal of one shelf into another (MOB-08)', () => {
    for (const [shelf, slug] of [
      ['tablets', 'motorola'],
      ['accessories', 'phone-deals'],
      ['smartwatches', 'tablet-deals'],
      ['accessories', 'lg'],
    ] as const)
      expect(parseDeviceFilter(shelf, slug)).toEqual(
        E.left({ _tag: 'UnknownDeviceFilter', shelf, value: slug }),
      )
  })
})

const shows = (wanted: DeviceFilter, { category, brand, deals }: ProductDetail): boolean => {
  if (category !== deviceShelves[wanted.shelf].category) return false
  if (wanted.by === 'deals') return deals.length > 0
  return wanted.by === 'all' || wanted.brand === brand
}

describe('filterDevices', () => {
  it('shows exactly the devices of the shelf that are of the brand or have a deal, in their order (MOB-08)', () => {
    fc.assert(
      fc.property(fc.array(productDetail, { maxLength: 6 }), filter, (devices, wanted) => {
        expect(filterDevices(devices, wanted)).toEqual(devices.filter((device) => shows(wanted, device)))
      }),
      { numRuns: 500 },
    )
  })

  it('puts each device on exactly one shelf (MOB-08)', () => {
    fc.assert(
      fc.property(productDetail, (device) => {
        const shelves = shelfNames.filter(
          (shelf) => filterDevices([device], accepted(parseDeviceFilter(shelf, null))).length === 1,
        )
        expect(shelves).toHaveLength(1)
      }),
    )
  })
})
