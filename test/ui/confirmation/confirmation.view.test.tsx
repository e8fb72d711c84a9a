import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import { money } from '#ui/content/format.ts'
import { dearerQuote, sampleReceipt } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { ConfirmationView, ConfirmationWaiting } from '#ui/features/confirmation/confirmation.view.tsx'

const address = '1200 Brickell Ave, Apt 2B, Miami, FL 33131'

const render = (
  some: Partial<OrderReceipt> = {},
  known: { readonly phone: string | null } = { phone: '3055550142' },
) =>
  renderToStaticMarkup(
    <ConfirmationView
      receipt={{ ...sampleReceipt, ...some }}
      address={known.phone === null ? null : address}
      phone={known.phone}
      brand={cometa}
      onPrint={() => undefined}
    />,
  )

describe('ConfirmationView', () => {
  it.each<readonly [string, string]>([
    ['visited', render()],
    ['self-installed', render({ installKind: 'self', visit: null })],
    ['called', render({ visit: null })],
    ['restored', render({}, { phone: null })],
    [
      'long',
      render({ orderNumber: 'W'.repeat(40) as OrderNumber, emailAddress: `${'w'.repeat(240)}@a.example` }),
    ],
    ['flat', render({ quote: { ...dearerQuote, later: [] } })],
  ])('is a whole screen when %s', (_, markup) => expectScreen(markup))

  it('shows the order number, the visit, the card, and every amount of the receipt', () => {
    const markup = render()
    const { quote } = sampleReceipt
    const facts = [
      sampleReceipt.orderNumber,
      'martes 24 de noviembre',
      address,
      'Visa terminada en 1111',
      sampleReceipt.emailAddress,
      '(305) 555-0142',
      money(quote.dueToday).text,
      money(quote.monthly.total).spoken,
      ...quote.later.map(({ fromMonth }) => `Desde el mes ${fromMonth}`),
      ...quote.later.map(({ monthly }) => money(monthly.total).text),
      ...quote.lines.map(({ name }) => name),
    ]
    facts.forEach((fact) => expect(markup).toContain(fact))
  })

  it('lists lines that add up to what was paid today', () => {
    const { quote } = sampleReceipt
    const total = quote.lines.reduce((sum, line) => sum + line.monthly.total + line.oneTime.total, 0)
    expect(total).toBe(quote.dueToday)
    const charged = quote.lines.flatMap(({ monthly, oneTime }) => [monthly.total, oneTime.total])
    const markup = render()
    charged.filter((amount) => amount > 0).forEach((amount) => expect(markup).toContain(money(amount).text))
  })

  it('never says that a message was sent', () => {
    expect(render()).not.toMatch(/te (enviamos|mandamos) .*(correo|mensaje)/i)
  })
})

describe('ConfirmationWaiting', () => {
  it('is a whole screen', () => expectScreen(renderToStaticMarkup(<ConfirmationWaiting />)))
})
