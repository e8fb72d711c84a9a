import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartCoupon, type CouponCode, withCoupons } from '#core/catalog/coded-coupon.ts'
import { couponNetPrice } from '#core/catalog/coupon-use.ts'
import { recurringOf } from '#core/catalog/price.ts'
import { withChange } from '#core/pricing/change.ts'
import { couponDiscount } from '#core/pricing/coupon-discount.ts'
import { closedObstacle, discountObstacle } from '#core/pricing/coupon-obstacle.ts'
import { quote } from '#core/pricing/quote.ts'
import { usableCoupon } from '#core/pricing/usable-coupon.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { couponAtSale } from '#test/arbitraries/coupon.arbitrary.ts'
import { taxRate } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

/** A coupon that states its net price, before a cart. */
const atCart = fc
  .record({ drawn: couponAtSale, months: fc.integer({ min: 1, max: 30 }), taxRate })
  .map(({ drawn: [coupon, { offers, lines }], months, taxRate: rate }) => {
    const product = offers.find(({ id }) => id === coupon.productId)
    const netPrice = couponNetPrice(product === undefined ? cents(0) : recurringOf(product), coupon)
    return {
      coded: {
        code: 'CODE' as CouponCode,
        coupon: { ...coupon, couponName: 'own coupon', netPrice },
        months,
        limit: null,
        lastDay: null,
        channels: ['dotcom' as const],
      },
      input: { catalogVersion: '1', offers, lines, taxRate: rate },
    }
  })

describe('discountObstacle', () => {
  it('proposes only changes after which the code gives a discount (CPN-13)', () =>
    forAll(atCart, ({ coded, input }) => {
      const obstacle = discountObstacle(coded, input)
      if (obstacle.kind !== 'NoDiscount' || obstacle.changes === null) return
      const changed = obstacle.changes.reduce(withChange, input)
      expect(E.isRight(usableCoupon(coded, changed))).toBe(true)
    }))

  it('gives no reason to a visitor the coupon is not for (CPN-13)', () =>
    forAll(atCart, ({ coded: { coupon, ...coded }, input }) => {
      const other = { ...coded, coupon: { ...coupon, couponEligibilityFromTarget: false } }
      expect(discountObstacle(other, input)).toEqual({
        kind: 'NoDiscount',
        offerId: coupon.productId,
        reasons: [],
        changes: null,
      })
    }))
})

describe('closedObstacle', () => {
  it('names the last day, or the channel (CPN-12)', () => {
    const lastDay = '2026-11-30' as PlainDate
    expect(closedObstacle({ _tag: 'CodeExpired', lastDay })).toEqual({ kind: 'CodeExpired', lastDay })
    expect(closedObstacle({ _tag: 'OtherChannel' })).toEqual({ kind: 'OtherChannel' })
  })
})

describe('couponDiscount', () => {
  it('is the first month without the coupon less the first month with it, and never negative (CPN-09)', () =>
    forAll(atCart, ({ coded, input }) => {
      const withIt = { ...input, offers: withCoupons(input.offers, [coded]) }
      const expected = accepted(quote(input)).monthly.net - accepted(quote(withIt)).monthly.net
      expect(couponDiscount(withIt, cartCoupon(coded))).toBe(expected)
      expect(expected).toBeGreaterThanOrEqual(0)
      const unsold = { ...withIt, lines: [...withIt.lines, { offerId: 'none' as never, quantity: 1 }] }
      expect(couponDiscount(unsold, cartCoupon(coded))).toBe(0)
    }))
})
