import { either as E } from 'fp-ts'
import type { PaymentFailure } from './payment.failure.ts'
import type { PaymentKind } from './payment.ts'
import { paymentKinds } from './payment.ts'

/** How a payment is taken: in the page of the shop, or by a call of the provider alone. */
export const paymentModes = ['inline', 'api'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** One of the two kinds, written as in the list; else `PaymentKindUnknown` (PAY-02). */
export const parsePaymentKind = (kind: string): E.Either<PaymentFailure, PaymentKind> => {
  const found = paymentKinds.find((known) => known === kind)
  return found === undefined ? E.left({ _tag: 'PaymentKindUnknown', kind }) : E.right(found)
}

/** One of the two modes, written as in the list; else `PaymentModeUnknown` (PAY-02). */
export const parsePaymentMode = (mode: string): E.Either<PaymentFailure, PaymentMode> => {
  const found = paymentModes.find((known) => known === mode)
  return found === undefined ? E.left({ _tag: 'PaymentModeUnknown', mode }) : E.right(found)
}
