/** Delivery methods. The names are chosen here. */
export const fulfillmentMethods = ['SHIPPING', 'STORE_PICKUP', 'NONE'] as const
export type FulfillmentMethod = (typeof fulfillmentMethods)[number]
