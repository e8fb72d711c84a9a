import { offersAnswer } from '../entities/catalog.ts'
import { identifier } from '../entities/identifier.ts'
import { pricedCart } from '../entities/pricing.ts'
import { couponAnswer, couponStatuses, nearMisses, promotionEffects } from '../entities/promotion.ts'
import { promotionLimit } from '../limits.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, inPath, nothing } from '../record.ts'
import { text } from '../../shape/shape.ts'

export const promotionCalls = {
  promotions: {
    summary: 'Returns the promotions of the cart, those it nearly has, and coupons',
    method: 'GET',
    path: 'attos/promotion',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: object<ResponseOf<'promotions'>>({
      applied: promotionEffects,
      nearMisses,
      coupons: couponStatuses,
    }),
  },

  applyPromotion: {
    summary: 'Takes one use of a coupon for this cart, by its code, or says why it gives no discount',
    method: 'POST',
    path: 'attos/promotion',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: promotionLimit,
    refusals: [...CHANGE_REFUSALS, 'NOT_FOUND', 'PROMOTION_SPENT'],
    request: inBody(object<RequestOf<'applyPromotion'>>({ code: text({ min: 1, max: 40 }) })),
    response: couponAnswer,
  },

  removePromotion: {
    summary: 'Removes a coupon from this cart and releases its use',
    method: 'DELETE',
    path: 'attos/promotion/{code}',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'NOT_FOUND'],
    request: inPath(object<RequestOf<'removePromotion'>>({ code: identifier })),
    response: object<ResponseOf<'removePromotion'>>({ cart: pricedCart, offers: offersAnswer }),
  },
} satisfies Partial<Contract>
