import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { money } from '#ui/content/format.ts'
import { spokenTotal } from '#ui/content/es/sale-layout.ts'
import { SaleFrame } from '#ui/features/sale-layout/sale-frame.view.tsx'
import { SummaryPanel } from '#ui/features/sale-layout/summary-panel.view.tsx'
import { quoteInput } from '#test/arbitraries/quote.arbitrary.ts'
import { amountsIn, textIn } from '../site/markup.ts'
import { priced } from './shelf.builder.ts'

const anyQuote = quoteInput.map(priced)

const nothing = (): void => undefined

describe('SummaryPanel', () => {
  it('shows the month, today and every later month of the quote, and no amount that is not in it (PRC-07)', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const markup = renderToStaticMarkup(<SummaryPanel quote={quote} />)
        const shown = [
          quote.monthly.total,
          quote.dueToday,
          ...quote.later.map(({ monthly }) => monthly.total),
        ]
        shown.forEach((amount) => expect(textIn(markup)).toContain(money(amount).text))
        const parts = quote.lines.flatMap(({ monthly, oneTime }) => [monthly.net, oneTime.net])
        const known = new Set<number>([...shown, ...parts, quote.monthly.tax, quote.oneTime.tax])
        amountsIn(markup).forEach((amount) => expect(known).toContain(amount))
      }),
    )
  })

  it('adds up: the rows of a month and its tax are the month', () => {
    fc.assert(
      fc.property(anyQuote, ({ lines, monthly, oneTime, dueToday }) => {
        const net = lines.reduce((sum, line) => sum + line.monthly.net, 0)
        expect(net + monthly.tax).toBe(monthly.total)
        expect(dueToday).toBe(monthly.total + oneTime.total)
      }),
    )
  })
})

describe('SaleFrame', () => {
  const frame = (quote: Parameters<typeof spokenTotal>[0] | null): string =>
    renderToStaticMarkup(
      <SaleFrame trail={[]} onStep={nothing} quote={quote} action={null}>
        <h1>Pantalla</h1>
      </SaleFrame>,
    )

  it('has the running total spoken once, beside the screen and at the foot of it', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const markup = frame(quote)
        expect(markup.split(spokenTotal(quote)).length - 1).toBe(1)
        expect(markup.split(money(quote.monthly.total).text).length - 1).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  it('is only the screen while nothing is ordered', () => {
    expect(amountsIn(frame(null))).toEqual([])
    expect(frame(null)).not.toContain('<aside')
  })
})
