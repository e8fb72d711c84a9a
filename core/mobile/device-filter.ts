import type { DeviceBrand, DeviceCategory, ProductDetail } from './product-detail.ts'

/** Path of a device page: a list of the mobile shop, or a device in one colour. A brand's devices define them. */
export type DevicePath = `/mobile/products/${string}`

/** The device lists by path segment, and their filters (MOB-08). */
export const deviceLists = {
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

export type DeviceList = keyof typeof deviceLists

export const deviceListNames = Object.keys(deviceLists) as readonly DeviceList[]

/** A filter of a device list. */
export type DeviceFilter =
  | { readonly by: 'all'; readonly list: DeviceList }
  | { readonly by: 'brand'; readonly list: DeviceList; readonly brand: DeviceBrand }
  | { readonly by: 'deals'; readonly list: DeviceList }

/** Returns the slug of a filter in a path, or null for the unfiltered list (MOB-08). */
export const slugOfFilter = (filter: DeviceFilter): string | null => {
  if (filter.by === 'all') return null
  return filter.by === 'brand' ? filter.brand.toLowerCase() : deviceLists[filter.list].deals
}

/** Returns every filter of a list: none, each brand, and deals where the list has any (MOB-08). */
export const filtersOfList = (list: DeviceList): readonly DeviceFilter[] => {
  const { brands, deals } = deviceLists[list]
  return [
    { by: 'all', list },
    ...brands.map((brand) => ({ by: 'brand' as const, list, brand })),
    ...(deals === null ? [] : [{ by: 'deals' as const, list }]),
  ]
}

/** Returns the path of a device list (MOB-08). */
export const pathOfFilter = (filter: DeviceFilter): DevicePath => {
  const slug = slugOfFilter(filter)
  return slug === null ? `/mobile/products/${filter.list}` : `/mobile/products/${filter.list}/${slug}`
}

/** The paths of the device lists. No other slug is accepted (MOB-08). */
export const deviceFilterPaths: readonly DevicePath[] = deviceListNames.flatMap((list) =>
  filtersOfList(list).map(pathOfFilter),
)

/** Returns the devices that match a filter, in the given order (MOB-08). */
export const filterDevices = <A extends Pick<ProductDetail, 'category' | 'brand' | 'deals'>>(
  devices: readonly A[],
  filter: DeviceFilter,
): readonly A[] =>
  devices.filter(({ category, brand, deals }) => {
    if (category !== deviceLists[filter.list].category) return false
    if (filter.by === 'brand') return brand === filter.brand
    return filter.by === 'all' || deals.length > 0
  })
