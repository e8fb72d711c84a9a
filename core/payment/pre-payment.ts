import { either as E } from 'fp-ts'
import { parseMoneyText } from '../shared/money-text.ts'
import type { Cents } from '../shared/money.ts'
import { EXPRESS_CHANNEL, paymentPageOf } from './payment-page.ts'
import type { PaymentFailure } from './payment.failure.ts'

/** Channels of a buyer on the payment pages. */
export const paymentChannels = ['dotcom', 'etail', EXPRESS_CHANNEL] as const
export type PaymentChannel = (typeof paymentChannels)[number]

/** The first action of the payment step, and its reason. `owed` is in cents. */
export type PrePayment = {
  readonly page: 'pre-payment' | 'express-payment'
  readonly pageReason: 'expressChannel' | 'otherChannel'
  readonly checksBalance: boolean
  readonly balanceReason: 'nothingOwed' | 'balanceOwed'
  readonly owed: Cents
}

/** Decides the page of the payment step by channel, and whether a balance in arrears is checked: any balance except 0.00 (PAY-06, PAY-07). */
export const decidePrePayment = (
  channel: string,
  delinquentBalance: string,
): E.Either<PaymentFailure, PrePayment> => {
  const known = paymentChannels.find((name) => name === channel)
  if (known === undefined) return E.left({ _tag: 'PaymentChannelUnknown', channel })
  const owed = parseMoneyText(delinquentBalance)
  if (E.isLeft(owed)) return owed
  const isExpress = known === EXPRESS_CHANNEL
  const isOwed = owed.right !== 0
  return E.right({
    page: paymentPageOf(known),
    pageReason: isExpress ? 'expressChannel' : 'otherChannel',
    checksBalance: isOwed,
    balanceReason: isOwed ? 'balanceOwed' : 'nothingOwed',
    owed: owed.right,
  })
}
