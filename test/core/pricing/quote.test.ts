import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { listPriceOf, recurringOf } from '#core/catalog/price.ts'
import type { Amount, Quote, QuoteInput } from '#core/pricing/quoted.ts'
import {
  isSamePrice,
  isSameTotals,
  leastMonthly,
  monthlyPrice,
  quote,
  quoteAlone,
  totalsOf,
} from '#core/pricing/quote.ts'
import { add, basisPoints, type Cents, cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { offer } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { LAST_CHANGE, richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { quotedMonth } from '#stories/rules/properties/cart-property.ts'
import { priceByMonth, priceOnce } from '#stories/rules/properties/price-by-month.oracle.ts'
import { quoteProperties } from '#stories/rules/properties/quote.properties.ts'
import { testCartProperties } from '#test/core/cart-properties.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const priced = (input: QuoteInput): Quote => accepted(quote(input))

const months = Array.from({ length: LAST_CHANGE }, (_, index) => index + 1)

/** A plan at one price a month, without tax. */
const plainOffer = (id: string, monthly: Cents): Offer => ({
  id: id as OfferId,
  role: 'plan',
  lineOfBusiness: 'Internet',
  name: id,
  prices: [{ type: 'RECURRING', amount: monthly, guaranteeMonths: 0 }],
  promotions: [],
  limit: 1,
  choice: null,
  taxable: false,
  speed: null,
  requires: null,
  audience: 'everybody',
})

describe('quote', () => {
  testCartProperties(quoteProperties)

  it('refuses more of an offer than its limit, also across lines (PRC-02)', () =>
    forAll(richInput, fc.integer({ min: 1, max: 3 }), (input, excess) => {
      const [sold] = input.offers
      if (sold === undefined) return
      const rest = input.lines.filter(({ offerId }) => offerId !== sold.id)
      const piece = { offerId: sold.id, quantity: sold.limit }
      const lines = [...rest, piece, { ...piece, quantity: excess }]
      expect(quote({ ...input, lines })).toEqual(
        E.left({
          _tag: 'QuantityOutOfRange',
          offerId: sold.id,
          quantity: sold.limit + excess,
          limit: sold.limit,
        }),
      )
    }))

  it('refuses an invalid quantity in any line (PRC-02)', () => {
    const uncountable = fc.constantFrom(0, -1, 0.5, 1.5, Number.NaN, Infinity, -Infinity, 2 ** 53)
    forAll(richInput, uncountable, fc.nat(7), (input, quantity, at) => {
      const [sold] = input.offers
      if (sold === undefined) return
      const lines = input.lines.toSpliced(at, 0, { offerId: sold.id, quantity })
      expect(quote({ ...input, lines })).toMatchObject(
        E.left({ _tag: 'QuantityOutOfRange', offerId: sold.id }),
      )
    })
  })

  it('refuses an offer that is not in the catalogue (PRC-02)', () =>
    forAll(richInput, fc.constantFrom('', 'gone', 'toString'), (input, name) => {
      const offerId = name as OfferId
      const lines = [...input.lines, { offerId, quantity: 1 }]
      expect(quote({ ...input, lines })).toEqual(E.left({ _tag: 'OfferNotSold', offerId }))
    }))

  it('discounts a bundle on the line of its first offer for exactly its first months, while the cart has all of it (PRC-10)', () => {
    const together = fc.record({
      off: fc.integer({ min: 1, max: 30_000 }),
      duration: fc.integer({ min: 1, max: LAST_CHANGE - 1 }),
      prices: fc.tuple(amount(12_000), amount(12_000)),
    })
    forAll(together, ({ off, duration, prices: [first, second] }) => {
      const offers = [plainOffer('internet', first), plainOffer('tv', second)] as const
      const ids = [offers[0].id, offers[1].id] as const
      const bundles = [{ id: 'duo', offers: ids, off: cents(off), months: duration, conditions: [] }]
      const cartOf = (...held: readonly OfferId[]): QuoteInput => ({
        catalogVersion: '1',
        offers,
        bundles,
        lines: held.map((offerId) => ({ offerId, quantity: 1 })),
        taxRate: basisPoints(0),
      })
      const [bundledQuote, alone] = [priced(cartOf(...ids)), priced(cartOf(ids[0]))]
      const bundled = Math.max(0, first - off)
      expect(bundledQuote.lines.map(({ monthly }) => monthly.net)).toEqual([bundled, second])
      for (const month of months) {
        expect([month, quotedMonth(bundledQuote, month)]).toEqual([
          month,
          second + (month <= duration ? bundled : first),
        ])
        expect(quotedMonth(alone, month)).toBe(first)
      }
    })
  })
})

describe('monthlyPrice', () => {
  it('applies a promotion for exactly its months (PRC-04)', () =>
    forAll(offer, (sold) => {
      const promotion = sold.promotions.find((one) => 'off' in one)
      const last = promotion?.months ?? 0
      const fullPrice = recurringOf(sold)
      const promoted = Math.max(0, fullPrice - (promotion?.off ?? 0))
      const around = [1, last, last + 1, LAST_CHANGE].filter((month) => month > 0)
      for (const month of around) expect(monthlyPrice(sold, month)).toBe(month <= last ? promoted : fullPrice)
    }))

  it('is never below zero for any promotion (PRC-03)', () =>
    forAll(offer, amount(1_000_000), (sold, off) => {
      const promoted = { ...sold, promotions: [{ id: 'all', off, months: 12, conditions: [] }] }
      expect(monthlyPrice(promoted, 1)).toBeGreaterThanOrEqual(0)
    }))
})

describe('isSamePrice', () => {
  it('is true of equal quotes, and false when today or any month differs (PRC-07)', () =>
    forAll(richInput, fc.integer({ min: 1, max: 100 }), (input, by) => {
      const own = priced(input)
      const { monthly, later } = own
      const dearer = (month: Amount): Amount => ({ ...month, total: add(month.total, cents(by)) })
      const step = { fromMonth: 1_000, monthly }
      expect(isSamePrice(own, structuredClone(own))).toBe(true)
      const others = [
        { ...own, dueToday: add(own.dueToday, cents(by)) },
        { ...own, monthly: dearer(monthly) },
        { ...own, later: [...later, step] },
        ...later.flatMap((known, at) => [
          { ...own, later: later.with(at, { ...known, fromMonth: known.fromMonth + by }) },
          { ...own, later: later.with(at, { ...known, monthly: dearer(known.monthly) }) },
          { ...own, later: later.toSpliced(at, 1) },
        ]),
      ]
      for (const other of others) expect(isSamePrice(own, other)).toBe(false)
    }))
})

describe('isSameTotals', () => {
  it('is true of the same totals and false when month or today differs by a cent (PRC-07)', () =>
    forAll(richInput, fc.constantFrom('monthly', 'dueToday'), fc.constantFrom(-1, 1), (input, part, by) => {
      const totals = totalsOf(priced(input))
      expect(totals).toEqual({
        monthly: priceByMonth(input, 1),
        dueToday: priceByMonth(input, 1) + priceOnce(input),
      })
      expect(isSameTotals(totals, totalsOf(priced(input)))).toBe(true)
      expect(isSameTotals(totals, { ...totals, [part]: totals[part] + by })).toBe(false)
    }))
})

describe('quoteAlone', () => {
  it('is the quote of one item of the offer for the buyer, without tax (PRC-04, PRC-08)', () =>
    forAllWith({ numRuns: 100 }, richInput, ({ offers, buyer = UNKNOWN_BUYER }) => {
      for (const sold of offers.filter(({ limit }) => limit > 0)) {
        const lines = [{ offerId: sold.id, quantity: 1 }]
        const alone = { catalogVersion: '1', offers: [sold], lines, taxRate: basisPoints(0), buyer }
        expect(quoteAlone(sold, buyer, '1')).toEqual(priced(alone))
      }
    }))
})

describe('leastMonthly', () => {
  it('is above zero unless every offer is free, and the list price of an offer for several (PRC-08)', () =>
    forAll(fc.array(offer), (offers) => {
      const prices = offers.map((one) => (one.limit > 1 ? listPriceOf(one, 1, true) : monthlyPrice(one, 1)))
      const [least = 0] = prices.filter((price) => price > 0).toSorted((a, b) => a - b)
      expect(leastMonthly(offers)).toBe(least)
    }))
})
