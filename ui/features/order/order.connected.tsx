import { useSelector } from '@xstate/react'
import type { BrandFace } from '#core/brand/brand.ts'
import { orderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useFocusKept } from '#ui/features/heading-focus.ts'
import { OrderProgress } from './order.view.tsx'

/** The order under way over the machine; nothing while the checkout is being filled or is over. */
export const OrderConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandFace }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const phase = orderPhase(snapshot)
  const { cart, previousQuote, pending, customer, failure } = snapshot.context
  useFocusKept(phase)
  if (phase === null || cart === null) return null
  return (
    <OrderProgress
      phase={phase}
      quote={cart.quote}
      previousQuote={previousQuote}
      reference={pending?.orderNumber ?? null}
      emailAddress={customer?.emailAddress ?? null}
      failure={failure}
      brand={brand}
      onRetry={() => {
        if (phase === 'stale') void sale.restore('confirmation')
        else checkout.send({ type: 'retry.requested' })
      }}
      onReview={() => sale.request('payment')}
      onAcceptPrice={() => checkout.send({ type: 'price.accepted' })}
      onDeclinePrice={() => checkout.send({ type: 'price.declined' })}
    />
  )
}
