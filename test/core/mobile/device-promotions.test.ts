import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devicePromos } from '#adapters/brand/cometa/devices/promos.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { type PromoCode, promoCodes } from '#core/catalog/promo-code.ts'
import {
  deviceOfferIdOf,
  deviceOffers,
  findVariant,
  promotionUsesIn,
  unitsIn,
} from '#core/mobile/device-offers.ts'
import { promotionDecisions, withPromotions } from '#core/mobile/device-promotions.ts'
import { withServicePlan } from '#core/mobile/line-item.ts'
import { type MobileCartItem, servicePlanOf } from '#core/mobile/mobile-item.ts'
import { ledger } from '#core/pricing/ledger.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { imei } from '#test/arbitraries/mobile.arbitrary.ts'
import { mobileItem, ownPhoneItem, tradeInPlan } from '#test/builders/mobile.builder.ts'
import { forAll } from '#test/for-all.ts'

const sold = devices
  .filter(({ itemType }) => itemType === 'NEW')
  .flatMap((device) => device.variants.map((variant) => ({ device, variant })))

const plans = [null, 'mobile-by-the-gig', 'mobile-unlimited', 'mobile-unlimited-plus'] as const

/** An item of any device, plan, payment, number and trade-in, which names any promotion. */
const item: fc.Arbitrary<MobileCartItem> = fc
  .record({
    one: fc.constantFrom(...sold),
    plan: fc.constantFrom(...plans),
    isOnce: fc.boolean(),
    portsIn: fc.boolean(),
    traded: fc.option(imei),
    promotion: fc.constantFrom(null, 'deviceDiscount', 'tradeInPromo', 'unknown'),
  })
  .map(({ one: { device, variant }, plan, isOnce, portsIn, traded, promotion }) => {
    const isLine = device.category !== 'ACCESSORIES'
    const hasMonthly = variant.prices.some(({ id }) => id === 'recurring')
    const given = mobileItem({
      sku: variant.sku,
      type: device.category,
      ratePlan: isLine ? (plan as OfferId | null) : null,
      term: isOnce || !hasMonthly ? null : 36,
      portsIn,
      others: traded === null || !isLine ? [] : [tradeInPlan(traded)],
    })
    return { ...given, productDetail: { ...given.productDetail, promotion } }
  })

const discounts = devicePromos.filter(({ code }) => code === 'deviceDiscount')
const offOf = (code: string | null): number => discounts.find((promo) => promo.code === code)?.off ?? 0
const always = (): number => Number.POSITIVE_INFINITY
const promoted = (items: readonly MobileCartItem[], left: (code: PromoCode) => number = always) =>
  withPromotions(items, devices, devicePromos, left)

const offered = devicePromos.map(({ code, criteria, off }) => ({ code, criteria, off, isSpent: false }))

/** The total cost of an offer, before tax. */
const paidFor = (given: MobileCartItem): number => {
  const [offer] = deviceOffers([given], devices, devicePromos)
  if (offer === undefined) throw new Error('no offer')
  const lines = [{ offerId: offer.id, quantity: 1 }]
  const input = { catalogVersion: '1', offers: [offer], lines, taxRate: basisPoints(0) }
  return accepted(ledger(input, 60, '2026-12-01' as PlainDate)).totals[60] ?? 0
}

describe('withPromotions', () => {
  it('gives an item the largest discount of its device, otherwise the credit for a trade-in, whose criteria hold, whatever it named (CPN-07, CPN-14)', () =>
    forAll(item, (given) => {
      const [{ productDetail } = given] = promoted([given])
      const plan = servicePlanOf(given, 'RatePlan')?.planId
      const isUnlimited = plan === 'mobile-unlimited' || plan === 'mobile-unlimited-plus'
      const deals = findVariant(devices, given.sku)?.device.deals ?? []
      const hasTradeIn = servicePlanOf(given, 'TradeIn') !== undefined
      const isPorted = given.productDetail.portInfo?.portingFlag === true
      const expected =
        isUnlimited && isPorted && deals.includes('deviceDiscount')
          ? 'deviceDiscount'
          : isUnlimited && hasTradeIn && deals.includes('tradeInPromo')
            ? 'tradeInPromo'
            : null
      expect(productDetail.promotion).toBe(expected)
    }))

  it('takes exactly its amount off the price, and instalments still sum to the cent (MOB-17, CPN-14)', () =>
    forAll(item, (given) => {
      const [after = given] = promoted([given])
      const without = { ...given, productDetail: { ...given.productDetail, promotion: null } }
      expect(paidFor(after)).toBe(paidFor(without) - offOf(after.productDetail.promotion))
      expect(paidFor(after)).toBeGreaterThan(0)
    }))

  it('charges the same with and without a telephone in trade (CPN-14, MOB-41)', () =>
    forAll(item, (given) => {
      const [traded = given] = promoted([given])
      const [without = given] = promoted([withServicePlan(given, 'TradeIn', null)])
      expect(paidFor(traded)).toBe(paidFor(without))
    }))

  it('never gives a promotion more often than it has uses left (CPN-14)', () => {
    const uses = fc.record({ deviceDiscount: fc.nat(3), tradeInPromo: fc.nat(3) })
    forAll(fc.array(item, { maxLength: 10 }), uses, (items, left) => {
      const lines = promoted(items, (code) => left[code]).flatMap((one) => {
        const offerId = deviceOfferIdOf(one)
        return offerId === null ? [] : [{ offerId, quantity: 1 }]
      })
      const taken = promotionUsesIn(lines)
      for (const code of promoCodes) expect(taken.get(code) ?? 0).toBeLessThanOrEqual(left[code])
      expect([...unitsIn(lines).values()].reduce((all, one) => all + one, 0)).toBe(items.length)
    })
  })

  it('leaves an item as it is once it has its promotion (CPN-14)', () =>
    forAll(fc.array(item, { maxLength: 5 }), (items) => {
      const once = promoted(items)
      for (const [at, one] of promoted(once).entries()) expect(one).toBe(once[at])
    }))

  it('gives an own telephone nothing (CPN-14)', () => {
    const own = ownPhoneItem({ portsIn: true })
    expect(promoted([own])).toEqual([own])
    expect(promotionDecisions(own, devices, offered)).toEqual([])
  })
})

describe('promotionDecisions', () => {
  it('names what a line lacks for each promotion of its device, and nothing for the one that it gets (CPN-07, CPN-14)', () =>
    forAll(item, (given) => {
      const decisions = promotionDecisions(given, devices, offered)
      const first = decisions.find(({ lacks }) => lacks.length === 0)
      const [after = given] = promoted([given])
      expect(first?.promo.code ?? null).toBe(after.productDetail.promotion)
      const amounts = decisions.map(({ promo }) => offOf(promo.code))
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    }))

  it('has no promotion that leaves nothing to pay (CPN-14)', () => {
    const dear = offered.map((promo) => ({ ...promo, off: 10_000_000 as typeof promo.off }))
    forAll(item, (given) => {
      const codes = promotionDecisions(given, devices, dear).map(({ promo }) => promo.code)
      expect(codes.filter((code) => code === 'deviceDiscount')).toEqual([])
    })
  })
})

describe('the price of a device', () => {
  it('is the regular one for a promotion that is not offered any more (CPN-14)', () =>
    forAll(item, (given) => {
      const [after = given] = promoted([given])
      const [offer] = deviceOffers([after], devices, [])
      const without = { ...after, productDetail: { ...after.productDetail, promotion: null } }
      expect(offer?.prices).toEqual(deviceOffers([without], devices, [])[0]?.prices)
      expect(offer?.id).toBe(deviceOfferIdOf(after))
    }))
})
