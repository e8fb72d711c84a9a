/** Modes of a payment: in the page of the shop, or only by a call of the provider. */
export const paymentModes = ['inline', 'api'] as const
export type PaymentMode = (typeof paymentModes)[number]
