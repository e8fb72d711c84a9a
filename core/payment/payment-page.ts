/** The express channel of the payment pages. The specification does not show its value; it is chosen here. */
export const EXPRESS_CHANNEL = 'express'

/** Returns the page of the payment step by channel (PAY-06). */
export const paymentPageOf = (channel: string): 'pre-payment' | 'express-payment' =>
  channel === EXPRESS_CHANNEL ? 'express-payment' : 'pre-payment'
