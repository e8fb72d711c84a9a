import type { ClearAccount, ClearCard } from '../../../ports/card-encryption.ts'

/** Payment data in clear before encryption. It exists in this event only. */
export type PaymentSubmission =
  | { readonly kind: 'card'; readonly card: ClearCard; readonly nameOnCard: string; readonly zipCode: string }
  | { readonly kind: 'bank'; readonly account: ClearAccount; readonly nameOnAccount: string }

export type PaymentEvent =
  | { readonly type: 'payment.submitted'; readonly payment: PaymentSubmission }
  /** The buyer orders with the stored card or account, or without one where none is needed. */
  | { readonly type: 'order.confirmed' }
