import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { daysOfPeriod, pricePeriods } from '#core/pricing/price-timeline.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { timelineWords, monthsText, periodText } from '#ui/content/es/shared/price-timeline.ts'
import { calendarText, money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { elementsOf, isHidden, type Element } from '../../kit/markup.ts'
import { priced } from '../sale/products/storefront-data.builder.ts'

const anyQuote = quoteInput.map(priced)
const anyStart = fc.option(plainDate.filter((date) => date < '9000-01-01'))

const render = (quote: ReturnType<typeof priced>, start: PlainDate | null = null) =>
  elementsOf(renderToStaticMarkup(<PriceOverTime quote={quote} start={start} />))

const named = (elements: readonly Element[], name: string): readonly Element[] =>
  elements.filter((element) => element.name === name)

/** The rows of the table as the texts of their cells. */
const rowsIn = (elements: readonly Element[]): readonly (readonly string[])[] => {
  const rows = named(elements, 'tr').filter(({ within }) => within[0]?.name === 'tbody')
  return rows.map((row) =>
    elements.filter(({ name, within }) => /^t[hd]$/.test(name) && within[0] === row).map(({ text }) => text),
  )
}

const percent = (text: string | undefined): number => Number((text ?? '0%').replace('%', ''))

describe('PriceOverTime', () => {
  it('draws and writes the same: one period and one row for each price, in order (PRC-04)', () =>
    forAll(anyQuote, anyStart, (quote, start) => {
      const periods = pricePeriods(quote)
      const elements = render(quote, start)
      const bars = named(elements, 'li').map(({ text }) => text)
      expect(bars).toHaveLength(periods.length)
      for (const [index, period] of periods.entries()) {
        expect(bars[index]).toContain(money(period.monthly.total).text)
        expect(bars[index]).toContain(periodText(period))
      }
      const rows = periods.map((period) => {
        const days = start === null ? null : daysOfPeriod(period, start)
        const dates =
          days === null
            ? []
            : [calendarText(days.from), days.until === null ? timelineWords.noEnd : calendarText(days.until)]
        return [monthsText(period), ...dates, money(period.monthly.total).text]
      })
      expect(rowsIn(elements)).toEqual(periods.length === 1 ? [] : rows)
    }))

  it('raises the line in proportion to what is paid', () =>
    forAll(anyQuote, (quote) => {
      const amounts = pricePeriods(quote).map(({ monthly }) => monthly.total)
      const elements = render(quote)
      const levels = named(elements, 'line').filter(
        ({ attributes: { x1, x2, y1, y2 } }) => x1 !== undefined && x1 !== x2 && y1 === y2,
      )
      const heights = levels.map(({ attributes }) => 100 - percent(attributes['y1']))
      expect(heights).toHaveLength(amounts.length)
      const top = Math.max(...amounts)
      for (const [index, amount] of amounts.entries())
        if (top > 0) expect(heights[index]).toBeCloseTo((amount / top) * Math.max(...heights), 0)
    }))

  it('gives a screen reader the table alone, or the words where there is but one price', () =>
    forAll(anyQuote, (quote) => {
      const elements = render(quote)
      const isFlat = quote.later.length === 0
      const heard = named(elements, 'li').some((item) => !item.within.some(isHidden))
      expect(heard).toBe(isFlat)
      expect(named(elements, 'table').some((table) => table.within.some(isHidden))).toBe(false)
      expect(named(elements, 'button')).toHaveLength(isFlat ? 0 : 1)
    }))
})
