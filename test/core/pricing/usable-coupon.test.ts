import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CodedCoupon, type CouponCode, withCoupons } from '#core/catalog/coded-coupon.ts'
import { couponNetPrice } from '#core/catalog/coupon-use.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import { quote } from '#core/pricing/quote.ts'
import { usableCoupon } from '#core/pricing/usable-coupon.ts'
import { cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { couponAtSale } from '#test/arbitraries/coupon.arbitrary.ts'
import { taxRate } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const code = 'CODE' as CouponCode
const unrestricted = { lastDay: null, channels: ['dotcom'] } satisfies Partial<CodedCoupon>

/** A coupon that states its net price, before a cart. */
const atCart = fc
  .record({ drawn: couponAtSale, months: fc.integer({ min: 1, max: 30 }), taxRate })
  .map(({ drawn: [coupon, { offers, lines }], months, taxRate: rate }) => {
    const product = offers.find(({ id }) => id === coupon.productId)
    const netPrice = couponNetPrice(product === undefined ? cents(0) : recurringOf(product), coupon)
    return {
      coded: { code, coupon: { ...coupon, netPrice }, months, limit: null, ...unrestricted },
      input: { catalogVersion: '1', offers, lines, taxRate: rate },
    }
  })

const isOther = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

describe('usableCoupon', () => {
  it('is usable exactly when it applies and the cart costs less with it (CPN-10)', () =>
    forAll(atCart, ({ coded, input }) => {
      const usable = usableCoupon(coded, input)
      const before = accepted(quote(input))
      const after = accepted(quote({ ...input, offers: withCoupons(input.offers, [coded]) }))
      const costsLess =
        isOther(
          [before.monthly.total, before.later.map(({ monthly }) => monthly.total)],
          [after.monthly.total, after.later.map(({ monthly }) => monthly.total)],
        ) ||
        isOther(
          before.later.map(({ fromMonth }) => fromMonth),
          after.later.map(({ fromMonth }) => fromMonth),
        )
      if (E.isRight(usable)) expect(costsLess).toBe(true)
      else if (usable.left._tag === 'Outdone') expect(costsLess).toBe(false)
      expect(after.monthly.total).toBeLessThanOrEqual(before.monthly.total)
    }))

  const plan = (off: number, months: number): Offer =>
    ({
      id: 'plan',
      role: 'plan',
      lineOfBusiness: 'TV',
      name: 'TV',
      prices: [{ type: 'RECURRING', amount: 3_000, guaranteeMonths: 0 }],
      promotions: off === 0 ? [] : [{ id: 'everybody', off, months, conditions: [] }],
      limit: 1,
      choice: null,
      taxable: false,
      speed: null,
      requires: null,
      audience: 'everybody',
    }) as unknown as Offer

  const [drawn] = fc.sample(couponAtSale, { numRuns: 1, seed: 5 })
  if (drawn === undefined) throw new Error('nothing was drawn')
  const { id } = plan(0, 1)
  const coupon = {
    ...drawn[0],
    couponEligibilityFromTarget: true,
    isActive: true,
    couponName: 'own',
    couponAmount: cents(1_000),
    netPrice: cents(2_000),
    parentId: id,
    productId: id,
  }
  const judged = (offer: Offer, months: number, offerId = id) =>
    usableCoupon(
      { code, coupon, months, limit: null, ...unrestricted },
      {
        catalogVersion: '1',
        offers: [offer],
        lines: [{ offerId, quantity: 1 }],
        taxRate: 0 as never,
      },
    )
  const applied = E.right({ productId: id, off: 1_000, netPrice: 2_000 })
  const outdone = E.left({ _tag: 'Outdone', couponName: 'own' })

  it.each([
    ['takes off what nothing else does', plan(0, 1), 6, applied],
    ['outlasts another promotion', plan(2_000, 3), 6, applied],
    ['takes more than another', plan(500, 12), 6, applied],
    ['takes as much as another, no longer', plan(1_000, 6), 6, outdone],
    ['takes less than another that lasts', plan(2_000, 12), 6, outdone],
  ])('%s (CPN-10)', (_name, offer, months, expected) => {
    expect(judged(offer, months)).toEqual(expected)
  })

  it('returns why a coupon does not apply, or that a cart has no price (CPN-04, CPN-10)', () => {
    expect(judged({ ...plan(0, 1), id: 'another' as never }, 6)).toEqual(
      E.left({ _tag: 'ProductNotSold', offerId: id }),
    )
    const beyond = { ...plan(0, 1), limit: 0 }
    expect(judged(beyond, 6)).toEqual(
      E.left({ _tag: 'QuantityOutOfRange', offerId: id, quantity: 1, limit: 0 }),
    )
  })
})
