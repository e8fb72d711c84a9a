/** The channel of the express payment page. The specification does not show its value; it is chosen here. */
export const EXPRESS_CHANNEL = 'express'

/** The pages of the payment. Each sale has exactly one of them. */
export const paymentPages = ['pre-payment', 'express-payment', 'auto-payment'] as const
export type PaymentPage = (typeof paymentPages)[number]

/** What decides on the payment page of a sale. `isAutoPay`: the buyer chose automatic payments. */
export type PaymentPageFacts = { readonly channel: string; readonly isAutoPay: boolean }

/** Returns a sale's payment page: of the express channel, else automatic payments, else the usual one (PAY-06). */
export const paymentPageOf = ({ channel, isAutoPay }: PaymentPageFacts): PaymentPage => {
  if (channel === EXPRESS_CHANNEL) return 'express-payment'
  return isAutoPay ? 'auto-payment' : 'pre-payment'
}
