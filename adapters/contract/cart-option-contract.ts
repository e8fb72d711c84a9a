import { phoneCalls } from './calls/phone.calls.ts'
import { promotionCalls } from './calls/promotion.calls.ts'

/** The calls about coupons and telephone numbers. Pages load them lazily. */
export const cartOptionContract = {
  applyPromotion: promotionCalls.applyPromotion,
  removePromotion: promotionCalls.removePromotion,
  ...phoneCalls,
}
