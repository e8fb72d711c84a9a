import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { priceOf, recurringPrice } from '#core/catalog/price.ts'
import type { chargeTerms } from '#core/pricing/charge.ts'
import { chargeKinds, chargeLine } from '#core/pricing/charge.ts'
import { normalizeCart } from '#core/pricing/normalized-cart.ts'
import type { Ledger } from '#core/pricing/ledger.ts'
import { LEDGER_MONTHS_MAX, ledger, ledgerMarks } from '#core/pricing/ledger.ts'
import type { QuoteInput } from '#core/pricing/quote.ts'
import { quote } from '#core/pricing/quote.ts'
import { why } from '#core/pricing/why.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addDays, addMonths } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { richInput } from '#test/arbitraries/catalog.arbitrary.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { netByMonth, priceByMonth, priceOnce } from './price-by-month.oracle.ts'

const START = '2026-12-01' as PlainDate

const drawn = (input: QuoteInput, months = LEDGER_MONTHS_MAX, start = START): Ledger =>
  accepted(ledger(input, months, start))

const length = fc.integer({ min: 1, max: LEDGER_MONTHS_MAX })

/** What holds of a line in a month, by the derivation: promotions, bundles and instalments. */
const holdingIn = (input: QuoteInput, month: number): ReadonlySet<string> =>
  new Set(
    accepted(why(input)).monthly.parts.flatMap(({ offerId, parts }) =>
      parts.flatMap(({ kind, inputs, fromMonth, toMonth }) => {
        const holds = fromMonth <= month && (toMonth === null || month <= toMonth)
        const isDated = kind === 'promotion' || kind === 'bundle' || kind === 'instalment'
        const id = inputs['promotion'] ?? inputs['bundle'] ?? 'null'
        return holds && isDated ? [`${offerId} ${kind} ${id}`] : []
      }),
    ),
  )

const netOf = (input: QuoteInput, month: number): number =>
  input.offers.reduce((sum, offer) => {
    const quantity = input.lines.find(({ offerId }) => offerId === offer.id)?.quantity ?? 0
    return quantity === 0 ? sum : sum + netByMonth(input, offer, quantity, month)
  }, 0)

describe('ledger', () => {
  it('equals the quote in each month and in the one-time charges (PRC-11)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const { later, monthly, oneTime, dueToday } = accepted(quote(input))
        const { months } = drawn(input)
        for (const { month, monthly: each, total } of months) {
          const quoted = later.findLast(({ fromMonth }) => fromMonth <= month)?.monthly ?? monthly
          expect([month, each]).toEqual([month, quoted.total])
          expect(total - each).toBe(month === 1 ? oneTime.total : 0)
        }
        expect(months[0]?.total).toBe(dueToday)
      }),
    )
  })

  it('equals in each month the result of the separate rules and the sum of its parts (PRC-11)', () => {
    fc.assert(
      fc.property(richInput, length, (input, count) => {
        const { months } = drawn(input, count)
        expect(months.map(({ month }) => month)).toEqual(
          Array.from({ length: count }, (_, index) => index + 1),
        )
        for (const { month, monthly, total, parts } of months) {
          expect(monthly).toBe(priceByMonth(input, month))
          expect(total).toBe(monthly + (month === 1 ? priceOnce(input) : 0))
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total)
          expect(monthly - parts.tax).toBe(netOf(input, month))
          expect(Math.max(parts.promotion, parts.bundle)).toBeLessThanOrEqual(0)
          expect(
            Math.min(parts.recurring, parts.instalment, parts.tax, parts.oneTime),
          ).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('sums every kind of charge: no total without its terms compiles, and no month leaves one out (PRC-11)', () => {
    // @ts-expect-error: a kind of charge without terms must not compile.
    const incomplete: typeof chargeTerms = { recurring: { paid: 'monthly', isTax: false } }
    expect(Object.keys(incomplete).length).toBeLessThan(chargeKinds.length)
    const seen = new Set<string>()
    fc.assert(
      fc.property(richInput, (input) => {
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
      }),
    )
    expect([...seen].toSorted()).toEqual([...chargeKinds].toSorted())
  })

  it('totals 12, 24, 36 and 60 months as the sum of those months, and omits periods beyond the last month (PRC-11)', () => {
    fc.assert(
      fc.property(richInput, length, (input, count) => {
        const { months, totals } = drawn(input, count)
        expect(Object.keys(totals).map(Number)).toEqual([...ledgerMarks])
        for (const mark of ledgerMarks) {
          const paid = months.filter(({ month }) => month <= mark).reduce((sum, { total }) => sum + total, 0)
          expect(totals[mark]).toBe(mark <= count ? paid : null)
        }
      }),
    )
  })

  it('lists each month with a price change, with its first day, both prices and the events (PRC-11)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const { months, priceChanges } = drawn(input)
        const expected = months.flatMap(({ month, from, monthly, events }, index) => {
          const was = months[index - 1]?.monthly ?? monthly
          return was === monthly ? [] : [{ month, from, was, becomes: monthly, events }]
        })
        expect(priceChanges).toEqual(expected)
        const { later } = accepted(quote(input))
        const quoted = later.filter(({ fromMonth }) => fromMonth <= LEDGER_MONTHS_MAX)
        expect(priceChanges.map(({ month, becomes }) => [month, becomes])).toEqual(
          quoted.map(({ fromMonth, monthly }) => [fromMonth, monthly.total]),
        )
        for (const { events } of priceChanges)
          expect(events.some(({ what }) => what !== 'guarantee')).toBe(true)
      }),
    )
  })

  it('reports the late start and the end of a promotion, a bundle or instalments, and nothing else (PRC-11)', () => {
    fc.assert(
      fc.property(richInput, fc.integer({ min: 2, max: LEDGER_MONTHS_MAX }), (input, month) => {
        const [before, now] = [holdingIn(input, month - 1), holdingIn(input, month)]
        const noted = (drawn(input).months[month - 1]?.events ?? [])
          .filter(({ what }) => what !== 'guarantee' && what !== 'lastInstalment')
          .map(({ change, offerId, what, id }) => `${change} ${offerId} ${what} ${id}`)
        const expected = [
          ...[...before].filter((held) => !now.has(held)).map((held) => `ended ${held}`),
          ...[...now].filter((held) => !before.has(held)).map((held) => `began ${held}`),
        ]
        expect(noted.toSorted()).toEqual(expected.toSorted())
      }),
    )
  })

  it('reports the month of a last instalment that differs, and no other (MOB-17, PRC-11)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const noted = drawn(input).months.flatMap(({ events }) =>
          events.flatMap(({ what, month, change, offerId }) =>
            what === 'lastInstalment' ? [`${offerId} ${change} ${month}`] : [],
          ),
        )
        const expected = input.offers.flatMap((offer) => {
          const plan = priceOf(offer, 'PaymentPlan')
          const isHeld = input.lines.some(({ offerId }) => offerId === offer.id)
          const isNoted =
            plan?.last !== undefined &&
            plan.last !== plan.amount &&
            plan.months > 1 &&
            plan.months <= LEDGER_MONTHS_MAX
          return isHeld && isNoted ? [`${offer.id} began ${plan.months}`] : []
        })
        expect(noted.toSorted()).toEqual(expected.toSorted())
      }),
    )
  })

  it('reports the month in which the price guarantee ends (CAT-07, PRC-11)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const ended = drawn(input).months.flatMap(({ month, events }) =>
          events.flatMap((event) => {
            const { what, change, offerId, id } = event
            expect(event.month).toBe(month)
            return what === 'guarantee' ? [[month, change, offerId, id]] : []
          }),
        )
        const expected = input.lines.flatMap(({ offerId }) => {
          const offer = input.offers.find(({ id }) => id === offerId)
          const price =
            offer === undefined ? null : recurringPrice(offer, input.buyer?.isNewCustomer === true)
          const months = price?.guaranteeMonths ?? 0
          return months === 0 || months >= LEDGER_MONTHS_MAX ? [] : [[months + 1, 'ended', offerId, null]]
        })
        expect(ended.map(String).toSorted()).toEqual(expected.map(String).toSorted())
      }),
    )
  })

  it('starts on the given day and has no gap, month after month (PRC-11)', () => {
    const startable = plainDate.filter((date) => date < '9990-01-01')
    fc.assert(
      fc.property(richInput, startable, length, (input, start, count) => {
        const { months } = drawn(input, count, start)
        expect(months[0]?.from).toBe(start)
        for (const [index, { from, until }] of months.entries()) {
          expect(from).toBe(addMonths(start, index))
          expect(addDays(until, 1)).toBe(addMonths(start, index + 1))
        }
      }),
      { numRuns: 200 },
    )
  })

  it.each([0, -1, 61, 1.5, Number.NaN, Infinity, -Infinity])('refuses %d months (PRC-11)', (months) => {
    fc.assert(
      fc.property(richInput, (input) => {
        expect(ledger(input, months, START)).toEqual(
          E.left({ _tag: 'MonthsOutOfRange', months, limit: LEDGER_MONTHS_MAX }),
        )
      }),
      { numRuns: 5 },
    )
  })

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

  it('fails when the quote fails (PRC-02, PRC-11)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const lines = [{ offerId: 'gone' as OfferId, quantity: 1 }]
        expect(ledger({ ...input, lines }, 12, START)).toEqual(quote({ ...input, lines }))
      }),
      { numRuns: 20 },
    )
  })

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
