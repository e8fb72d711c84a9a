import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { paths } from '#core/routes/routes.ts'
import { confirmationWords } from '#ui/features/sale/confirmation/es.ts'
import { paymentText } from '#ui/content/es/sale/payment.ts'
import { receiptExtraWords } from '#ui/content/es/shared/receipt-extras.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { installTexts } from '#ui/content/es/sale/installation.ts'
import { dayText, money } from '#ui/content/format.ts'
import { dearerQuote, sampleAccount, sampleReceipt, sampleVisit } from '#test/ui/content/order-samples.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { elementsOf } from '#test/ui/kit/markup.ts'
import { everything } from '#test/ui/features/sale/products/storefront-data.builder.ts'
import { amountsIn, textIn } from '#test/ui/site/markup.ts'
import { ConfirmationView, ConfirmationWaiting } from '#ui/features/sale/confirmation/confirmation.view.tsx'

const address = '1200 Brickell Ave, Apt 2B, Miami, FL 33131'
const orderedOn = '2026-11-18' as PlainDate

const render = (
  some: Partial<OrderReceipt> = {},
  known: { readonly phone: string | null; readonly firstName?: string } = {
    phone: '3055550142',
    firstName: 'María',
  },
) =>
  renderToStaticMarkup(
    <ConfirmationView
      receipt={{ ...sampleReceipt, ...some }}
      orderedOn={orderedOn}
      input={null}
      address={known.phone === null ? null : address}
      firstName={known.firstName ?? null}
      phone={known.phone}
      brand={cometa}
      onPrint={() => undefined}
      onCalendar={() => undefined}
    />,
  )

const rowsOf = (markup: string): readonly string[] =>
  elementsOf(markup)
    .filter(({ name, within }) => name === 'tr' && within[0]?.name === 'tbody')
    .map(({ text }) => text)

describe('ConfirmationView', () => {
  it.each<readonly [string, string]>([
    ['visited', render()],
    ['self-installed', render({ installKind: 'self', visit: null })],
    ['called', render({ visit: null })],
    ['restored', render({}, { phone: null })],
    ['paid from an account', render({ payment: sampleAccount })],
    ['paid automatically', render({ isAutoPay: true })],
    ['an order of everything', render({ quote: everything })],
    [
      'long',
      render({ orderNumber: 'W'.repeat(40) as OrderNumber, emailAddress: `${'w'.repeat(240)}@a.example` }),
    ],
    ['flat', render({ quote: { ...dearerQuote, later: [] } })],
  ])('is a complete screen when %s', (_, markup) => expectScreen(markup))

  it('says with which card automatic payments are on (PAY-10)', () => {
    const row = receiptExtraWords.autoPayMethod(paymentText(sampleAccount))
    expect(textIn(render({ payment: sampleAccount, isAutoPay: true }))).toContain(row)
  })

  it('shows the receipt’s recipient, links to the order status, and offers a calendar file only for a visit', () => {
    const ways = [render(), render({ installKind: 'self', visit: null }), render({ visit: null })]
    for (const markup of ways) {
      expect(textIn(markup)).toContain(confirmationWords.receipt(sampleReceipt.emailAddress))
      expect(markup).toContain(`href="${paths.orderStatus}"`)
      expect(markup).toContain(`href="/identity/signup?order=${sampleReceipt.orderNumber}"`)
    }
    expect(ways.map((markup) => markup.includes(confirmationWords.calendar))).toEqual([true, false, false])
  })

  it('greets the buyer, then states when the service comes, then the order number', () => {
    const inOrder = (markup: string, ...parts: readonly string[]): void => {
      const found = parts.map((part) => markup.indexOf(part))
      expect(found.every((at) => at >= 0)).toBe(true)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
    }
    const { orderNumber } = sampleReceipt
    const [visited, self] = [render(), render({ installKind: 'self', visit: null })]
    const when = dayText(sampleVisit.date)
    inOrder(visited, 'Listo, María', when, confirmationWords.calendar, orderNumber, confirmationWords.print)
    inOrder(self, 'Listo, María', installTexts.self.title, orderNumber, confirmationWords.print)
    inOrder(render({}, { phone: null }), confirmationWords.heading(null), when, orderNumber)
  })

  it('shows the order number, the visit, the payment method, and every amount of the receipt', () => {
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
      money(quote.monthly.total).text,
      ...quote.later.map(({ fromMonth }) => `desde el mes ${fromMonth}`),
      ...quote.later.map(({ monthly }) => money(monthly.total).text),
      ...quote.lines.map(({ name }) => name),
    ]
    facts.forEach((fact) => expect(markup).toContain(fact))
    expect(render({ payment: sampleAccount })).toContain('Cuenta de cheques terminada en 6789')
  })

  it('lists lines by service that add up, with the taxes, to the amount paid today', () => {
    const markup = render({ quote: everything })
    const paid = elementsOf(markup).filter(({ name, text }) => name === 'dd' && text.startsWith('$'))
    const amounts = paid.flatMap(({ text }) => amountsIn(`<dd>${text}</dd>`))
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(2 * everything.dueToday)
    expect(amounts.at(-1)).toBe(everything.dueToday)
    Object.values(serviceNames).forEach((name) => expect(textIn(markup)).toContain(`|${name}|`))
  })

  it('counts the months from the visit, or from the order date without one', () => {
    const visited = render()
    expect(visited).toContain('hasta el 23 de noviembre de 2027')
    expect(visited).toContain('desde el día de la visita, el 24 de noviembre de 2026')
    expect(rowsOf(visited)[1]).toContain('24 de noviembre de 2027')
    const called = render({ visit: null })
    expect(called).toContain('hasta el 17 de noviembre de 2027')
    expect(called).toContain('desde el día del pedido, el 18 de noviembre de 2026')
  })

  it('states the refund date of a deposit, a year into the service, and nothing without a deposit', () => {
    expect(render({ quote: everything })).toContain('Te lo devolvemos el 24 de noviembre de 2027')
    expect(render({ quote: everything, visit: null })).toContain(
      'Te lo devolvemos el 18 de noviembre de 2027',
    )
    expect(render()).not.toContain('devolvemos')
  })

  it('never says that a message was sent', () => {
    expect(render()).not.toMatch(/te (enviamos|mandamos) .*(correo|mensaje)/i)
  })
})

describe('ConfirmationWaiting', () => {
  it('is a complete screen', () => expectScreen(renderToStaticMarkup(<ConfirmationWaiting />)))
})
