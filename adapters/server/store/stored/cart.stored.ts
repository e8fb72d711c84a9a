import type { SavedCartRecord } from '#adapters/provider/store/store.saved-cart.ts'
import type { CartRecord } from '#adapters/provider/store/store.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { MobileCartItem, ServicePlan } from '#core/mobile/mobile-item.ts'
import { branded, nullable, optional } from '#adapters/shape/composite.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { boolean, integer, string } from '#adapters/shape/shape.ts'
import { count, instant, many, named, oneOf } from './value.stored.ts'

const marker: Shape<CartRecord['marker']> = oneOf({ active: true, ordered: true })
export const cartLines = many(object<CartLine>({ offerId: named(), quantity: count }))

const servicePlan = object<ServicePlan>({
  type: oneOf({ ActivationFee: true, RatePlan: true, InsurancePlan: true, PaymentPlan: true, TradeIn: true }),
  planId: string,
  tradeInImei: nullable(string),
})

const mobileItem = object<MobileCartItem>({
  itemType: oneOf({ NEW: true, BYOD: true }),
  type: oneOf({ DEVICE: true, TABLET: true, SMART_WATCH: true, ACCESSORIES: true }),
  sku: string,
  simType: nullable(oneOf({ eSIM: true, pSIM: true })),
  productDetail: object<MobileCartItem['productDetail']>({
    servicePlans: many(servicePlan),
    nickname: nullable(string),
    portInfo: nullable(object<{ readonly portingFlag: boolean }>({ portingFlag: boolean })),
    promotion: nullable(string),
  }),
  fulfillmentMethod: oneOf({ SHIPPING: true, STORE_PICKUP: true, NONE: true }),
})

export const mobileItems = many(mobileItem)

export const cart: Shape<CartRecord> = object<CartRecord>({
  id: named(),
  version: count,
  marker,
  lines: cartLines,
  mobileItems: optional(mobileItems),
})

/** The only document whose record contains its version. */
export const restoration: Shape<SavedCartRecord> = object<SavedCartRecord>({
  version: branded(integer({ min: 1, max: 1 })),
  cartId: named(),
  marker,
  lines: cartLines,
  savedAt: instant,
  mobileItems: optional(mobileItems),
})
