import { either as E } from 'fp-ts'
import type { Catalog } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { ProductDetail } from '../mobile/product-detail.ts'
import { parseProductDetail } from '../mobile/product-detail.ts'
import type { DayHours, Store } from '../stores/store.ts'
import { failureWords } from './brand-fault.ts'
import type { SiteData } from './site-data.ts'

/** A fault of the data: what is wrong, and the name of the entry. */
export type SiteDataFault = { readonly fault: string; readonly entry: string }

const HIGHEST_CHANNEL = 9_999
const LAST_HOUR = 24

const repeated = (list: string, names: readonly string[]): readonly SiteDataFault[] =>
  names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((entry) => ({ fault: `${list}: repeated`, entry }))

const faultIf = (isFault: boolean, fault: string, entry: string): readonly SiteDataFault[] =>
  isFault ? [{ fault, entry }] : []

const isDay = ({ fromHour, toHour }: DayHours): boolean =>
  Number.isInteger(fromHour) &&
  Number.isInteger(toHour) &&
  0 <= fromHour &&
  fromHour < toHour &&
  toHour <= LAST_HOUR

const channelFaults = ({ channels }: SiteData, { offers }: Catalog): readonly SiteDataFault[] =>
  channels.flatMap(({ number, name, plans }) => [
    ...faultIf(!Number.isInteger(number) || number < 1 || number > HIGHEST_CHANNEL, 'channel number', name),
    ...faultIf(name.trim() === '', 'channel without a name', String(number)),
    ...faultIf(plans.length === 0, 'channel without a plan', name),
    ...plans
      .map((id) => findOffer(offers, id))
      .flatMap((plan) =>
        faultIf(plan?.lineOfBusiness !== 'TV' || plan.role !== 'plan', 'channel of no television plan', name),
      ),
  ])

const storeFaults = (store: Store, states: SiteData['states']): readonly SiteDataFault[] => [
  ...faultIf(!/^[a-z0-9-]+$/.test(store.id), 'store id', store.name),
  ...faultIf(!/^\d{5}$/.test(store.zip), 'store zip', store.name),
  ...faultIf(!states.includes(store.state), 'store outside the states of service', store.name),
  ...faultIf(
    store.hours.some((day) => day !== null && !isDay(day)),
    'store hours',
    store.name,
  ),
  ...faultIf(store.services.length === 0, 'store without services', store.name),
]

const deviceFaults = (device: ProductDetail): readonly SiteDataFault[] => {
  const read = parseProductDetail(device)
  return E.isLeft(read) ? [{ fault: `device: ${failureWords(read.left)}`, entry: device.name }] : []
}

/** Returns faults of public page data: repeats, unknown plans, states, bad hours, prices, devices (BRD-01, MOB-06). */
export const siteDataFaults = (data: SiteData, catalog: Catalog): readonly SiteDataFault[] => [
  ...repeated(
    'channels',
    data.channels.map(({ number }) => String(number)),
  ),
  ...repeated(
    'channels',
    data.channels.map(({ name }) => name),
  ),
  ...channelFaults(data, catalog),
  ...repeated(
    'stores',
    data.stores.map(({ id }) => id),
  ),
  ...data.stores.flatMap((store) => storeFaults(store, data.states)),
  ...repeated(
    'calling rates',
    data.callingRates.map(({ country }) => country),
  ),
  ...data.callingRates.flatMap(({ country, landline, mobile }) => [
    ...faultIf(!/^[A-Z]{2}$/.test(country), 'country code', country),
    ...faultIf(landline < 0 || mobile < 0, 'calling rate', country),
  ]),
  ...repeated(
    'apps',
    data.apps.map(({ id }) => id),
  ),
  ...repeated('states', data.states),
  ...data.devices.flatMap(deviceFaults),
]
