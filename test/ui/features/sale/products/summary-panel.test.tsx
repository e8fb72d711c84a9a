import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { changeOfOrder } from '#ui/features/sale/sale-layout/order-change.es.ts'
import { serviceNames, spokenTotal, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { extraRows, receiptExtraWords } from '#ui/content/es/shared/receipt-extras.ts'
import { tradeInCreditWords } from '#ui/content/es/shared/trade-in-credit.ts'
import { money } from '#ui/content/format.ts'
import { SaleFrame } from '#ui/features/sale/sale-layout/sale-frame.view.tsx'
import { SummaryPanel, type SaleOrder } from '#ui/features/sale/sale-layout/summary-panel.view.tsx'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { elementsOf } from '../../../kit/markup.ts'
import { amountsIn, textIn } from '../../../site/markup.ts'
import { everything, priced } from './storefront-data.builder.ts'
import { fetchOrderColumn } from '#ui/features/sale/sale-layout/lazy-order-column.tsx'
import { forAll, forAllWith } from '#test/for-all.ts'

const anyOrder = quoteInput.map((input): SaleOrder => ({
  quote: priced(input),
  input,
  visitOn: null,
}))

const nothing = (): void => undefined
const panel = (order: SaleOrder): string => renderToStaticMarkup(<SummaryPanel {...order} />)

const fullOrder: SaleOrder = { quote: everything, input: null, visitOn: null }

beforeAll(async () => void (await fetchOrderColumn()))

/** The lines of each service, with the price of the service. */
const servicesIn = (order: SaleOrder) => {
  const elements = elementsOf(panel(order))
  return elements
    .filter(({ name }) => name === 'details')
    .map((service) => {
      const inside = elements.filter(({ within }) => within.includes(service))
      const summary = inside.find(({ name }) => name === 'summary')
      return {
        text: summary?.text ?? '',
        shown: amountsIn(`<p>${summary?.text ?? ''}</p>`).at(-1) ?? 0,
        lines: inside
          .filter(({ name }) => name === 'dd')
          .reduce((total, { text }) => total + (amountsIn(`<p>${text}</p>`)[0] ?? 0), 0),
      }
    })
}

describe('SummaryPanel', () => {
  it('shows the month, today and every later month of the quote, and no amount that is not in it (PRC-07)', () =>
    forAll(anyOrder, (order) => {
      const { quote } = order
      const markup = panel(order)
      const shown = [quote.monthly.total, quote.dueToday, ...quote.later.map(({ monthly }) => monthly.total)]
      shown.forEach((amount) => expect(textIn(markup)).toContain(money(amount).text))
      const parts = quote.lines.flatMap(({ monthly, oneTime }) => [monthly.net, oneTime.net])
      const sums = servicesIn(order).map(({ lines }) => lines)
      const known = new Set<number>([...shown, ...parts, ...sums, quote.monthly.tax, quote.oneTime.tax])
      amountsIn(markup).forEach((amount) => expect(known).toContain(amount))
    }))

  it('adds up: a service costs as much as its lines, and all services, one-time charges and taxes are what is paid today', () =>
    forAll(anyOrder, (order) => {
      for (const { shown, lines } of servicesIn(order)) expect(shown).toBe(lines)
      const elements = elementsOf(panel(order))
      const closed = elements.filter(
        ({ name, within }) => name === 'p' && within.some((outer) => outer.name === 'section'),
      )
      const alone = closed.map(({ text }) => amountsIn(`<p>${text}</p>`).at(-1) ?? 0)
      const sum = [...servicesIn(order).map(({ shown }) => shown), ...alone].reduce((a, b) => a + b, 0)
      expect(sum).toBe(order.quote.dueToday)
    }))

  it('names each service with its items and one price, before the totals', () => {
    const markup = panel(fullOrder)
    const names = [...linesOfBusiness.map((line) => serviceNames[line]), summaryWords.once, summaryWords.tax]
    const places = [...names, summaryWords.today].map((text) => markup.indexOf(`>${text}<`))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(textIn(markup)).toContain('Internet Gig · WiFi avanzado · WiFi pod ×\u00A02')
  })

  it('does not repeat the name of a service under itself', () => {
    const voice = everything.lines.filter(({ lineOfBusiness }) => lineOfBusiness === 'Voice')
    const line = { ...voice[0], name: serviceNames.Voice, quantity: 1 } as Quote['lines'][number]
    const markup = panel({ ...fullOrder, quote: { ...everything, lines: [line] } })
    expect(markup.split(`>${serviceNames.Voice}<`)).toHaveLength(2)
  })

  it('says that its totals include taxes, and offers to explain a price whose input is known', () =>
    forAllWith({ numRuns: 20 }, anyOrder, (order) => {
      expect(panel(order)).toContain(summaryWords.totalsWithTax)
      expect(panel(order)).toContain(summaryWords.why)
      expect(panel({ ...order, input: null })).not.toContain(summaryWords.why)
    }))

  it('offers the chart of a price that changes, and of no other', () => {
    expect(panel(fullOrder)).toContain(summaryWords.showChanges)
    expect(panel({ ...fullOrder, quote: { ...everything, later: [] } })).not.toContain(
      summaryWords.showChanges,
    )
  })

  it('says that a deposit is refundable', () => {
    expect(panel(fullOrder)).toContain(summaryWords.depositBack(12))
    expect(summaryWords.depositBack(12)).toContain('12 meses')
  })

  it('has the days of each price once there is a visit', () => {
    expect(panel(fullOrder)).not.toContain('de 2027')
    const markup = panel({ ...fullOrder, visitOn: '2026-12-04' as PlainDate })
    expect(markup).toContain('hasta el 3 de diciembre de 2027')
  })
})

describe('the credit for a telephone in trade', () => {
  const credited = { ...fullOrder, quote: { ...everything, tradeInCredit: cents(66_000) } }

  it('is a row of its own below the total, which it does not change (MOB-41)', () => {
    const [without, text] = [textIn(panel(fullOrder)), textIn(panel(credited))]
    expect(without).not.toContain(tradeInCreditWords.label)
    expect(text.indexOf(tradeInCreditWords.label)).toBeGreaterThan(text.indexOf(summaryWords.today))
    expect(amountsIn(panel(credited))).toEqual([...amountsIn(panel(fullOrder)), 66_000])
  })

  it('is in the receipt, with when it comes (MOB-41)', () => {
    const rows = extraRows({ quote: credited.quote, payment: null })
    expect(rows.map(({ label }) => label)).toEqual([tradeInCreditWords.label, receiptExtraWords.emergency])
    expect(rows[0]?.value).toContain('$660.00')
    expect(extraRows({ quote: everything, payment: null })).toEqual(rows.slice(1))
  })
})

const changes = (from: Partial<Quote>, to: Partial<Quote>): string | null =>
  changeOfOrder({ ...everything, ...from }, { ...everything, ...to })

describe('changeOfOrder', () => {
  it('is silent only when neither the lines nor a total changed, and states both differences with tax', () =>
    forAll(anyOrder, anyOrder, ({ quote: before }, { quote: now }) => {
      expect(changeOfOrder(now, now)).toBeNull()
      const text = changeOfOrder(before, now)
      const month = now.monthly.total - before.monthly.total
      const today = now.dueToday - before.dueToday
      if (month !== 0 || today !== 0) expect(text).toContain('Con impuestos')
      for (const off of [month, today].filter((amount) => amount !== 0))
        expect(text).toContain(money(cents(Math.abs(off))).text)
    }))

  it('says why: what was added, removed or counted differently, or that only the price changed', () => {
    const { lines } = everything
    const without = lines.filter(({ offerId }) => offerId !== 'advanced-wifi')
    expect(changes({ lines: without }, {})).toBe('Se agregó WiFi avanzado. El total no cambia.')
    expect(changes({}, { lines: without })).toBe('Se quitó WiFi avanzado. El total no cambia.')
    const fewer = lines.map((line) => (line.offerId === 'wifi-pod' ? { ...line, quantity: 1 } : line))
    expect(changes({ lines: fewer }, {})).toBe('WiFi pod: antes 1, ahora 2. El total no cambia.')
    const dueToday = cents(everything.dueToday + 500)
    expect(changes({}, { dueToday })).toBe(
      'Cambió el precio de tu pedido. Con impuestos, hoy pagas $5.00 más.',
    )
    expect(changes({ dueToday }, {})).toContain('hoy pagas $5.00 menos.')
  })

  it('says only that the price changed where an offer takes the place of one with its name (CPN-14)', () => {
    const dueToday = cents(everything.dueToday - 500)
    const lines = everything.lines.map((line) =>
      line.offerId === 'wifi-pod' ? { ...line, offerId: 'wifi-pod:promotion' as typeof line.offerId } : line,
    )
    expect(changes({}, { lines, dueToday })).toBe(
      'Cambió el precio de tu pedido. Con impuestos, hoy pagas $5.00 menos.',
    )
  })
})

describe('SaleFrame', () => {
  const frame = (order: SaleOrder | null): string =>
    renderToStaticMarkup(
      <SaleFrame trail={[]} onStep={nothing} order={order} action={null}>
        <h1>Pantalla</h1>
      </SaleFrame>,
    )

  it('announces the running total once, although it appears next to the screen and at its foot', () =>
    forAll(anyOrder, (order) => {
      const markup = frame(order)
      expect(markup.split(spokenTotal(order.quote)).length - 1).toBe(1)
      expect(markup.split(money(order.quote.monthly.total).text).length - 1).toBeGreaterThanOrEqual(2)
    }))

  it('announces a change in one place only', () => {
    const live = elementsOf(frame(fullOrder)).filter(
      ({ name, attributes }) =>
        name === 'output' || 'aria-live' in attributes || attributes['role'] === 'status',
    )
    expect(live).toHaveLength(1)
  })

  it('has in its bar the amount of a month and of today, which the button states where the order is paid', () => {
    const figures = (isPaying: boolean): readonly string[] =>
      elementsOf(
        renderToStaticMarkup(
          <SaleFrame trail={[]} onStep={nothing} order={fullOrder} isPaying={isPaying} action={null}>
            <h1>Pantalla</h1>
          </SaleFrame>,
        ),
      )
        .filter(({ name, attributes }) => name === 'button' && attributes['aria-haspopup'] === 'dialog')
        .map(({ text }) => text)
    const { monthly, dueToday } = fullOrder.quote
    const amounts = [monthly.total, dueToday].map((amount) => money(amount).text)
    const inBar = (isPaying: boolean) =>
      amountsIn(`<p>${figures(isPaying).at(-1) ?? ''}</p>`).map((amount) => money(cents(amount)).text)
    expect(inBar(false)).toEqual(amounts)
    expect(inBar(true)).toEqual(amounts.slice(0, 1))
  })

  it('is only the screen while nothing is ordered', () => {
    expect(amountsIn(frame(null))).toEqual([])
    expect(frame(null)).not.toContain('<aside')
  })
})
