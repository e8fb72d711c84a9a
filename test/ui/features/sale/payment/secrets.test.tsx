import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import type { RiskSubmission } from '#core/journeys/checkout/details/details.events.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { IdentificationNumber } from '#core/risk/risk.ts'
import { maria } from '#test/builders/provider.builder.ts'
import {
  atCheckout,
  buildSale,
  buyThrough,
  detailed,
  ordered,
  paidFrom,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { CheckoutConnected } from '#ui/features/sale/checkout/checkout.connected.tsx'
import { ConfirmationConnected } from '#ui/features/sale/confirmation/confirmation.connected.tsx'
import { OrderConnected } from '#ui/features/sale/order/order.connected.tsx'
import { PaymentConnected } from '#ui/features/sale/payment/payment.connected.tsx'
import { ScheduleConnected } from '#ui/features/sale/schedule/schedule.connected.tsx'

const cardNumber = '4111111111111111'
const account = '000987654321'
const identified: RiskSubmission = {
  addressOneYear: false,
  identification: { type: 'SSN', number: '219099999' as IdentificationNumber },
}

/** The markup of every screen of the checkout for the current sale, hidden ones included. */
const everyScreen = (sale: Sale): string =>
  [CheckoutConnected, PaymentConnected, ScheduleConnected, OrderConnected, ConfirmationConnected]
    .map((Screen) => renderToStaticMarkup(<Screen sale={sale} brand={cometa} />))
    .join('\n')

describe('the screens of the checkout', () => {
  const walked = async (pay: (sale: Sale) => void): Promise<readonly string[]> => {
    const { sale } = buildSale()
    const seen: string[] = []
    sale.checkout.subscribe((snapshot) => seen.push(everyScreen(sale), JSON.stringify(snapshot.context)))
    await buyThrough(sale, 'confirmCart')
    const { customerForm: form } = sale.checkout.getSnapshot().context
    sale.checkout.send({
      type: 'customer.typed',
      form: { ...form, ...maria, addressOneYear: 'no', identificationType: 'SSN' },
    })
    await detailed(sale, 'professional', identified)
    sale.request('checkout')
    sale.request('schedule')
    await visitChosen(sale)
    pay(sale)
    await ordered(sale)
    return seen
  }
  const never = (seen: readonly string[], secrets: readonly string[]): void =>
    seen.forEach((text) => secrets.forEach((secret) => expect(text).not.toContain(secret)))

  it('never contain a card or an identification in markup or machine, from the submit to the confirmation (S26, S28)', async () => {
    const seen = await walked((sale) => paidWith(sale, cardNumber))
    expect(seen.some((text) => text.includes('Visa terminada en 1111'))).toBe(true)
    expect(seen.some((text) => text.includes('Con Seguro Social, sin guardar el número'))).toBe(true)
    never(seen, [cardNumber, '4111 1111', '2031-04', '219099999', '219-09-9999'])
  })

  it('never contain an account either (S26, S28)', async () => {
    const seen = await walked((sale) => paidFrom(sale, account))
    expect(seen.some((text) => text.includes('Cuenta de cheques terminada en 4321'))).toBe(true)
    never(seen, [account, '021000021'])
  })
})

describe('OrderConnected', () => {
  it('is shown alone while an order is in progress', async () => {
    const { sale } = buildSale()
    const seen: { readonly isUnderWay: boolean; readonly isShown: boolean; readonly isForm: boolean }[] = []
    sale.checkout.subscribe((snapshot) =>
      seen.push({
        isUnderWay: isOrderUnderWay(snapshot),
        isShown: renderToStaticMarkup(<OrderConnected sale={sale} brand={cometa} />) !== '',
        isForm: renderToStaticMarkup(<PaymentConnected sale={sale} brand={cometa} />) !== '',
      }),
    )
    await buyThrough(sale, 'acceptAgreements', 'self')
    paidWith(sale, cardNumber)
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(seen.some(({ isShown }) => isShown)).toBe(true)
    seen.forEach(({ isUnderWay, isShown, isForm }) => {
      expect(isShown).toBe(isUnderWay)
      expect(isShown && isForm).toBe(false)
    })
  })
})
