import { describe, expect, it } from 'vitest'
import { daysOfPeriod, pricePeriods, totalSavings } from '#core/pricing/price-timeline.ts'
import { ZERO } from '#core/shared/money.ts'
import { addDays, type PlainDate } from '#core/shared/plain-date.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { priced } from '#test/ui/features/sale/products/storefront-data.builder.ts'

const anyQuote = quoteInput.map(priced)

/** The cost of the given month, computed from the quote independently. */
const monthOf = (quote: ReturnType<typeof priced>, month: number): number =>
  (quote.later.findLast(({ fromMonth }) => fromMonth <= month)?.monthly ?? quote.monthly).total

describe('pricePeriods', () => {
  it('covers every month once, without an end, at the price of the quote (PRC-04)', () =>
    forAll(anyQuote, (quote) => {
      const periods = pricePeriods(quote)
      expect(periods[0].fromMonth).toBe(1)
      expect(periods.at(-1)?.toMonth).toBeNull()
      for (const [index, { fromMonth, toMonth, monthly }] of periods.entries()) {
        const next = periods[index + 1]
        if (next !== undefined) expect(next.fromMonth).toBe((toMonth ?? 0) + 1)
        expect(monthly.total).toBe(monthOf(quote, fromMonth))
        expect(monthly.total).toBe(monthOf(quote, toMonth ?? fromMonth + 99))
      }
    }))
})

describe('totalSavings', () => {
  it('is the difference between the months before the last period and the same months after it', () =>
    forAll(anyQuote, (quote) => {
      const periods = pricePeriods(quote)
      const last = periods.at(-1)?.fromMonth ?? 1
      const months = Array.from({ length: last - 1 }, (_, index) => index + 1)
      const saved = months.reduce((sum, month) => sum + monthOf(quote, last) - monthOf(quote, month), 0)
      expect(totalSavings(periods)).toBe(saved)
    }))

  it('is zero for a price that never changes', () =>
    forAll(anyQuote, (quote) => {
      expect(totalSavings(pricePeriods({ ...quote, later: [] }))).toBe(0)
    }))
})

describe('daysOfPeriod', () => {
  const startable = plainDate.filter((date) => date < '9000-01-01')

  it('starts on the first day of service, without gaps or overlaps', () =>
    forAll(anyQuote, startable, (quote, start) => {
      const days = pricePeriods(quote).map((period) => daysOfPeriod(period, start))
      expect(days[0]?.from).toBe(start)
      expect(days.at(-1)?.until).toBeNull()
      for (const [index, { until }] of days.entries()) {
        const next = days[index + 1]
        if (next !== undefined && until !== null) expect(addDays(until, 1)).toBe(next.from)
      }
    }))

  it('ends a first year on the day before its anniversary', () => {
    const year = { fromMonth: 1, toMonth: 12, monthly: { net: ZERO, tax: ZERO, total: ZERO } }
    expect(daysOfPeriod(year, '2026-12-04' as PlainDate).until).toBe('2027-12-03')
    expect(daysOfPeriod(year, '2028-02-29' as PlainDate).until).toBe('2029-02-27')
  })
})
