import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { chargeKinds, type chargeTerms } from '#core/pricing/charge.ts'
import { chargeLine } from '#core/pricing/charge-line.ts'
import { normalizeCart } from '#core/pricing/normalized-cart.ts'
import { type Ledger, ledger, LEDGER_MONTHS_MAX, ledgerMarks } from '#core/pricing/ledger.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import { addDays, addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { ledgerEventProperties } from '#stories/rules/properties/ledger-event.properties.ts'
import { ledgerProperties } from '#stories/rules/properties/ledger.properties.ts'
import { testCartProperties } from '#test/core/cart-properties.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const START = '2026-12-01' as PlainDate

const drawn = (input: QuoteInput, months = LEDGER_MONTHS_MAX, start = START): Ledger =>
  accepted(ledger(input, months, start))

const length = fc.integer({ min: 1, max: LEDGER_MONTHS_MAX })

describe('ledger', () => {
  testCartProperties(ledgerProperties)
  testCartProperties(ledgerEventProperties)

  it('sums every kind of charge: no total without its terms compiles, and no month leaves one out (PRC-11)', () => {
    // @ts-expect-error: a kind of charge without terms must not compile.
    const incomplete: typeof chargeTerms = { recurring: { paid: 'monthly', isTax: false } }
    expect(Object.keys(incomplete).length).toBeLessThan(chargeKinds.length)
    const seen = new Set<string>()
    forAll(richInput, (input) => {
      for (const { month, parts, total } of drawn(input, 2).months) {
        const charged: Partial<Record<string, number>> = {}
        for (const line of accepted(normalizeCart(input)).lines)
          chargeLine(line, accepted(normalizeCart(input)), ({ kind, amount, fromMonth, toMonth }) => {
            if (fromMonth > month || month > toMonth) return
            seen.add(kind)
            charged[kind] = (charged[kind] ?? 0) + amount
          })
        expect(parts).toEqual({ ...Object.fromEntries(chargeKinds.map((kind) => [kind, 0])), ...charged })
        expect(total).toBe(Object.values(charged).reduce<number>((sum, amount) => sum + (amount ?? 0), 0))
      }
    })
    expect([...seen].toSorted()).toEqual([...chargeKinds].toSorted())
  })

  it('totals 12, 24, 36 and 60 months as the sum of those months, and omits periods beyond the last month (PRC-11)', () =>
    forAll(richInput, length, (input, count) => {
      const { months, totals } = drawn(input, count)
      expect(Object.keys(totals).map(Number)).toEqual([...ledgerMarks])
      for (const mark of ledgerMarks) {
        const paid = months.filter(({ month }) => month <= mark).reduce((sum, { total }) => sum + total, 0)
        expect(totals[mark]).toBe(mark <= count ? paid : null)
      }
    }))

  it('starts on the given day and has no gap, month after month (PRC-11)', () => {
    const startable = plainDate.filter((date) => date < '9990-01-01')
    forAllWith({ numRuns: 200 }, richInput, startable, length, (input, start, count) => {
      const { months } = drawn(input, count, start)
      expect(months[0]?.from).toBe(start)
      for (const [index, { from, until }] of months.entries()) {
        expect(from).toBe(addMonths(start, index))
        expect(addDays(until, 1)).toBe(addMonths(start, index + 1))
      }
    })
  })

  it.each([0, -1, 61, 1.5, Number.NaN, Infinity, -Infinity])('refuses %d months (PRC-11)', (months) =>
    forAllWith({ numRuns: 5 }, richInput, (input) => {
      expect(ledger(input, months, START)).toEqual(
        E.left({ _tag: 'MonthsOutOfRange', months, limit: LEDGER_MONTHS_MAX }),
      )
    }),
  )

  it('refuses an invalid start day, and one whose last month leaves the calendar (PRC-11)', () => {
    const [input] = fc.sample(richInput, { numRuns: 1, seed: 1 })
    if (input === undefined) throw new TypeError('no input')
    expect(ledger(input, 12, '2027-02-29' as PlainDate)).toEqual(
      E.left({ _tag: 'NotADate', text: '2027-02-29', fault: 'noSuchDay' }),
    )
    const start = '9999-11-30' as PlainDate
    expect(E.isRight(ledger(input, 1, start))).toBe(true)
    expect(ledger(input, 2, start)).toEqual(E.left({ _tag: 'EndsTooLate', start, months: 2 }))
  })

  it('fails when the quote fails (PRC-02, PRC-11)', () =>
    forAllWith({ numRuns: 20 }, richInput, (input) => {
      const lines = [{ offerId: 'gone' as OfferId, quantity: 1 }]
      expect(ledger({ ...input, lines }, 12, START)).toEqual(quote({ ...input, lines }))
    }))

  it('spreads a first year, instalments and a guarantee over five years (PRC-11)', () => {
    const offer: Offer = {
      id: 'phone' as OfferId,
      role: 'plan',
      lineOfBusiness: 'Mobile',
      name: 'Teléfono con línea',
      prices: [
        { type: 'RECURRING', amount: cents(5_000), guaranteeMonths: 18 },
        { type: 'PaymentPlan', amount: cents(2_000), months: 24 },
        { type: 'ONETIME', amount: cents(1_000) },
        { type: 'SMRRP', amount: cents(9_000) },
      ],
      promotions: [{ id: 'first-year', off: cents(1_500), months: 12, conditions: [] }],
      limit: 1,
      choice: null,
      taxable: true,
      speed: null,
      requires: null,
      audience: 'everybody',
    }
    const lines = [{ offerId: offer.id, quantity: 1 }]
    const input = { catalogVersion: '1', offers: [offer], lines, taxRate: basisPoints(1_000) }
    const { months, totals, priceChanges } = drawn(input)
    expect(months[0]).toEqual({
      month: 1,
      from: '2026-12-01',
      until: '2026-12-31',
      parts: {
        recurring: 5_000,
        promotion: -1_500,
        bundle: 0,
        instalment: 2_000,
        tax: 550,
        oneTime: 1_000,
        oneTimeTax: 100,
      },
      monthly: 6_050,
      total: 7_150,
      events: [],
    })
    const event = { change: 'ended', offerId: 'phone' }
    const promotionEnded = { ...event, month: 13, what: 'promotion', id: 'first-year' }
    const paid = { ...event, month: 25, what: 'instalment', id: null }
    expect(months[18]?.events).toEqual([{ ...event, month: 19, what: 'guarantee', id: null }])
    expect(priceChanges).toEqual([
      { month: 13, from: '2027-12-01', was: 6_050, becomes: 7_700, events: [promotionEnded] },
      { month: 25, from: '2028-12-01', was: 7_700, becomes: 5_500, events: [paid] },
    ])
    const two = 12 * 6_050 + 12 * 7_700 + 1_100
    expect(totals).toEqual({ 12: 12 * 6_050 + 1_100, 24: two, 36: two + 12 * 5_500, 60: two + 36 * 5_500 })
  })
})
