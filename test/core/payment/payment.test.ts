import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { paymentSummary } from '#adapters/contract/entities/payment.ts'
import type { BankSummary } from '#core/bank/bank.ts'
import type { CardSummary } from '#core/card/card.ts'
import { paymentKinds, type PaymentSummary } from '#core/payment/payment.ts'
import { forAll } from '#test/for-all.ts'

describe('PaymentSummary', () => {
  it('contains at most four digits of a card or account, and no other part of it (PAY-01)', () => {
    expectTypeOf<Extract<PaymentSummary, { kind: 'card' }>>().toExtend<CardSummary>()
    expectTypeOf<Extract<PaymentSummary, { kind: 'bank' }>>().toExtend<BankSummary>()
    forAll(paymentSummary.arbitrary(fc), (summary) => {
      expect(paymentKinds).toContain(summary.kind)
      expect(JSON.stringify(summary).replaceAll(/[^0-9]/g, '')).toHaveLength(4)
    })
  })
})
