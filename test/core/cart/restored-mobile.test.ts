import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { type CartLine, quantityOf } from '#core/cart/cart.ts'
import { linesOfMobileItems } from '#core/cart/mobile-lines.ts'
import { impersonalItem, restoredMobile, withLinesFor } from '#core/cart/restored-mobile.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { deviceOfferIdOf, unitsIn } from '#core/mobile/device-offers.ts'
import { hasMobileLine, type MobileCartItem } from '#core/mobile/mobile-item.ts'
import {
  PHONE_SKU,
  UNLIMITED,
  WATCH_SKU,
  earphonesItem,
  mobileItem,
  ownPhoneItem,
  servicePlan,
  watchItem,
} from '#test/builders/mobile.builder.ts'
import { forAll } from '#test/for-all.ts'

const GIG: CartLine = { offerId: 'internet-gig' as OfferId, quantity: 1 }
const INSURANCE = servicePlan('InsurancePlan', 'mobile-insurance')

const items = fc.array(
  fc.constantFrom(
    ownPhoneItem({ portsIn: true }),
    mobileItem(),
    mobileItem({ term: 36, others: [INSURANCE] }),
    watchItem(),
    earphonesItem(),
  ),
  { minLength: 1, maxLength: 8 },
)

const shopWith = (unitsOf: (sku: string) => number, offers = cometa.catalog.offers) => ({
  devices,
  offers,
  tradeInModels: cometa.site.tradeInModels,
  isBlocked: () => false,
  unitsOf,
})

const savedCart = (saved: readonly MobileCartItem[]) => ({
  lines: [GIG, ...linesOfMobileItems(saved)],
  items: saved,
})

const unitsOfItems = (of: readonly MobileCartItem[]) =>
  unitsIn(
    of.flatMap((item) => {
      const offerId = deviceOfferIdOf(item)
      return offerId === null ? [] : [{ offerId, quantity: 1 }]
    }),
  )

describe('restoredMobile', () => {
  it('restores everything while all devices are sold (CRT-21)', () =>
    forAll(items, (saved) => {
      const cart = savedCart(saved)
      expect(
        restoredMobile(
          cart,
          shopWith(() => 100),
        ),
      ).toEqual({ cart, missing: [] })
    }))

  it('loses exactly the devices that the stock does not have, each with its line, and nothing else (CRT-21)', () =>
    forAll(items, fc.nat(2), fc.nat(2), (saved, phones, watches) => {
      const stock: Readonly<Record<string, number>> = { [PHONE_SKU]: phones, [WATCH_SKU]: watches }
      const unitsOf = (sku: string): number => stock[sku] ?? 100
      const { cart, missing } = restoredMobile(savedCart(saved), shopWith(unitsOf))
      const wanted = unitsOfItems(saved)
      const sold = unitsOfItems(cart.items)
      for (const [sku, units] of wanted) expect(sold.get(sku) ?? 0).toBe(Math.min(units, unitsOf(sku)))
      expect(cart.items.length + missing.length).toBe(saved.length)
      expect(missing.every(({ name }) => name !== null)).toBe(true)
      const own = ({ itemType, type }: MobileCartItem) => itemType === 'BYOD' || type === 'ACCESSORIES'
      expect(cart.items.filter(own)).toEqual(saved.filter(own))
      expect(cart.lines).toContainEqual(GIG)
      expect(quantityOf(cart.lines, UNLIMITED)).toBe(cart.items.filter(hasMobileLine).length)
    }))

  it('restores a line without an insurance that is not sold any more, and names no device that the shop does not know (CRT-21)', () => {
    const offers = cometa.catalog.offers.filter(({ id }) => id !== INSURANCE.planId)
    const saved = [mobileItem({ others: [INSURANCE] }), mobileItem({ sku: 'withdrawn' })]
    const { cart, missing } = restoredMobile(
      savedCart(saved),
      shopWith(() => 100, offers),
    )
    expect(cart.items).toEqual([mobileItem()])
    expect(missing).toEqual([{ sku: 'withdrawn', name: null }])
  })
})

describe('withLinesFor', () => {
  it('has a line for each item, and never fewer lines than before (CRT-21)', () =>
    forAll(items, fc.integer({ min: 1, max: 10 }), (added, quantity) => {
      const lines = [GIG, { offerId: UNLIMITED, quantity }]
      const count = added.filter(hasMobileLine).length
      expect(withLinesFor(lines, added, cometa.catalog.offers)).toEqual([
        GIG,
        { offerId: UNLIMITED, quantity: Math.max(quantity, count) },
      ])
    }))
})

describe('impersonalItem', () => {
  it('has neither the name of a line nor the IMEI of a trade-in (S9, CRT-21)', () => {
    const named = mobileItem({
      others: [{ type: 'TradeIn', planId: 'trade-in', tradeInImei: '490154203237518' }],
    })
    const item = { ...named, productDetail: { ...named.productDetail, nickname: 'Ana' } }
    expect(impersonalItem(item)).toEqual(mobileItem())
  })
})
