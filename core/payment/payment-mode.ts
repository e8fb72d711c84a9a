/** Modes of a payment: in the page of the shop, or by a call alone, which must state its purpose (PAY-03). */
export const paymentModes = ['inline', 'api'] as const
export type PaymentMode = (typeof paymentModes)[number]
