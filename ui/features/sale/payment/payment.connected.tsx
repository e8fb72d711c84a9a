import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutSnapshot } from '#core/journeys/checkout/checkout.selectors.ts'
import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import { isVisitReady, visitKindOf } from '#core/journeys/checkout/schedule/schedule.selectors.ts'
import {
  selectCart,
  selectDepositDue,
  selectNeedsPayment,
  selectServiceAddress,
} from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { money, serviceAddressText } from '#ui/content/format.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { useChangeAddress } from '#ui/features/sale/shared/use-change-address.tsx'
import { usePaymentForms } from './use-payment-forms.tsx'
import type { PaymentViewProps } from './payment.view.tsx'
import { PaymentView, PaymentWaiting } from './payment.view.tsx'

const loadAutoPayNotices = () => import('./auto-pay-notices.connected.tsx')

type Hold = Pick<PaymentViewProps, 'holdEndsAt' | 'lostVisit'>

/** Returns what the page shows of the hold of the visit. */
const useHold = (sale: Sale, snapshot: CheckoutSnapshot): Hold => {
  const { checkout } = sale
  const [requested, setRequested] = useState<WindowId | null>(null)
  const { hold, lostVisit, windows, failure } = snapshot.context
  const isIn = (state: 'loadingWindows' | 'holding'): boolean =>
    snapshot.matches({ filling: { payment: { hold: { lost: state } } } })
  const isEnding = snapshot.matches({ filling: { payment: { hold: 'ending' } } })
  return {
    holdEndsAt: isEnding && hold !== null ? hold.endsAt : null,
    lostVisit:
      lostVisit === null || isVisitReady(snapshot.context)
        ? null
        : {
            lost: lostVisit,
            windows: isIn('loadingWindows') ? null : windows,
            holding: isIn('holding') ? requested : null,
            failure,
            onChoose: (windowId) => {
              setRequested(windowId)
              checkout.send({ type: 'window.chosen', windowId })
            },
            onRetry: () => checkout.send({ type: 'retry.requested' }),
            onAll: () => sale.request('schedule'),
            onSkip: () => sale.actor.send({ type: 'schedule.skipped' }),
          },
  }
}

/** The payment step over the machine. */
export const PaymentConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandIdentity }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const [isReplacing, setReplacing] = useState(false)
  const forms = usePaymentForms(sale)
  const hold = useHold(sale, snapshot)
  const { saved: cart } = useSelector(sale.actor, selectCart)
  const deposit = useSelector(sale.actor, selectDepositDue)
  const home = useSelector(sale.actor, selectServiceAddress)
  const isPaymentNeeded = useSelector(sale.actor, selectNeedsPayment)
  const { changeAddress, addressChange } = useChangeAddress(sale)
  const { payment, visit, isVisitByPhone, installKind, agreements, isAutoPay, failure } = snapshot.context
  const { customer, acceptedAgreements } = snapshot.context
  const autoPay = useLazy(loadAutoPayNotices, isAutoPay)

  if (isOrderUnderWay(snapshot) || snapshot.matches('placed')) return null
  if (!snapshot.matches({ filling: 'payment' }) || cart === null) return <PaymentWaiting />

  return (
    <>
      <PaymentView
        {...forms}
        {...hold}
        quote={cart.quote}
        today={cart.quote.dueToday}
        deposit={deposit === null ? null : money(deposit).text}
        buyer={
          customer === null ? null : `${customer.firstName} ${customer.lastName}, ${customer.emailAddress}`
        }
        accepted={acceptedAgreements.length}
        onChange={(step) => (step === 'address' ? changeAddress() : sale.request(step))}
        address={home === null ? null : serviceAddressText(home)}
        installKind={installKind}
        delivery={cart.delivery}
        visitKind={visitKindOf(snapshot.context)}
        storedPayment={isReplacing ? null : payment}
        isPaymentNeeded={isPaymentNeeded}
        notices={autoPay === null ? null : <autoPay.AutoPayNotices sale={sale} brand={brand} />}
        autoPay={isAutoPay ? (agreements.find(({ grants }) => grants === 'automaticPayments') ?? null) : null}
        visit={visit}
        isVisitByPhone={visit === null && (isVisitByPhone || installKind === 'professional')}
        isSaving={!snapshot.matches({ filling: { payment: { form: 'idle' } } })}
        failure={hold.lostVisit === null ? failure : null}
        brand={brand}
        onOrder={() => checkout.send({ type: 'order.confirmed' })}
        onReplace={() => setReplacing(true)}
        onReturn={isReplacing && payment !== null ? () => setReplacing(false) : null}
      />
      {addressChange}
    </>
  )
}
