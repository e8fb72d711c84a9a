import { deviceListParameters } from '../query/tool-parameters.ts'
import type { ParameterTexts } from '../query/query.ts'
import type { Cents } from '../shared/money.ts'
import { cents } from '../shared/money.ts'
import type { SortOrder } from './device-sort.ts'
import { sortDevices, sortOrders } from './device-sort.ts'

/** The facts of a device in a list that a search reads: slugs, and its lowest prices in cents. */
export type ListedDevice = {
  readonly slug: string
  readonly brand: string
  readonly oneTime: Cents | null
  readonly monthly: Cents | null
  readonly capacities: readonly string[]
  readonly deals: readonly string[]
}

/** What a visitor looks for in a list: an order, filters (null for any) and the slugs of the devices to compare. */
export type DeviceSearch = {
  readonly order: SortOrder
  readonly brand: string | null
  /** The highest monthly price, in dollars. */
  readonly monthly: number | null
  readonly capacity: string | null
  readonly deal: string | null
  readonly compared: readonly string[]
}

/** The monthly prices that a list can be limited to, in dollars. */
export const monthlyLimits = [5, 10, 20, 30, 40] as const

/** How many devices can be compared. */
export const MAX_COMPARED = 3

/** The values of the order in a url. */
export const orderValues: Readonly<Record<SortOrder, string>> = {
  featured: 'destacados',
  priceLowToHigh: 'precio-menor',
  priceHighToLow: 'precio-mayor',
}

/** The values of some devices, each once, in order. */
const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

/** Returns the values that filters of some devices can have, each once (MOB-22). */
export const facetsOf = (devices: readonly ListedDevice[]) => ({
  brands: unique(devices.map(({ brand }) => brand)),
  capacities: unique(devices.flatMap(({ capacities }) => capacities)),
  deals: unique(devices.flatMap(({ deals }) => deals)),
})

/** Reads a search from the texts of its parameters. Whatever no device has is ignored (MOB-22). */
export const parseDeviceSearch = (
  texts: ParameterTexts<keyof typeof deviceListParameters>,
  devices: readonly ListedDevice[],
): DeviceSearch => {
  const { brands, capacities, deals } = facetsOf(devices)
  const oneOf = (text: string | null, values: readonly string[]): string | null =>
    values.find((value) => value === text) ?? null
  const slugs = (texts.compared ?? '').split(',')
  return {
    order: sortOrders.find((order) => orderValues[order] === texts.order) ?? 'featured',
    brand: oneOf(texts.brand, brands),
    monthly: monthlyLimits.find((limit) => String(limit) === texts.monthly) ?? null,
    capacity: oneOf(texts.capacity, capacities),
    deal: oneOf(texts.deal, deals),
    compared: unique(slugs)
      .filter((slug) => devices.some((device) => device.slug === slug))
      .slice(0, MAX_COMPARED),
  }
}

/** Returns the parameters of a search in a url; those without an effect are left out (MOB-22). */
export const writeDeviceSearch = ({
  order,
  brand,
  monthly,
  capacity,
  deal,
  compared,
}: DeviceSearch): readonly (readonly [name: string, value: string])[] =>
  (
    [
      [deviceListParameters.order, order === 'featured' ? null : orderValues[order]],
      [deviceListParameters.brand, brand],
      [deviceListParameters.monthly, monthly === null ? null : String(monthly)],
      [deviceListParameters.capacity, capacity],
      [deviceListParameters.deal, deal],
      [deviceListParameters.compared, compared.length === 0 ? null : compared.join(',')],
    ] as const
  ).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))

const DOLLAR = 100

const fits = (device: ListedDevice, { brand, monthly, capacity, deal }: DeviceSearch): boolean =>
  (brand === null || device.brand === brand) &&
  (monthly === null || (device.monthly !== null && device.monthly <= cents(monthly * DOLLAR))) &&
  (capacity === null || device.capacities.includes(capacity)) &&
  (deal === null || device.deals.includes(deal))

/** Returns the devices that a search finds, in its order (MOB-09, MOB-22). */
export const searchDevices = <A extends ListedDevice>(
  devices: readonly A[],
  search: DeviceSearch,
): readonly A[] =>
  sortDevices(
    devices.filter((device) => fits(device, search)),
    search.order,
    ({ oneTime }) => oneTime,
  )
