import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { isLinePromotion } from '#core/catalog/promotion.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { internetPrices } from '#core/savings/internet-price.ts'
import { mbpsOfUse, speedUses } from '#core/speed/speed-need.ts'
import { claimsIn, numbersWithoutSource, withoutMarks } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { factsOf } from '#ui/content/facts.ts'
import { forAll } from '#test/for-all.ts'

const facts = factsOf(cometa)
const CAMPAIGN = 'gig-5-year-internet-price-guarantee'

const offerOf = (id: string): Offer => {
  const offer = cometa.catalog.offers.find((one) => one.id === id)
  if (offer === undefined) throw new TypeError(`no ${id}`)
  return offer
}

/** The total of the first months of an offer alone. */
const totalOf = (offer: Offer, months: number): number =>
  Array.from({ length: months }, (_, at) => monthlyPrice(offer, at + 1)).reduce((sum, one) => sum + one, 0)

describe('factsOf', () => {
  it('sums a campaign and the usual price over the same months (CAT-09)', () => {
    const gig = offerOf('internet-gig')
    const promoted = {
      ...gig,
      promotions: gig.promotions.flatMap((promotion) =>
        isLinePromotion(promotion) || promotion.conditions[0]?.kind !== 'Campaign'
          ? []
          : [{ ...promotion, conditions: [] }],
      ),
    }
    const { price, months, years, later, saved, amounts } = facts.campaign('internet-gig', CAMPAIGN)
    expect([price, months, years, later].map(withoutMarks)).toEqual(['$50', '60', '5', '$100'])
    expect(amounts).toEqual({ total: totalOf(promoted, 60), usualTotal: totalOf(gig, 60) })
    expect(withoutMarks(saved)).toBe('$2,640')
  })

  it('states the price of internet with several mobile lines of the calculator (SAV-03)', () => {
    const priceOf = (id: string): string => withoutMarks(facts.withMobileLines(id).price)
    expect(['internet-advantage', 'internet-500', 'internet-gig'].map(priceOf)).toEqual(
      [internetPrices.bundled.advantage, internetPrices.bundled.premier, internetPrices.bundled.gig].map(
        shortMoney,
      ),
    )
  })

  it('refuses a promotion that an offer does not have', () => {
    expect(() => facts.campaign('internet-500', CAMPAIGN)).toThrow('internet-500')
    expect(() => facts.withMobileLines('home-phone')).toThrow('home-phone')
  })

  it('rounds the minutes of a download up', () =>
    forAll(fc.integer({ min: 1, max: 2_000 }), (gigabytes) => {
      const { size, minutes, amount } = facts.download('internet-500', gigabytes)
      const seconds = (gigabytes * 8_000) / 500
      expect(amount * 60).toBeGreaterThanOrEqual(seconds)
      expect((amount - 1) * 60).toBeLessThan(seconds)
      expect([size, minutes].map(withoutMarks)).toEqual([`${String(gigabytes)} GB`, String(amount)])
    }))

  it.each(speedUses)('fits %s into a plan as often as its speed allows (SPD-03)', (use) => {
    const count = Number(withoutMarks(facts.atOnce('internet-gig', use)))
    expect(count * mbpsOfUse[use]).toBeLessThanOrEqual(facts.mbps('internet-gig'))
    expect((count + 1) * mbpsOfUse[use]).toBeGreaterThan(facts.mbps('internet-gig'))
  })

  it('gives every number a source', () => {
    const texts = [
      ...Object.values(facts.several('wifi-pod', 3)),
      ...Object.values(facts.share('internet-500', 4)),
      ...Object.values(facts.withMobileLines('internet-gig')),
      facts.customerPrice('security-suite'),
      facts.latency('internet-500'),
      facts.use('video4k').speed,
    ]
    expect(texts.flatMap(numbersWithoutSource)).toEqual([])
    expect(texts.map((text) => claimsIn(text).length)).toEqual(texts.map(() => 1))
  })

  it('states the price of a new customer, and another one for customers only where the offer has one (CAT-03)', () => {
    expect(withoutMarks(facts.price('security-suite'))).toBe('$3')
    expect(withoutMarks(facts.customerPrice('security-suite'))).toBe('$5')
    expect(withoutMarks(facts.customerPrice('wifi-pod'))).toBe(withoutMarks(facts.price('wifi-pod')))
  })
})
