import type { PaymentSummary } from '../../../payment/payment.ts'
import type { SessionSnapshot } from '../../../ports/storefront-orchestrator.ts'

/** The data of the payment: a summary only, never the number of a card or an account. */
export type PaymentRecord = { readonly payment: PaymentSummary | null }

export const emptyPayment: PaymentRecord = { payment: null }

/** Restores the payment from the provider's records of a resumed session. */
export const restoredPayment = ({ payment }: SessionSnapshot): PaymentRecord => ({ payment })
