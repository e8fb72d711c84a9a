import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import { pricePeriods, totalSavings } from '#core/pricing/price-timeline.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { timelineWords } from '#ui/content/es/shared/price-timeline.ts'
import { serviceNames, spokenTotal, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { SaleFrame } from '#ui/features/sale/sale-layout/sale-frame.view.tsx'
import { SummaryPanel, type SaleOrder } from '#ui/features/sale/sale-layout/summary-panel.view.tsx'
import { quoteInput } from '#test/arbitraries/quote.arbitrary.ts'
import { elementsOf } from '../../../kit/markup.ts'
import { amountsIn, textIn } from '../../../site/markup.ts'
import { everything, priced } from './storefront-data.builder.ts'
import { fetchOrderColumn } from '#ui/features/sale/sale-layout/lazy-order-column.tsx'

const anyOrder = quoteInput.map((input): SaleOrder => ({
  quote: priced(input),
  input,
  visitOn: null,
}))

const nothing = (): void => undefined
const panel = (order: SaleOrder): string => renderToStaticMarkup(<SummaryPanel {...order} />)

const fullOrder: SaleOrder = { quote: everything, input: null, visitOn: null }

beforeAll(async () => void (await fetchOrderColumn()))

describe('SummaryPanel', () => {
  it('shows the month, today and every later month of the quote, and no amount that is not in it (PRC-07)', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { quote } = order
        const markup = panel(order)
        const shown = [
          quote.monthly.total,
          quote.dueToday,
          ...quote.later.map(({ monthly }) => monthly.total),
        ]
        shown.forEach((amount) => expect(textIn(markup)).toContain(money(amount).text))
        const parts = quote.lines.flatMap(({ monthly, oneTime }) => [monthly.net, oneTime.net])
        const saved = totalSavings(pricePeriods(quote))
        const known = new Set<number>([...shown, ...parts, quote.monthly.tax, quote.oneTime.tax, saved])
        amountsIn(markup).forEach((amount) => expect(known).toContain(amount))
      }),
    )
  })

  it('adds up: the rows, taxes among them, are what is paid today', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const rows = elementsOf(panel(order)).filter(({ name }) => name === 'dd')
        const sum = rows.flatMap(({ text }) => amountsIn(`<dd>${text}</dd>`)).reduce((a, b) => a + b, 0)
        expect(sum).toBe(order.quote.dueToday)
      }),
    )
  })

  it('names the services of an order of several, in one order, and none of an order of one', () => {
    const headings = (order: SaleOrder): readonly string[] =>
      elementsOf(panel(order))
        .filter(({ name }) => name === 'h3')
        .map(({ text }) => text)
    const internet = new Set(['internet-gig', 'advanced-wifi'])
    const lines = everything.lines.filter(({ offerId }) => internet.has(offerId))
    expect(headings(fullOrder)).toEqual([
      ...linesOfBusiness.map((line) => serviceNames[line]),
      summaryWords.once,
      timelineWords.title,
    ])
    expect(headings({ ...fullOrder, quote: { ...everything, lines } })).toEqual([timelineWords.title])
  })

  it('lists the items before the amounts and the chart', () => {
    const markup = panel(fullOrder)
    const places = [summaryWords.once, summaryWords.today, timelineWords.title].map((text) =>
      markup.indexOf(`>${text}<`),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('says that its totals include taxes, and offers to explain a price whose input is known', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(panel(order)).toContain(summaryWords.totalsWithTax)
        expect(panel(order)).toContain(summaryWords.why)
        expect(panel({ ...order, input: null })).not.toContain(summaryWords.why)
      }),
      { numRuns: 20 },
    )
  })

  it('says that a deposit is refundable', () => {
    expect(panel(fullOrder)).toContain(summaryWords.depositBack(12))
    expect(summaryWords.depositBack(12)).toContain('12 meses')
  })

  it('counts the months from the visit once there is one', () => {
    expect(panel(fullOrder)).toContain(timelineWords.fromService)
    const markup = panel({ ...fullOrder, visitOn: '2026-12-04' as PlainDate })
    expect(markup).toContain('hasta el 3 de diciembre de 2027')
    expect(markup).toContain('desde el día de la visita, el 4 de diciembre de 2026')
  })
})

describe('SaleFrame', () => {
  const frame = (order: SaleOrder | null): string =>
    renderToStaticMarkup(
      <SaleFrame trail={[]} onStep={nothing} order={order} action={null}>
        <h1>Pantalla</h1>
      </SaleFrame>,
    )

  it('announces the running total once, although it appears next to the screen and at its foot', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const markup = frame(order)
        expect(markup.split(spokenTotal(order.quote)).length - 1).toBe(1)
        expect(markup.split(money(order.quote.monthly.total).text).length - 1).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  it('announces a change in one place only', () => {
    const live = elementsOf(frame(fullOrder)).filter(
      ({ name, attributes }) =>
        name === 'output' || 'aria-live' in attributes || attributes['role'] === 'status',
    )
    expect(live).toHaveLength(1)
  })

  it('has in its bar the amount of today first, or of a month', () => {
    const figures = (isTodayFirst: boolean): readonly string[] =>
      elementsOf(
        renderToStaticMarkup(
          <SaleFrame trail={[]} onStep={nothing} order={fullOrder} isTodayFirst={isTodayFirst} action={null}>
            <h1>Pantalla</h1>
          </SaleFrame>,
        ),
      )
        .filter(({ name, attributes }) => name === 'button' && attributes['aria-haspopup'] === 'dialog')
        .map(({ text }) => text)
    const { monthly, dueToday } = fullOrder.quote
    const amounts = [monthly.total, dueToday].map((amount) => money(amount).text)
    const inBar = (isTodayFirst: boolean) =>
      amountsIn(`<p>${figures(isTodayFirst).at(-1) ?? ''}</p>`).map((amount) => money(cents(amount)).text)
    expect(inBar(false)).toEqual(amounts)
    expect(inBar(true)).toEqual(amounts.toReversed())
  })

  it('is only the screen while nothing is ordered', () => {
    expect(amountsIn(frame(null))).toEqual([])
    expect(frame(null)).not.toContain('<aside')
  })
})
