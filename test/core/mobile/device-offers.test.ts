import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { deviceOffers, findVariant, paymentPlanId, unitsIn } from '#core/mobile/device-offers.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { instalmentsOf } from '#core/mobile/instalments.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { ledger } from '#core/pricing/ledger.ts'
import { isIdentifier } from '#core/shared/identifier.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { PHONE_SKU, earphonesItem, mobileItem, ownPhoneItem } from '#test/builders/mobile.builder.ts'
import { forAll } from '#test/for-all.ts'

const variants = devices.flatMap((device) => device.variants.map((variant) => ({ device, variant })))

const itemOf = ({ device, variant }: (typeof variants)[number], term: number | null): MobileCartItem =>
  mobileItem({ sku: variant.sku, type: device.category, term })

const offerOf = (item: MobileCartItem, from: readonly ProductDetail[] = devices): Offer | undefined =>
  deviceOffers([item], from, [])[0]

/** The total cost of one of these, before tax. */
const paidFor = (offer: Offer): number => {
  const lines = [{ offerId: offer.id, quantity: 1 }]
  const input = { catalogVersion: '1', offers: [offer], lines, taxRate: basisPoints(0) }
  const { totals } = accepted(ledger(input, 60, '2026-12-01' as PlainDate))
  return totals[60] ?? 0
}

describe('deviceOffers', () => {
  it('cost exactly the price of the device, at once and in instalments (MOB-17, MOB-30)', () =>
    forAll(fc.constantFrom(...variants), (sold) => {
      const once = sold.variant.prices.find(({ id }) => id === 'oneTime')
      for (const { id, term } of sold.variant.prices) {
        const offer = offerOf(itemOf(sold, id === 'oneTime' ? null : term))
        if (sold.device.itemType === 'BYOD') expect(offer).toBeUndefined()
        else expect(offer && paidFor(offer)).toBe(once?.originalPrice)
      }
    }))

  it('can be named in messages and on screens, each variant and payment by its own id (MOB-30)', () => {
    const offers = variants.flatMap((sold) =>
      deviceOffers([itemOf(sold, null), itemOf(sold, 36)], devices, []),
    )
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
    for (const { id, name, role, taxable } of offers) {
      expect(isIdentifier(id) && id.length <= 80 && name.length <= 120).toBe(true)
      expect([role, taxable]).toEqual(['device', true])
    }
  })

  it('have equal instalments where the price divides, and a smaller last one where not (MOB-17)', () => {
    const { device } = findVariant(devices, PHONE_SKU) ?? {}
    if (device === undefined) throw new Error('no telephone')
    const priced = (prices: ProductDetail['variants'][number]['prices']): ProductDetail => ({
      ...device,
      variants: device.variants.map((variant) => ({ ...variant, prices })),
    })
    const once = (amount: number) => ({ id: 'oneTime' as const, originalPrice: cents(amount), term: null })
    const monthly = (amount: number) => ({ id: 'recurring' as const, originalPrice: cents(amount), term: 36 })
    const planOf = (detail: ProductDetail) => offerOf(mobileItem({ term: 36 }), [detail])?.prices
    const plan = { type: 'PaymentPlan', amount: 1_000, months: 36 }
    expect(planOf(priced([once(36_000), monthly(1_000)]))).toEqual([plan])
    expect(planOf(priced([once(35_990), monthly(1_000)]))).toEqual([{ ...plan, last: 990 }])
    expect(planOf(priced([monthly(1_000)]))).toEqual([plan])
    expect(planOf(priced([once(1), monthly(1)]))).toBeUndefined()
    expect(planOf(priced([once(36_000)]))).toBeUndefined()
    expect(offerOf(mobileItem(), [priced([monthly(1_000)])])).toBeUndefined()
    expect(E.isLeft(instalmentsOf(1, 36))).toBe(true)
  })

  it('require a mobile line for a device with one, and nothing for an accessory (MOB-30)', () => {
    expect(offerOf(mobileItem())?.requires).toBe('Mobile')
    expect(offerOf(earphonesItem())?.requires).toBeNull()
  })

  it('exist for known devices alone, each once (MOB-30)', () => {
    const items = [mobileItem(), mobileItem(), ownPhoneItem(), mobileItem({ sku: 'unknown' })]
    expect(deviceOffers(items, devices, []).map(({ id }) => id)).toEqual([`device:${PHONE_SKU}:once`])
    const own = { ...ownPhoneItem(), itemType: 'NEW' as const }
    expect(deviceOffers([own], devices, [])).toEqual([])
    expect([paymentPlanId(36), offerOf(mobileItem({ term: 61 }))]).toEqual(['instalments-36', undefined])
  })
})

describe('unitsIn', () => {
  it('counts a variant once, whatever its payment, and nothing but devices (MOB-33)', () => {
    const ids = deviceOffers([mobileItem(), mobileItem({ term: 36 })], devices, []).map(({ id }) => id)
    const lines = [...ids, 'internet-gig' as Offer['id']].map((offerId) => ({ offerId, quantity: 2 }))
    expect(unitsIn(lines)).toEqual(new Map([[PHONE_SKU, 4]]))
  })
})
