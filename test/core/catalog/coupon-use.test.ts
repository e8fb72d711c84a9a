import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CouponSale } from '#core/catalog/coupon-use.ts'
import {
  appliedCoupon,
  couponNetPrice,
  eligibleCoupon,
  selfInstallMessage,
  shownCoupon,
} from '#core/catalog/coupon-use.ts'
import type { Coupon } from '#core/catalog/coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'
import { couponAtSale } from '#test/arbitraries/coupon.arbitrary.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const held = ({ lines }: CouponSale): ReadonlySet<OfferId> =>
  new Set(lines.filter(({ quantity }) => quantity > 0).map(({ offerId }) => offerId))

/** The first reason against a coupon, from a table of conditions in their order; none when all hold. */
const firstOf = (conditions: readonly (readonly [boolean, object])[]) =>
  conditions.find(([holds]) => !holds)?.[1]

const againstHaving = (own: Coupon, sale: CouponSale) =>
  firstOf([
    [own.couponEligibilityFromTarget, { _tag: 'NotTargeted', couponName: own.couponName }],
    [own.couponAmount !== 0, { _tag: 'NothingOff', couponName: own.couponName }],
    [sale.offers.some(({ id }) => id === own.productId), { _tag: 'ProductNotSold', offerId: own.productId }],
    [held(sale).has(own.parentId), { _tag: 'ParentNotInCart', offerId: own.parentId }],
  ])

const judged = <A>(reason: object | undefined, granted: A) =>
  reason === undefined ? E.right(granted) : E.left(reason)

const netOf = (price: number, off: number): number => Math.max(0, price - off)

describe('eligibleCoupon', () => {
  it('accepts a targeted visitor with a real discount on a sold offer that goes with its parent; otherwise returns the first reason (CPN-02)', () =>
    forAll(couponAtSale, ([own, sale]) => {
      expect(eligibleCoupon(own, sale)).toEqual(judged(againstHaving(own, sale), own))
    }))

  it('ignores lines with quantity zero (CPN-02)', () =>
    forAll(couponAtSale, ([own, sale]) => {
      const lines = [
        ...sale.lines.map((line) => ({ ...line, quantity: 0 })),
        { offerId: own.parentId, quantity: 0 },
      ]
      expect(E.isLeft(eligibleCoupon(own, { ...sale, lines }))).toBe(true)
    }))
})

describe('shownCoupon', () => {
  it('shows an eligible coupon where it is displayed, and otherwise returns the first reason (CPN-03)', () =>
    forAll(couponAtSale, ([own, sale]) => {
      const { triggeredFrom, couponName, name, badgeText, designIteration } = own
      const reason =
        againstHaving(own, sale) ??
        firstOf([
          [own.isShowing, { _tag: 'NotShowing', couponName }],
          [triggeredFrom === sale.place, { _tag: 'OtherPlace', triggeredFrom, place: sale.place }],
        ])
      const isXumoTextShown = !own.hideXumoSniperText
      expect(shownCoupon(own, sale)).toEqual(
        judged(reason, { couponName, name, badgeText, designIteration, isXumoTextShown }),
      )
    }))
})

describe('appliedCoupon', () => {
  it('discounts a product in the cart, and otherwise returns the first reason (CPN-04)', () =>
    forAll(couponAtSale, ([own, sale]) => {
      const actual = netOf(sale.price, own.couponAmount)
      const reason =
        againstHaving(own, sale) ??
        firstOf([
          [own.isActive, { _tag: 'NotActive', couponName: own.couponName }],
          [held(sale).has(own.productId), { _tag: 'ProductNotInCart', offerId: own.productId }],
          [own.netPrice === actual, { _tag: 'NetPriceMoved', stated: own.netPrice, actual }],
        ])
      const applied = { productId: own.productId, off: sale.price - actual, netPrice: actual }
      expect(appliedCoupon(own, sale)).toEqual(judged(reason, applied))
    }))

  it('covers granted, shown and refused coupons in the samples (CPN-02, CPN-03, CPN-04)', () => {
    const drawn = fc.sample(couponAtSale, { numRuns: 2_000, seed: 11 })
    for (const rule of [eligibleCoupon, shownCoupon, appliedCoupon]) {
      const granted = drawn.filter(([own, sale]) => rule(own, sale)._tag === 'Right').length
      expect(granted).toBeGreaterThan(50)
      expect(granted).toBeLessThan(1_950)
    }
  })
})

describe('couponNetPrice', () => {
  it('is the price minus the amount, never below zero (CPN-04)', () => {
    forAll(amount(), amount(), (price, couponAmount) => {
      expect(couponNetPrice(price, { couponAmount })).toBe(netOf(price, couponAmount))
    })
    for (const [off, net] of [
      [4_999, 1],
      [5_000, 0],
      [5_001, 0],
    ] as const)
      expect(couponNetPrice(cents(5_000), { couponAmount: cents(off) })).toBe(net)
  })
})

describe('selfInstallMessage', () => {
  it('is shown unless a coupon must be applied first, and then only with an applied one (CPN-05)', () =>
    forAll(couponAtSale, ([own, sale]) => {
      const isApplied = E.isRight(appliedCoupon(own, sale))
      const message = isApplied
        ? { isShown: true, reason: 'couponApplied' }
        : { isShown: false, reason: 'couponNotApplied' }
      expect(selfInstallMessage(own, sale)).toEqual(
        own.mandateCouponCheckForSelfInstallMessaging ? message : { isShown: true, reason: 'noCheckAsked' },
      )
    }))
})
