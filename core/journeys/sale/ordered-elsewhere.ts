import type { CheckoutFailure } from '../checkout/checkout.failure.ts'

type Stoppable = { readonly context: { readonly failure: CheckoutFailure | null } }

/** Another tab has ordered the cart of this session: its receipt can be had. */
const isOrderedElsewhere = ({ context: { failure } }: Stoppable): boolean =>
  failure?._tag === 'Refused' && failure.code === 'CART_ORDERED'

/** A listener to one journey that calls back each time the journey comes to be stopped by an order made elsewhere (I15). */
export const onOrderedElsewhere = (tell: () => void): ((snapshot: Stoppable) => void) => {
  let wasStopped = false
  return (snapshot) => {
    const isNew = isOrderedElsewhere(snapshot) && !wasStopped
    wasStopped = isOrderedElsewhere(snapshot)
    if (isNew) tell()
  }
}
