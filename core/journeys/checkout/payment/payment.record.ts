import type { PaymentSummary } from '../../../payment/payment.ts'

/** The data of the payment: a summary only, never the number of a card or an account. */
export type PaymentRecord = { readonly payment: PaymentSummary | null }

export const emptyPayment: PaymentRecord = { payment: null }
