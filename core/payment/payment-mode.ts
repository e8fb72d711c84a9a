import { either as E } from 'fp-ts'
import type { PaymentFailure } from './payment.failure.ts'
import type { PaymentKind } from './payment.ts'
import { paymentKinds } from './payment.ts'

/** Modes of a payment: in the page of the shop, or only by a call of the provider. */
export const paymentModes = ['inline', 'api'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** Parses one of the two kinds. Fails with `PaymentKindUnknown` (PAY-02). */
export const parsePaymentKind = (kind: string): E.Either<PaymentFailure, PaymentKind> => {
  const found = paymentKinds.find((known) => known === kind)
  return found === undefined ? E.left({ _tag: 'PaymentKindUnknown', kind }) : E.right(found)
}

/** Parses one of the two modes. Fails with `PaymentModeUnknown` (PAY-02). */
export const parsePaymentMode = (mode: string): E.Either<PaymentFailure, PaymentMode> => {
  const found = paymentModes.find((known) => known === mode)
  return found === undefined ? E.left({ _tag: 'PaymentModeUnknown', mode }) : E.right(found)
}
