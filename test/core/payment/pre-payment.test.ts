import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXPRESS_CHANNEL } from '#core/payment/payment-page.ts'
import { decidePrePayment, paymentChannels } from '#core/payment/pre-payment.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const decide = (channel: string, delinquentBalance: string) =>
  decidePrePayment({ channel, isAutoPay: false, delinquentBalance })

describe('decidePrePayment', () => {
  it.each([
    ['dotcom', false, 'pre-payment', 'otherChannel'],
    ['etail', false, 'pre-payment', 'otherChannel'],
    ['dotcom', true, 'auto-payment', 'automaticPayments'],
    ['etail', true, 'auto-payment', 'automaticPayments'],
    ['express', false, 'express-payment', 'expressChannel'],
    ['express', true, 'express-payment', 'expressChannel'],
  ])(
    'leads the channel %s with automatic payments %s to %s (PAY-06)',
    (channel, isAutoPay, page, pageReason) => {
      expect(decidePrePayment({ channel, isAutoPay, delinquentBalance: '0.00' })).toEqual(
        E.right({ page, pageReason, checksBalance: false, balanceReason: 'nothingOwed', owed: 0 }),
      )
      expect(EXPRESS_CHANNEL).toBe('express')
    },
  )

  it('requires a check for any balance other than 0.00, in any notation (PAY-07)', () => {
    forAllWith(
      {
        examples: [
          ['dotcom', 0 as never],
          ['dotcom', 1 as never],
        ],
      },
      fc.constantFrom(...paymentChannels),
      amount(),
      (channel, owed) => {
        const decided = accepted(decide(channel, (owed / 100).toFixed(2)))
        expect([decided.checksBalance, decided.balanceReason, decided.owed]).toEqual(
          owed === 0 ? [false, 'nothingOwed', 0] : [true, 'balanceOwed', owed],
        )
      },
    )
    expect(accepted(decide('dotcom', '$0')).checksBalance).toBe(false)
  })

  it('refuses an unknown channel and a balance that is not an amount (PAY-05, PAY-06)', () => {
    expect(decide('Express', '0.00')).toEqual(E.left({ _tag: 'PaymentChannelUnknown', channel: 'Express' }))
    expect(decide('dotcom', '')).toEqual(E.left({ _tag: 'MoneyMissing' }))
    forAll(anyText, anyText, (channel, balance) => {
      expect(decide(channel, balance)._tag).toMatch(/^(Left|Right)$/)
    })
  })
})
