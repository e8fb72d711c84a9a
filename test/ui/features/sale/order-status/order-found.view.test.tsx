import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { orderStages } from '#core/checkout/order-stage.ts'
import type { OrderView } from '#core/ports/order-status-calls.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { paymentText } from '#ui/content/es/sale/payment.ts'
import { receiptExtraWords } from '#ui/content/es/shared/receipt-extras.ts'
import { stageWords } from '#ui/content/es/sale/order-status.ts'
import { money } from '#ui/content/format.ts'
import { OrderFound } from '#ui/features/sale/order-status/order-found.view.tsx'
import { sampleReceipt } from '#test/ui/content/order-samples.ts'
import { textIn } from '#test/ui/site/markup.ts'

const order: OrderView = {
  ...sampleReceipt,
  stage: 'visitAhead',
  maskedEmail: 'm•••@correo.example',
  maskedPhone: null,
}

const textOf = (shown: OrderView): string =>
  textIn(
    renderToStaticMarkup(
      <OrderFound
        order={shown}
        orderedOn={'2026-11-22' as PlainDate}
        brand={cometa}
        isMoved={false}
        failure={null}
        onMove={null}
        onOther={() => undefined}
      />,
    ),
  )

describe('OrderFound', () => {
  it('shows the number, the amount paid that day and the masked contact', () => {
    const text = textOf(order)
    for (const part of [order.orderNumber, money(order.quote.dueToday).text, order.maskedEmail])
      expect(text).toContain(part)
    expect(text).not.toContain(sampleReceipt.emailAddress)
  })

  it('says with which card automatic payments are on, and how they end (PAY-10)', () => {
    const { autoPay, autoPayMethod } = receiptExtraWords
    const facts = [autoPay, autoPayMethod(paymentText(order.payment))]
    for (const fact of facts) {
      expect(textOf({ ...order, isAutoPay: true })).toContain(fact)
      expect(textOf(order)).not.toContain(fact)
    }
  })

  it.each(orderStages)('has a distinct text for %s, and a telephone', (stage) => {
    const text = textOf({ ...order, stage })
    expect(text).toContain(stageWords[stage].title)
    expect(text).toContain(cometa.phones.service.shown)
  })
})
