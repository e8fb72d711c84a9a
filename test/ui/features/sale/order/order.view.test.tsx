import type { OrderNumber } from '#core/checkout/order.ts'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OrderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import { subtract } from '#core/shared/money.ts'
import { money, visitText } from '#ui/content/format.ts'
import { dearerQuote, sampleQuote, sampleVisit } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { OrderProgress } from '#ui/features/sale/order/order.view.tsx'

const ignore = (): void => undefined
type Props = ComponentProps<typeof OrderProgress>

const render = (phase: OrderPhase, some: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <OrderProgress
      phase={phase}
      quote={dearerQuote}
      previousQuote={sampleQuote}
      reference={'ABCDE-12345' as OrderNumber}
      emailAddress="maria@correo.example"
      visit={null}
      failure={phase === 'unplaced' ? { _tag: 'TimedOut' } : null}
      brand={cometa}
      onRetry={ignore}
      onReview={ignore}
      onDevices={ignore}
      onAcceptPrice={ignore}
      onDeclinePrice={ignore}
      {...some}
    />,
  )

const phases: Readonly<Record<OrderPhase, string>> = {
  placing: render('placing'),
  inDoubt: render('inDoubt'),
  unanswered: render('unanswered'),
  outOfReach: render('outOfReach'),
  unplaced: render('unplaced'),
  priceMoved: render('priceMoved'),
  stale: render('stale'),
}

describe('OrderProgress', () => {
  it.each(Object.entries(phases))('is a complete screen when %s', (_, markup) => expectScreen(markup))

  it('names the visit that is set aside, and no visit where none is needed', () => {
    expect(render('placing', { visit: sampleVisit })).toContain(
      `Apartamos tu visita del ${visitText(sampleVisit)}`,
    )
    expect(phases.placing).not.toContain('visita')
  })

  it('has no button while the order is placed or polled', () => {
    expect(phases.placing).not.toContain('<button')
    expect(phases.inDoubt).not.toContain('<button')
  })

  it('promises a single charge wherever the response is unknown', () => {
    const unknown = [phases.inDoubt, phases.unanswered, phases.outOfReach, phases.unplaced]
    unknown.forEach((markup) => expect(markup).toContain('Nada se cobra dos veces'))
  })

  it('always shows the telephone where it cannot continue on its own', () => {
    const stuck = [phases.inDoubt, phases.unanswered, phases.outOfReach, phases.unplaced, phases.stale]
    stuck.forEach((markup) => expect(markup).toContain(`tel:${cometa.phones.sales.dial}`))
  })

  it('shows the reference wherever an order waits for the bank, and soon the e-mail that follows (ORD-03)', () => {
    for (const markup of [phases.inDoubt, phases.unanswered, phases.outOfReach])
      expect(markup).toContain('ABCDE-12345')
    for (const markup of [phases.unanswered, phases.outOfReach])
      expect(markup).toContain('maria@correo.example')
  })

  it('offers the same order again only where that can help', () => {
    expect(phases.unplaced).toContain('Intentar otra vez')
    const refused = render('unplaced', { failure: { _tag: 'Refused', code: 'STEP_MISSING', requestId: 'r' } })
    expect(refused).not.toContain('Intentar otra vez')
    expect(refused).toContain('Volver a revisar el pedido')
  })

  it('names the telephone that another order trades in, and leads to the lines (MOB-43)', () => {
    const refusal = { _tag: 'Refused', code: 'TRADE_IN_OPEN', requestId: 'r', imeiEnding: '7518' } as const
    const refused = render('unplaced', { failure: refusal })
    expect(refused).toContain('El celular usado con IMEI terminado en 7518 ya se entrega en otro pedido')
    expect(refused).toContain('no se cobró nada')
    expect(refused).toContain('Cambiar el celular usado')
    expect(refused).not.toContain('Intentar otra vez')
  })

  it('shows the old and the new price side by side, with the difference (PRC-07)', () => {
    const amounts = [
      sampleQuote.dueToday,
      dearerQuote.dueToday,
      subtract(dearerQuote.dueToday, sampleQuote.dueToday),
      sampleQuote.monthly.total,
      dearerQuote.monthly.total,
      subtract(dearerQuote.monthly.total, sampleQuote.monthly.total),
    ]
    amounts.forEach((amount) => expect(phases.priceMoved).toContain(money(amount).text))
    expect(phases.priceMoved).toContain(`Pagar ${money(dearerQuote.dueToday).text} y pedir`)
  })

  it('requires confirmation again at an unchanged price, and mentions no change (PRC-32)', () => {
    const unchanged = render('priceMoved', { quote: sampleQuote, previousQuote: { ...sampleQuote } })
    expect(unchanged).toContain('Confirma el total otra vez')
    expect(unchanged).not.toMatch(/cambió|<path/)
    expect(unchanged).toContain(`Pagar ${money(sampleQuote.dueToday).text} y pedir`)
    const later = [{ fromMonth: 61, monthly: sampleQuote.monthly }]
    for (const quote of [dearerQuote, { ...sampleQuote, later }])
      expect(render('priceMoved', { quote, previousQuote: sampleQuote })).toContain('cambió')
  })

  it('draws the step in the direction of the price change', () => {
    const step = (markup: string): string => /<path[^>]* d="(M4 [^"]+)"/.exec(markup)?.[1] ?? ''
    const down = render('priceMoved', { quote: sampleQuote, previousQuote: dearerQuote })
    const monthlyOnly = render('priceMoved', { quote: { ...dearerQuote, dueToday: sampleQuote.dueToday } })
    expect(step(phases.priceMoved)).not.toBe('')
    expect(step(down)).not.toBe(step(phases.priceMoved))
    expect(step(monthlyOnly)).toBe(step(phases.priceMoved))
  })
})
