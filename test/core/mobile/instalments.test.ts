import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_TERM, instalmentsOf, remainingBalance } from '#core/mobile/instalments.ts'
import { MAX_CENTS, cents } from '#core/shared/money.ts'
import { instalments, term } from '#test/arbitraries/mobile.arbitrary.ts'
import { noCount } from '#test/arbitraries/outside.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('instalmentsOf', () => {
  it('adds up to the price exactly, with a last payment that is positive and not larger (MOB-17)', () =>
    forAll(instalments, ({ price, term, monthly, last }) => {
      expect((term - 1) * monthly + last).toBe(price)
      expect(last).toBeGreaterThan(0)
      expect(last).toBeLessThanOrEqual(monthly)
      expect(monthly).toBe(Math.ceil(price / term))
    }))

  it('splits $1,899.99 into 35 payments of $52.78 and one of $52.69 (MOB-17)', () => {
    expect(instalmentsOf(189_999, 36)).toEqual(
      E.right({ price: cents(189_999), term: 36, monthly: cents(5_278), last: cents(5_269) }),
    )
  })

  it('is one payment of the price for a term of one month (MOB-17)', () => {
    expect(instalmentsOf(1, 1)).toEqual(E.right({ price: 1, term: 1, monthly: 1, last: 1 }))
    expect(instalmentsOf(MAX_CENTS, 1)).toMatchObject({ right: { monthly: MAX_CENTS, last: MAX_CENTS } })
  })

  it('refuses a price that leaves nothing for the last payment, and no price over the squared term (MOB-17)', () => {
    expect(instalmentsOf(100, 36)).toEqual(E.left({ _tag: 'PriceTooSmall', price: 100, term: 36 }))
    expect(instalmentsOf(2, 3)).toEqual(E.left({ _tag: 'PriceTooSmall', price: 2, term: 3 }))
    expect(E.isRight(instalmentsOf(36, 36))).toBe(true)
    forAll(term, fc.nat(100_000), (months, more) => {
      expect(E.isRight(instalmentsOf((months - 1) ** 2 + 1 + more, months))).toBe(true)
    })
  })

  it('refuses a price or a term out of range (MOB-17)', () => {
    forAll(fc.oneof(noCount, fc.constantFrom(0, -1, MAX_CENTS + 1)), (price) => {
      expect(instalmentsOf(price, 36)).toEqual(
        E.left({ _tag: 'PriceOutOfRange', price, min: 1, max: MAX_CENTS }),
      )
    })
    forAll(fc.oneof(noCount, fc.constantFrom(0, -1, MAX_TERM + 1)), (months) => {
      expect(instalmentsOf(10_800, months)).toEqual(
        E.left({ _tag: 'TermOutOfRange', term: months, min: 1, max: MAX_TERM }),
      )
    })
    expect(E.isRight(instalmentsOf(10_800, MAX_TERM))).toBe(true)
  })
})

describe('remainingBalance', () => {
  it('falls from the price to zero by one payment a month, the last one at the end (MOB-18)', () =>
    forAll(instalments, (plan) => {
      const balances = Array.from({ length: plan.term + 1 }, (_, paid) => remainingBalance(plan, paid))
      expect(balances[0]).toEqual(E.right(plan.price))
      expect(balances.at(-1)).toEqual(E.right(0))
      const amounts = balances.map((balance) => (E.isRight(balance) ? balance.right : Number.NaN))
      const payments = amounts.slice(1).map((amount, at) => (amounts[at] ?? Number.NaN) - amount)
      expect(payments).toEqual([...Array.from({ length: plan.term - 1 }, () => plan.monthly), plan.last])
    }))

  it('refuses a number of payments that is none of the term (MOB-18)', () =>
    forAll(instalments, fc.oneof(noCount, fc.constant(-1), fc.constant(null)), (plan, given) => {
      const payments = given ?? plan.term + 1
      expect(remainingBalance(plan, payments)).toEqual(
        E.left({ _tag: 'PaymentsOutOfRange', payments, min: 0, max: plan.term }),
      )
    }))
})
