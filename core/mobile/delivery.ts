import type { FulfillmentMethod, MobileCartItem } from './mobile-item.ts'
import { fulfillmentMethods } from './mobile-item.ts'

/** Returns how the items of a mobile cart reach the customer, each method once; empty where nothing is sent (MOB-36). */
export const deliveriesOf = (items: readonly MobileCartItem[]): readonly FulfillmentMethod[] =>
  fulfillmentMethods.filter(
    (method) => method !== 'NONE' && items.some(({ fulfillmentMethod }) => fulfillmentMethod === method),
  )
