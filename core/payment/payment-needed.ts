import type { Cents } from '../shared/money.ts'

/** What decides on the need of a payment method. `dueToday` is in cents and includes a balance in arrears (PAY-08). */
export type PaymentNeed = { readonly dueToday: Cents; readonly isAutoPay: boolean }

/** Why a payment method is needed or not. */
export type PaymentNeedReason = 'dueToday' | 'automaticPayments' | 'nothingCharged'

/**
 * Returns why an order needs a payment method, or `nothingCharged` (PAY-09): an amount is due today (PRC-06), or the
 * buyer chose automatic payments.
 */
export const paymentNeedOf = ({ dueToday, isAutoPay }: PaymentNeed): PaymentNeedReason => {
  if (dueToday > 0) return 'dueToday'
  return isAutoPay ? 'automaticPayments' : 'nothingCharged'
}

/** Checks whether an order needs a payment method (PAY-09). */
export const needsPayment = (need: PaymentNeed): boolean => paymentNeedOf(need) !== 'nothingCharged'
