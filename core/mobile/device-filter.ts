import { either as E } from 'fp-ts'
import type { MobileFailure } from './mobile.failure.ts'
import type { DeviceBrand, DeviceCategory, ProductDetail } from './product-detail.ts'

/** The lists of devices by their place in a path, and what each can be filtered by (MOB-08). */
export const deviceShelves = {
  phones: {
    category: 'DEVICE',
    brands: ['Motorola', 'Google', 'Samsung', 'Apple', 'TCL', 'Orbic', 'LG'],
    deals: 'phone-deals',
  },
  tablets: { category: 'TABLET', brands: ['Apple', 'Samsung'], deals: 'tablet-deals' },
  smartwatches: { category: 'SMART_WATCH', brands: ['Apple', 'Samsung'], deals: 'smartwatch-deals' },
  accessories: {
    category: 'ACCESSORIES',
    brands: ['Apple', 'Google', 'Motorola', 'Samsung', 'TCL'],
    deals: null,
  },
} as const satisfies Record<
  string,
  {
    readonly category: DeviceCategory
    readonly brands: readonly DeviceBrand[]
    readonly deals: string | null
  }
>

export type DeviceShelf = keyof typeof deviceShelves

export const shelfNames = Object.keys(deviceShelves) as readonly DeviceShelf[]

/** What of a shelf is shown. */
export type DeviceFilter =
  | { readonly by: 'all'; readonly shelf: DeviceShelf }
  | { readonly by: 'brand'; readonly shelf: DeviceShelf; readonly brand: DeviceBrand }
  | { readonly by: 'deals'; readonly shelf: DeviceShelf }

/** The slug of a filter in a path; null for the whole shelf (MOB-08). */
export const slugOfFilter = (filter: DeviceFilter): string | null => {
  if (filter.by === 'all') return null
  return filter.by === 'brand' ? filter.brand.toLowerCase() : deviceShelves[filter.shelf].deals
}

/** Every filter of a shelf: the whole of it, each of its brands, and its deals where it has any (MOB-08). */
export const filtersOfShelf = (shelf: DeviceShelf): readonly DeviceFilter[] => {
  const { brands, deals } = deviceShelves[shelf]
  return [
    { by: 'all', shelf },
    ...brands.map((brand) => ({ by: 'brand' as const, shelf, brand })),
    ...(deals === null ? [] : [{ by: 'deals' as const, shelf }]),
  ]
}

/** The filter of a shelf and a slug of a path. Fails with `UnknownDeviceShelf` and `UnknownDeviceFilter` (MOB-08). */
export const parseDeviceFilter = (
  segment: string,
  slug: string | null,
): E.Either<MobileFailure, DeviceFilter> => {
  const shelf = shelfNames.find((name) => name === segment)
  if (shelf === undefined) return E.left({ _tag: 'UnknownDeviceShelf', value: segment })
  const found = filtersOfShelf(shelf).find((filter) => slugOfFilter(filter) === slug)
  return found === undefined
    ? E.left({ _tag: 'UnknownDeviceFilter', shelf, value: String(slug) })
    : E.right(found)
}

/** The paths of the lists of devices; no other slug is let in (MOB-08). */
export const deviceFilterPaths: readonly string[] = shelfNames.flatMap((shelf) =>
  filtersOfShelf(shelf).map((filter) => {
    const slug = slugOfFilter(filter)
    return `/mobile/products/${shelf}${slug === null ? '' : `/${slug}`}`
  }),
)

/** The devices a filter shows, in the order given (MOB-08). */
export const filterDevices = <A extends Pick<ProductDetail, 'category' | 'brand' | 'deals'>>(
  devices: readonly A[],
  filter: DeviceFilter,
): readonly A[] =>
  devices.filter(({ category, brand, deals }) => {
    if (category !== deviceShelves[filter.shelf].category) return false
    if (filter.by === 'brand') return brand === filter.brand
    return filter.by === 'all' || deals.length > 0
  })
