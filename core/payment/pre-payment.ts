import { either as E } from 'fp-ts'
import { parseMoneyText } from '../shared/money-text.ts'
import type { Cents } from '../shared/money.ts'
import { channels } from '../session/session.ts'
import type { PaymentPage } from './payment-page.ts'
import { paymentPageOf } from './payment-page.ts'
import type { PaymentFailure } from './payment.failure.ts'

/** Channels of a buyer on the payment pages. */
export const paymentChannels = channels
export type PaymentChannel = (typeof paymentChannels)[number]

const pageReasons = {
  'express-payment': 'expressChannel',
  'auto-payment': 'automaticPayments',
  'pre-payment': 'otherChannel',
} as const satisfies Record<PaymentPage, string>

/** The first action of the payment step, and its reason. `owed` is in cents. */
export type PrePayment = {
  readonly page: PaymentPage
  readonly pageReason: (typeof pageReasons)[PaymentPage]
  readonly checksBalance: boolean
  readonly balanceReason: 'nothingOwed' | 'balanceOwed'
  readonly owed: Cents
}

/** The channel and the choice of a buyer, and the text of the balance in arrears. */
export type PrePaymentFacts = {
  readonly channel: string
  readonly isAutoPay: boolean
  readonly delinquentBalance: string
}

/** Decides the payment page, and whether an arrears balance (other than 0.00) is checked (PAY-06, PAY-07). */
export const decidePrePayment = ({
  channel,
  isAutoPay,
  delinquentBalance,
}: PrePaymentFacts): E.Either<PaymentFailure, PrePayment> => {
  if (!paymentChannels.some((name) => name === channel))
    return E.left({ _tag: 'PaymentChannelUnknown', channel })
  const owed = parseMoneyText(delinquentBalance)
  if (E.isLeft(owed)) return owed
  const page = paymentPageOf({ channel, isAutoPay })
  const isOwed = owed.right !== 0
  return E.right({
    page,
    pageReason: pageReasons[page],
    checksBalance: isOwed,
    balanceReason: isOwed ? 'balanceOwed' : 'nothingOwed',
    owed: owed.right,
  })
}
