import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsPayment, paymentNeedOf } from '#core/payment/payment-needed.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

describe('needsPayment', () => {
  it('needs a method exactly when something is charged today or later, and names the first reason (PAY-09)', () =>
    forAllWith(
      {
        examples: [
          [0 as never, false],
          [0 as never, true],
          [1 as never, true],
        ],
      },
      amount(),
      fc.boolean(),
      (dueToday, isAutoPay) => {
        expect(needsPayment({ dueToday, isAutoPay })).toBe(dueToday > 0 || isAutoPay)
        expect(paymentNeedOf({ dueToday, isAutoPay }) === 'dueToday').toBe(dueToday > 0)
      },
    ))
})
