import type { PhoneCalls } from './phone-calls.ts'
import type { PromotionCalls } from './promotion-calls.ts'

/** The calls about coupons and telephone numbers, which few visitors need. */
export type CartOptionCalls = Pick<PromotionCalls, 'applyPromotion' | 'removePromotion'> & PhoneCalls

/** Loads the calls when they are first needed. Rejects without a connection. */
export type LoadCartOptions = () => Promise<CartOptionCalls>
