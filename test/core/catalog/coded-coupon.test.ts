import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CodedCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import {
  openCoupon,
  parseCouponCode,
  promotionOfCoupon,
  usesLeft,
  withCoupons,
} from '#core/catalog/coded-coupon.ts'
import { channels } from '#core/session/session.ts'
import { couponAtSale } from '#test/arbitraries/coupon.arbitrary.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const months = fc.integer({ min: 1, max: 24 })
const code = 'CODE' as CouponCode
const unrestricted = { lastDay: null, channels: ['dotcom'] } satisfies Partial<CodedCoupon>

describe('parseCouponCode', () => {
  const letters = ['A', 'B', 'C', 'X', 'Y', 'Z', '0', '5', '9']
  const written = fc
    .tuple(
      fc.constantFrom(...letters),
      fc.array(fc.constantFrom(...letters, '-'), { minLength: 2, maxLength: 22 }),
      fc.constantFrom(...letters),
    )
    .map(([first, middle, last]) => `${first}${middle.join('')}${last}`)

  it('accepts either case and surrounding blanks (CPN-08)', () =>
    forAll(written, fc.constantFrom('', ' ', '\t '), (text, blank) => {
      expect(parseCouponCode(`${blank}${text.toLowerCase()}${blank}`)).toEqual(E.right(text))
    }))

  it.each(['', 'ABC', 'A'.repeat(25), '-ABCD', 'ABCD-', 'AB CD', 'ABÑCD', 'ABCD\n1', '__proto__'])(
    'reads no code in %j (CPN-08)',
    (text) => {
      expect(parseCouponCode(text)).toEqual(E.left({ _tag: 'CouponCodeMalformed' }))
    },
  )
})

describe('withCoupons', () => {
  it('adds each coupon to its product’s promotions and changes nothing else (CPN-09)', () =>
    forAll(couponAtSale, months, ([coupon, { offers }], lasts) => {
      const coded = { code, coupon, months: lasts, limit: null, ...unrestricted }
      const after = withCoupons(offers, [coded])
      for (const [index, offer] of offers.entries())
        expect(after[index]).toEqual(
          offer.id === coupon.productId
            ? { ...offer, promotions: [...offer.promotions, promotionOfCoupon(coded)] }
            : offer,
        )
      expect(withCoupons(offers, [])).toBe(offers)
    }))
})

describe('promotionOfCoupon', () => {
  it('discounts the amount for its months, while its parent offer is in the cart (CPN-09)', () =>
    forAll(couponAtSale, months, ([coupon], lasts) => {
      const {
        id,
        off,
        months: until,
        conditions,
      } = promotionOfCoupon({ code, coupon, months: lasts, limit: 3, ...unrestricted })
      expect([id, off, until]).toEqual([coupon.couponName, coupon.couponAmount, lasts])
      expect(conditions).toEqual(
        coupon.parentId === coupon.productId ? [] : [{ kind: 'RatePlan', offerId: coupon.parentId }],
      )
    }))
})

describe('usesLeft', () => {
  it('is the limit minus the uses, never negative, and null without a limit (CPN-11)', () =>
    forAll(fc.nat(500), fc.nat(600), (limit, used) => {
      const left = usesLeft({ limit }, used)
      expect(left).toBe(used >= limit ? 0 : limit - used)
      expect(usesLeft({ limit: null }, used)).toBeNull()
    }))
})

describe('openCoupon', () => {
  it('is accepted through its last day in its channels, and otherwise says which of them excludes it (CPN-12)', () => {
    const channel = fc.constantFrom(...channels)
    forAll(
      couponAtSale,
      fc.option(plainDate),
      fc.uniqueArray(channel, { minLength: 1 }),
      plainDate,
      channel,
      ([coupon], lastDay, accepting, today, here) => {
        const coded = { code, coupon, months: 1, limit: null, lastDay, channels: accepting }
        const isPast = lastDay !== null && lastDay < today
        const isHere = accepting.includes(here)
        const expected = isPast
          ? E.left({ _tag: 'CodeExpired', lastDay })
          : isHere
            ? E.right(coded)
            : E.left({ _tag: 'OtherChannel' })
        expect(openCoupon(coded, { today, channel: here })).toEqual(expected)
      },
    )
  })
})
