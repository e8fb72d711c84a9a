import type { BankSummary } from '../bank/bank.ts'
import type { CardSummary } from '../card/card.ts'

export const paymentKinds = ['card', 'bank'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** The data of a payment method that may be stored and shown (PAY-01). */
export type PaymentSummary =
  | ({ readonly kind: 'card' } & CardSummary)
  | ({ readonly kind: 'bank' } & BankSummary)
