import { detailsCalls } from './calls/details.calls.ts'
import { savedCartCalls } from './calls/saved-cart.calls.ts'
import { visitorCalls } from './calls/visitor.calls.ts'

/** The calls that remember a visit beyond its session. Pages load them lazily. */
export const visitorContract = {
  persistCart: savedCartCalls.persistCart,
  getPersistentCart: savedCartCalls.getPersistentCart,
  restorePersistentCart: savedCartCalls.restorePersistentCart,
  affiliateId: visitorCalls.affiliateId,
  orderDetails: detailsCalls.orderDetails,
}
