import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import {
  atCheckout,
  buildSale,
  configured,
  detailed,
  localized,
  ordered,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { CheckoutConnected } from '#ui/features/checkout/checkout.connected.tsx'
import { ConfirmationConnected } from '#ui/features/confirmation/confirmation.connected.tsx'
import { OrderConnected } from '#ui/features/order/order.connected.tsx'
import { PaymentConnected } from '#ui/features/payment/payment.connected.tsx'
import { ScheduleConnected } from '#ui/features/schedule/schedule.connected.tsx'

const planted = '4111111111111111'

/** The markup of every screen of the checkout as the sale stands, those that are not shown too. */
const everyScreen = (sale: Sale): string =>
  [CheckoutConnected, PaymentConnected, ScheduleConnected, OrderConnected, ConfirmationConnected]
    .map((Screen) => renderToStaticMarkup(<Screen sale={sale} brand={cometa} />))
    .join('\n')

describe('PaymentConnected and the screens after it', () => {
  it('never hold a card in markup or machine, from the submit to the confirmation (S26, S28)', async () => {
    const { sale } = buildSale()
    const seen: string[] = []
    sale.checkout.subscribe((snapshot) => seen.push(everyScreen(sale), JSON.stringify(snapshot.context)))
    await localized(sale)
    await configured(sale)
    await detailed(sale)
    paidWith(sale, planted)
    await visitChosen(sale)
    await ordered(sale)
    expect(seen.some((text) => text.includes('Visa terminada en 1111'))).toBe(true)
    seen.forEach((text) => {
      expect(text).not.toContain(planted)
      expect(text).not.toContain('4111 1111')
      expect(text).not.toContain('2031-04')
    })
  })
})

describe('OrderConnected', () => {
  it('is shown alone while an order is under way, and never otherwise', async () => {
    const { sale } = buildSale()
    const seen: { readonly isUnderWay: boolean; readonly isShown: boolean; readonly isForm: boolean }[] = []
    sale.checkout.subscribe((snapshot) =>
      seen.push({
        isUnderWay: isOrderUnderWay(snapshot),
        isShown: renderToStaticMarkup(<OrderConnected sale={sale} brand={cometa} />) !== '',
        isForm: renderToStaticMarkup(<PaymentConnected sale={sale} brand={cometa} />) !== '',
      }),
    )
    await localized(sale)
    await configured(sale)
    await detailed(sale, 'self')
    paidWith(sale, planted)
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(seen.some(({ isShown }) => isShown)).toBe(true)
    seen.forEach(({ isUnderWay, isShown, isForm }) => {
      expect(isShown).toBe(isUnderWay)
      expect(isShown && isForm).toBe(false)
    })
  })
})
