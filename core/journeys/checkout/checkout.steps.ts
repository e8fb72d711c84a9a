import type { SaleStep } from '../../routes/sale-step.ts'
import type { CheckoutSnapshot } from './checkout.selectors.ts'
import { isVisitNeeded } from './checkout.selectors.ts'

/** The place of the sale this state is seen at; while the order is under way, that of the step it was given from. */
export const checkoutStepOf = (
  snapshot: CheckoutSnapshot,
): Extract<SaleStep, 'checkout' | 'payment' | 'schedule' | 'confirmation'> => {
  if (snapshot.matches('placed')) return 'confirmation'
  if (snapshot.matches({ filling: 'payment' })) return 'payment'
  if (snapshot.matches({ filling: 'schedule' })) return 'schedule'
  if (snapshot.matches('closed') || snapshot.matches('loading') || snapshot.matches('failed'))
    return 'checkout'
  if (snapshot.matches('filling')) return 'checkout'
  return isVisitNeeded(snapshot.context) ? 'schedule' : 'payment'
}
