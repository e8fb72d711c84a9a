import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { isOrderUnderWay, isVisitNeeded } from '#core/journeys/checkout/checkout.selectors.ts'
import { selectCart, selectDepositDue } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { money } from '#ui/content/format.ts'
import { usePaymentForms } from './use-payment-forms.tsx'
import { PaymentView, PaymentWaiting } from './payment.view.tsx'

/** The payment step over the machine. */
export const PaymentConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandIdentity }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const [isReplacing, setReplacing] = useState(false)
  const forms = usePaymentForms(sale)
  const { saved: cart } = useSelector(sale.actor, selectCart)
  const deposit = useSelector(sale.actor, selectDepositDue)
  const { payment, visit, isVisitByPhone, failure } = snapshot.context

  if (isOrderUnderWay(snapshot) || snapshot.matches('placed')) return null
  if (!snapshot.matches({ filling: 'payment' }) || cart === null) return <PaymentWaiting />

  const storedPayment = isReplacing ? null : payment
  return (
    <PaymentView
      {...forms}
      quote={cart.quote}
      deposit={deposit === null ? null : money(deposit).text}
      storedPayment={storedPayment}
      placesOrder={!isVisitNeeded(snapshot.context) || visit !== null}
      visit={visit}
      isVisitByPhone={isVisitByPhone && visit === null}
      isSaving={!snapshot.matches({ filling: { payment: 'idle' } })}
      failure={failure}
      brand={brand}
      onKeep={() => checkout.send({ type: 'payment.kept' })}
      onReplace={() => setReplacing(true)}
      onReturn={isReplacing && payment !== null ? () => setReplacing(false) : null}
    />
  )
}
