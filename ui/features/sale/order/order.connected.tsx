import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { orderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import { selectCart } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useRestoredFocus } from '#ui/features/shared/heading-focus.ts'
import { OrderProgress } from './order.view.tsx'

/** The order progress over the machine. Renders nothing before the order and after it. */
export const OrderConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandIdentity }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const phase = orderPhase(snapshot)
  const { saved: cart, previousQuote } = useSelector(sale.actor, selectCart)
  const { pending, customer, failure, visit } = snapshot.context
  useRestoredFocus(phase)
  if (phase === null || cart === null) return null
  return (
    <OrderProgress
      phase={phase}
      quote={cart.quote}
      previousQuote={previousQuote}
      reference={pending?.orderNumber ?? null}
      emailAddress={customer?.emailAddress ?? null}
      visit={visit}
      failure={failure}
      brand={brand}
      onRetry={() => checkout.send({ type: 'retry.requested' })}
      onReview={() => sale.request('payment')}
      onDevices={() => sale.request('customize')}
      onAcceptPrice={() => checkout.send({ type: 'price.accepted' })}
      onDeclinePrice={() => checkout.send({ type: 'price.declined' })}
    />
  )
}
