import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandFace } from '#core/brand/brand.ts'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import { isOrderUnderWay, isVisitNeeded } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { money } from '#ui/content/format.ts'
import { usePaymentForms } from './use-payment-forms.tsx'
import { PaymentView, PaymentWaiting } from './payment.view.tsx'

/** The deposit in the cart, as text; null without one. */
const depositIn = ({ cart, riskRequirements }: CheckoutContext): string | null => {
  const line = cart?.quote.lines.find(({ offerId }) => offerId === riskRequirements?.depositOfferId)
  return line === undefined ? null : money(line.oneTime.total).text
}

/** The payment step over the machine. */
export const PaymentConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandFace }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const [isReplacing, setReplacing] = useState(false)
  const forms = usePaymentForms(sale)
  const { cart, payment, visit, failure } = snapshot.context

  if (isOrderUnderWay(snapshot) || snapshot.matches('placed')) return null
  if (!snapshot.matches({ filling: 'payment' }) || cart === null) return <PaymentWaiting />

  const kept = isReplacing ? null : payment
  return (
    <PaymentView
      {...forms}
      quote={cart.quote}
      deposit={depositIn(snapshot.context)}
      kept={kept}
      placesOrder={!isVisitNeeded(snapshot.context) || visit !== null}
      visit={visit}
      isSaving={!snapshot.matches({ filling: { payment: 'idle' } })}
      failure={failure}
      brand={brand}
      onKeep={() => checkout.send({ type: 'payment.kept' })}
      onReplace={() => setReplacing(true)}
      onReturn={isReplacing && payment !== null ? () => setReplacing(false) : null}
    />
  )
}
