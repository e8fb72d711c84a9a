import type { deviceParameters } from '../query/tool-parameters.ts'
import type { DevicePath } from './device-filter.ts'
import type { DeviceFilter, DeviceList } from './device-filter.ts'
import { deviceListNames, deviceLists, filterDevices, filtersOfList, pathOfFilter } from './device-filter.ts'
import { colorSlug, deviceSlug, slugOf } from './device-slug.ts'
import type { DeviceCategory, DeviceColor, ProductDetail } from './product-detail.ts'

/** The page of a list of devices. */
export type DeviceListPage = {
  readonly kind: 'list'
  readonly path: DevicePath
  readonly filter: DeviceFilter
}

/** The page of a device in one of its colours. */
export type DeviceDetailPage = {
  readonly kind: 'detail'
  readonly path: DevicePath
  readonly list: DeviceList
  readonly device: ProductDetail
  readonly color: DeviceColor
}

export type DevicePage = DeviceListPage | DeviceDetailPage

/** Returns the devices that the shop sells. Those that customers bring have no page. */
export const soldDevices = (devices: readonly ProductDetail[]): readonly ProductDetail[] =>
  devices.filter(({ itemType }) => itemType === 'NEW')

/** The list of each category. */
export const listOfCategory = Object.fromEntries(
  deviceListNames.map((list) => [deviceLists[list].category, list]),
) as Readonly<Record<DeviceCategory, DeviceList>>

/** Returns the path of a list where its `/detail` is answered (MOB-20). */
export const detailPath = (list: DeviceList): DevicePath => `/mobile/products/${list}/detail`

/** Returns a device's path in a colour. It has the slugs of the Spanish names in both languages (MOB-20). */
export const pathOfDevice = (
  device: Pick<ProductDetail, 'category' | 'brand' | 'name'>,
  color: Pick<DeviceColor, 'name'>,
): DevicePath => `${detailPath(listOfCategory[device.category])}/${deviceSlug(device)}/${colorSlug(color)}`

const detailPages = (list: DeviceList, sold: readonly ProductDetail[]): readonly DeviceDetailPage[] =>
  filterDevices(sold, { by: 'all', list }).flatMap((device) =>
    device.colors.map((color) => ({
      kind: 'detail' as const,
      path: pathOfDevice(device, color),
      list,
      device,
      color,
    })),
  )

/** Lists a shop's device pages: each non-empty list, and each sold device in each colour (MOB-20). */
export const devicePages = (devices: readonly ProductDetail[]): readonly DevicePage[] => {
  const sold = soldDevices(devices)
  return deviceListNames.flatMap((list): readonly DevicePage[] => [
    ...filtersOfList(list)
      .filter((filter) => filterDevices(sold, filter).length > 0)
      .map((filter) => ({ kind: 'list' as const, path: pathOfFilter(filter), filter })),
    ...detailPages(list, sold),
  ])
}

/** A device and a colour as a link names them; empty where the link has no name. */
export type DeviceNames = Readonly<Record<keyof typeof deviceParameters, string>>

/** Returns the path of a device of a list by the names of a link; null for one that the list does not have. */
export type FindDevice = (list: DeviceList, names: DeviceNames) => DevicePath | null

/**
 * Finds a device's page in a list by a link's names, ignoring case, accents and signs. `nameIn`: the text's other name,
 * in English. Without a colour it is the first one; null for an unknown device or colour (MOB-21).
 */
export const findDetailPage = (
  pages: readonly DevicePage[],
  list: DeviceList,
  { productName, colorName }: DeviceNames,
  nameIn: (text: string) => string,
): DeviceDetailPage | null => {
  const names = (wanted: string, ...texts: readonly string[]): boolean =>
    texts.some((text) => slugOf(text) === slugOf(wanted) || slugOf(nameIn(text)) === slugOf(wanted))
  const found = pages.find(
    (page): page is DeviceDetailPage =>
      page.kind === 'detail' &&
      page.list === list &&
      (names(productName, page.device.name) || slugOf(productName) === deviceSlug(page.device)) &&
      (colorName === '' || names(colorName, page.color.name)),
  )
  return found ?? null
}
