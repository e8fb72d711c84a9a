import { either as E } from 'fp-ts'
import type { Zip } from '../address/address.ts'
import { parseMoneyText } from '../shared/money-text.ts'
import type { Cents } from '../shared/money.ts'
import type { PaymentFailure } from './payment.failure.ts'

/**
 * The purpose of a payment: the balance in arrears that it settles, in cents; whether the method pays the following
 * months automatically; whether the account is in arrears; and whether this is its first payment.
 */
export type PaymentInformation = {
  readonly delinquentPaymentAmount: Cents
  readonly autopay: boolean
  readonly delinquent: boolean
  readonly initial: boolean
}

/** The purpose of a card payment, with the zip of the card. */
export type CardPaymentInformation = PaymentInformation & { readonly zip: Zip }

/** `delinquentBalance` is the text of the provider, `0.00` when nothing is in arrears. */
export type PaymentPurpose = {
  readonly delinquentBalance: string
  readonly autopay: boolean
  readonly initial: boolean
}

/**
 * Parses the purpose of a payment. An account is in arrears when it owes any amount (PAY-03). Fails when the text of
 * the balance is not an amount.
 */
export const paymentInformation = ({
  delinquentBalance,
  autopay,
  initial,
}: PaymentPurpose): E.Either<PaymentFailure, PaymentInformation> => {
  const owed = parseMoneyText(delinquentBalance)
  if (E.isLeft(owed)) return owed
  return E.right({
    delinquentPaymentAmount: owed.right,
    autopay,
    delinquent: owed.right > 0,
    initial,
  })
}
