import type { FulfillmentMethod } from './fulfillment.ts'
import type { MobileCartItem } from './mobile-item.ts'
import { fulfillmentMethods } from './fulfillment.ts'

/** Returns how a mobile cart's items are delivered, each method once; empty where nothing is sent (MOB-38). */
export const deliveriesOf = (items: readonly MobileCartItem[]): readonly FulfillmentMethod[] =>
  fulfillmentMethods.filter(
    (method) => method !== 'NONE' && items.some(({ fulfillmentMethod }) => fulfillmentMethod === method),
  )
