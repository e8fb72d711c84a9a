import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { tradeInModels } from '#adapters/brand/cometa/devices/trade-in-models.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { byTheGigIds } from '#core/mobile/by-the-gig-offers.ts'
import { MAX_ACCESSORIES, MAX_MOBILE_ITEMS, mobileItemsFailure } from '#core/mobile/mobile-cart.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { MAX_MOBILE_LINES } from '#core/mobile/mobile-plan.ts'
import {
  BLOCKED_IMEI,
  PHONE_SKU,
  TRADE_IN_IMEI,
  UNLIMITED,
  earphonesItem,
  mobileItem,
  ownPhoneItem,
  servicePlan,
  tradeInPhone,
  tradeInPlan,
  watchItem,
} from '#test/builders/mobile.builder.ts'
import { forAll } from '#test/for-all.ts'

const { offers } = cometa.catalog
const shop = {
  devices,
  offers,
  tradeInModels,
  isBlocked: (imei: string) => imei === BLOCKED_IMEI,
  unitsOf: () => 100,
}
const failureOf = (items: readonly MobileCartItem[], units = 100) =>
  mobileItemsFailure(items, { ...shop, unitsOf: () => units })
const tagOf = (...items: readonly MobileCartItem[]) => failureOf(items)?._tag ?? null

const sellable = fc.constantFrom(
  ownPhoneItem(),
  mobileItem(),
  mobileItem({ term: 36 }),
  watchItem({ others: [servicePlan('InsurancePlan', 'mobile-insurance')] }),
)
const accessory = fc.constantFrom(earphonesItem(), earphonesItem({ term: 36 }))

describe('mobileItemsFailure', () => {
  it('accepts up to ten lines and ten accessories in any order, and refuses one more (MOB-32)', () => {
    const cart = fc
      .tuple(
        fc.array(sellable, { maxLength: 12, size: 'max' }),
        fc.array(accessory, { maxLength: 12, size: 'max' }),
      )
      .chain(([lines, others]) =>
        fc.record({
          lines: fc.constant(lines.length),
          accessories: fc.constant(others.length),
          items: fc.shuffledSubarray([...lines, ...others], { minLength: lines.length + others.length }),
        }),
      )
    forAll(cart, ({ lines, accessories, items }) => {
      const expected =
        lines > MAX_MOBILE_LINES
          ? { _tag: 'TooManyMobileItems', of: 'lines', max: MAX_MOBILE_LINES }
          : { _tag: 'TooManyMobileItems', of: 'accessories', max: MAX_ACCESSORIES }
      const isTooMany = lines > MAX_MOBILE_LINES || accessories > MAX_ACCESSORIES
      expect(failureOf(items)).toEqual(isTooMany ? expected : null)
    })
    expect(MAX_MOBILE_ITEMS).toBe(20)
  })

  it('names the item that contradicts itself (MOB-10, MOB-32)', () => {
    const contradiction = { _tag: 'SimTypeMissing' }
    expect(failureOf([ownPhoneItem(), { ...mobileItem(), simType: null }])).toEqual({
      _tag: 'ItemContradictory',
      index: 1,
      contradiction,
    })
  })

  it('refuses a second rate plan, whatever its line (MOB-01, MOB-32)', () => {
    const plus = 'mobile-unlimited-plus' as OfferId
    const items = [earphonesItem(), mobileItem(), watchItem({ ratePlan: plus })]
    expect(failureOf(items)).toEqual({ _tag: 'RatePlansMixed', index: 2 })
    expect(tagOf(mobileItem({ ratePlan: plus }), watchItem({ ratePlan: plus }))).toBeNull()
  })

  it('refuses an unknown device, and a known one under another kind (MOB-32)', () => {
    expect(tagOf(mobileItem({ sku: 'unknown' }))).toBe('DeviceUnknown')
    expect(tagOf(mobileItem({ type: 'TABLET' }))).toBe('DeviceUnknown')
    expect(tagOf({ ...mobileItem(), itemType: 'BYOD' })).toBe('DeviceUnknown')
  })

  it('refuses a service plan that is not one of its kind (MOB-32)', () => {
    const withPlan = (...plan: Parameters<typeof servicePlan>) =>
      mobileItem({ others: [servicePlan(...plan)] })
    expect(tagOf(mobileItem({ ratePlan: 'internet-gig' as OfferId }))).toBe('ServicePlanUnknown')
    expect(tagOf(mobileItem({ ratePlan: 'mobile-insurance' as OfferId }))).toBe('ServicePlanUnknown')
    expect(tagOf(mobileItem({ term: 24 }))).toBe('ServicePlanUnknown')
    expect(tagOf(withPlan('InsurancePlan', 'mobile-insurance'))).toBeNull()
    for (const id of ['unknown', 'wifi-pod', UNLIMITED, byTheGigIds.first, byTheGigIds.extra])
      expect(tagOf(withPlan('InsurancePlan', id))).toBe('ServicePlanUnknown')
    const tradeIn = tradeInPlan(TRADE_IN_IMEI, { ...tradeInPhone, id: 'unknown' })
    expect(failureOf([mobileItem({ others: [tradeIn] })])).toEqual({
      _tag: 'ServicePlanUnknown',
      index: 0,
      type: 'TradeIn',
    })
  })

  it('accepts each telephone in trade once, however its IMEI is written, and none that is blocked (MOB-40)', () => {
    const trading = (imei: string) => mobileItem({ others: [tradeInPlan(imei)] })
    const written = '49-015420-323751-8'
    expect(tagOf(trading(TRADE_IN_IMEI), ownPhoneItem(), trading('860123045678900'))).toBeNull()
    expect(failureOf([trading(written), ownPhoneItem(), trading(TRADE_IN_IMEI)])).toEqual({
      _tag: 'TradeInTwice',
      index: 2,
    })
    expect(failureOf([mobileItem(), trading(BLOCKED_IMEI)])).toEqual({ _tag: 'TradeInBlocked', index: 1 })
  })

  it('counts the units of a variant over all items, and none for an own device (MOB-32, MOB-33)', () => {
    const two = [mobileItem(), ownPhoneItem(), mobileItem({ term: 36 })]
    expect(failureOf(two, 1)).toEqual({ _tag: 'DeviceSoldOut', index: 0, sku: PHONE_SKU, unitsLeft: 1 })
    expect([failureOf(two, 2), failureOf([ownPhoneItem()], 0)]).toEqual([null, null])
  })
})
