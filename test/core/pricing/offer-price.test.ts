import { describe, expect, it } from 'vitest'
import { cartPriceIn, offerPrice, offerPriceIn, paidOver } from '#core/pricing/offer-price.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { offer } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { netByMonth } from '#stories/rules/properties/price-by-month.oracle.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const months = Array.from({ length: 130 }, (_, index) => index + 1)

describe('offerPrice', () => {
  it('is the monthly price until the first change, and the savings until then (PRC-03, PRC-04)', () =>
    forAll(offer, (one) => {
      const { first, change, saved } = offerPrice(one)
      const differs = months.find((month) => monthlyPrice(one, month) !== monthlyPrice(one, 1))
      expect([first, change?.fromMonth]).toEqual([monthlyPrice(one, 1), differs])
      if (change === null) {
        expect(saved).toBe(0)
        return
      }
      expect(change.later).toBe(monthlyPrice(one, change.fromMonth))
      expect(saved).toBe((change.later - first) * (change.fromMonth - 1))
    }))
})

describe('paidOver', () => {
  it('is the sum of the months: the first price until its change, then the later one (PRC-04)', () =>
    forAll(offer, (one) => {
      const price = offerPrice(one)
      const { first, change } = price
      let total = 0
      for (const month of months) {
        total += change === null || month < change.fromMonth ? first : change.later
        expect(paidOver(price, month)).toBe(total)
      }
    }))
})

describe('offerPriceIn', () => {
  it('is the price of each line of the cart, in month 1 and after its first change (PRC-01, PRC-04)', () =>
    forAll(richInput, (input) => {
      for (const offer of input.offers) {
        const quantity = input.lines.find(({ offerId }) => offerId === offer.id)?.quantity ?? 0
        const price = offerPriceIn(input, offer.id)
        expect(price === null).toBe(quantity === 0)
        if (price === null) continue
        const netIn = (month: number): number => netByMonth(input, offer, quantity, month)
        expect(price.first).toBe(netIn(1))
        const fromMonth = months.find((month) => netIn(month) !== netIn(1))
        expect(price.change).toEqual(fromMonth === undefined ? null : { fromMonth, later: netIn(fromMonth) })
      }
    }))

  it('is none in a cart without a price (PRC-02)', () =>
    forAllWith({ numRuns: 5 }, richInput, ({ offers, ...input }) => {
      const [{ id }] = offers as readonly [(typeof offers)[number]]
      const lines = [{ offerId: id, quantity: 0 }]
      expect(offerPriceIn({ ...input, offers, lines }, id)).toBeNull()
    }))
})

describe('cartPriceIn', () => {
  it('is the sum of the lines in month 1 and after the first change of the sum (PRC-03, PRC-04, PRC-10)', () =>
    forAll(richInput, (input) => {
      const netIn = (month: number): number =>
        input.lines.reduce((sum, { offerId, quantity }) => {
          const one = input.offers.find(({ id }) => id === offerId)
          return one === undefined ? sum : sum + netByMonth(input, one, quantity, month)
        }, 0)
      const fromMonth = months.find((month) => netIn(month) !== netIn(1))
      expect(cartPriceIn(input)).toMatchObject({
        first: netIn(1),
        change: fromMonth === undefined ? null : { fromMonth, later: netIn(fromMonth) },
      })
    }))

  it('is none for a cart that cannot be priced (PRC-02)', () =>
    forAllWith({ numRuns: 5 }, richInput, (input) => {
      const lines = input.offers.slice(0, 1).map(({ id }) => ({ offerId: id, quantity: 0 }))
      expect(cartPriceIn({ ...input, lines })).toBeNull()
    }))
})
