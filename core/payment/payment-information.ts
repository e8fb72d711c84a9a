import { either as E } from 'fp-ts'
import type { Zip } from '../address/address.ts'
import { parseMoneyText } from '../shared/money-text.ts'
import type { Cents } from '../shared/money.ts'
import type { PaymentFailure } from './payment.failure.ts'

/**
 * What a payment is for: the balance in arrears that it settles, in cents; whether the card pays the coming months by itself; whether
 * anything is in arrears; whether it is the first payment of the account; and the zip of the card.
 */
export type PaymentInformation = {
  readonly delinquentPaymentAmount: Cents
  readonly autopay: boolean
  readonly delinquent: boolean
  readonly initial: boolean
  readonly zip: Zip
}

/** `delinquentBalance` as the provider writes it, `0.00` when nothing is in arrears. */
export type PaymentPurpose = {
  readonly delinquentBalance: string
  readonly autopay: boolean
  readonly initial: boolean
}

/** What a payment says of its purpose: in arrears is who owes anything at all (PAY-03). Fails with what the balance text is instead of money. */
export const paymentInformation = (
  { delinquentBalance, autopay, initial }: PaymentPurpose,
  zip: Zip,
): E.Either<PaymentFailure, PaymentInformation> => {
  const owed = parseMoneyText(delinquentBalance)
  if (E.isLeft(owed)) return owed
  return E.right({
    delinquentPaymentAmount: owed.right,
    autopay,
    delinquent: owed.right > 0,
    initial,
    zip,
  })
}
