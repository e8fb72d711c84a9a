import { describe, expect, it } from 'vitest'
import { siteDataFaults } from '#core/brand/check-site-data.ts'
import type { SiteData } from '#core/brand/site-data.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { cents } from '#core/shared/money.ts'
import type { Store, WeekHours } from '#core/stores/store.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'

const { catalog, site } = cometa
const [channel] = site.channels
const [store] = site.stores
const [rate] = site.callingRates
const [app] = site.apps
if (channel === undefined || store === undefined || rate === undefined || app === undefined)
  throw new Error('the brand has an empty list')

const withStore = (change: Partial<Store>): SiteData => ({ ...site, stores: [{ ...store, ...change }] })
const allDay = (fromHour: number, toHour: number): WeekHours => [
  { fromHour, toHour },
  null,
  null,
  null,
  null,
  null,
  null,
]
const withChannel = (change: Partial<typeof channel>): SiteData => ({
  ...site,
  channels: [{ ...channel, ...change }],
})

describe('siteDataFaults', () => {
  it.each(eachBrand)('finds none in %s (BRD-01)', (_, { brand }) => {
    expect(siteDataFaults(brand.site, brand.catalog)).toEqual([])
  })

  it.each<readonly [string, SiteData]>([
    ['channels: repeated', { ...site, channels: [channel, channel] }],
    ['channel number', withChannel({ number: 0 })],
    ['channel number', withChannel({ number: 2.5 })],
    ['channel number', withChannel({ number: 10_000 })],
    ['channel without a name', withChannel({ name: ' ' })],
    ['channel without a plan', withChannel({ plans: [] })],
    ['channel of no television plan', withChannel({ plans: ['internet-gig' as OfferId] })],
    ['channel of no television plan', withChannel({ plans: ['disney-basic' as OfferId] })],
    ['channel of no television plan', withChannel({ plans: ['nothing' as OfferId] })],
    ['stores: repeated', { ...site, stores: [store, store] }],
    ['store id', withStore({ id: 'Ñandú' })],
    ['store zip', withStore({ zip: '3313' })],
    ['store outside the states of service', withStore({ state: 'AK' })],
    ['store hours', withStore({ hours: allDay(9, 9) })],
    ['store hours', withStore({ hours: allDay(-1, 9) })],
    ['store hours', withStore({ hours: allDay(9, 25) })],
    ['store hours', withStore({ hours: allDay(9.5, 10) })],
    ['store hours', withStore({ hours: allDay(9, 10.5) })],
    ['store without services', withStore({ services: [] })],
    ['calling rates: repeated', { ...site, callingRates: [rate, rate] }],
    ['country code', { ...site, callingRates: [{ ...rate, country: 'MEX' }] }],
    ['calling rate', { ...site, callingRates: [{ ...rate, mobile: cents(-1) }] }],
    ['calling rate', { ...site, callingRates: [{ ...rate, landline: cents(-1) }] }],
    ['apps: repeated', { ...site, apps: [app, app] }],
    [
      'device: field invalid, name, empty, null',
      { ...site, devices: [{ ...site.devices[0], name: '' } as ProductDetail] },
    ],
    ['states: repeated', { ...site, states: [...site.states, 'FL'] }],
  ])('reports %s (BRD-01)', (fault, data) => {
    expect(siteDataFaults(data, catalog).map((found) => found.fault)).toContain(fault)
  })
})
