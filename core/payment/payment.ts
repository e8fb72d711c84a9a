import type { BankSummary } from '../bank/bank.ts'
import type { CardSummary } from '../card/card.ts'

export const paymentKinds = ['card', 'bank'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** What may be kept and shown of a way to pay (PAY-01). */
export type PaymentSummary =
  | ({ readonly kind: 'card' } & CardSummary)
  | ({ readonly kind: 'bank' } & BankSummary)
