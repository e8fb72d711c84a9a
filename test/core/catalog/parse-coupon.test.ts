import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCoupon } from '#core/catalog/parse-coupon.ts'
import { MAX_CENTS } from '#core/shared/money.ts'
import { coupon } from '#test/arbitraries/coupon.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const [good] = fc.sample(coupon, { numRuns: 1, seed: 7 })
if (good === undefined) throw new TypeError('no coupon')

const flags = [
  'couponEligibilityFromTarget',
  'isActive',
  'isShowing',
  'hideXumoSniperText',
  'mandateCouponCheckForSelfInstallMessaging',
]
const amounts = ['couponAmount', 'netPrice']
const names = ['couponName', 'name', 'parentId', 'productId']

const fieldRefused = (value: unknown): string | null => {
  const read = parseCoupon(value)
  return E.isLeft(read) ? read.left.field : null
}

const wrong: readonly (readonly [string, unknown])[] = [
  ...flags.flatMap((field) => ['true', 1, null, undefined].map((value) => [field, value] as const)),
  ...amounts.flatMap((field) =>
    [-1, 0.5, -0, Number.NaN, Infinity, MAX_CENTS + 1, '1', null].map((value) => [field, value] as const),
  ),
  ...names.flatMap((field) => ['', 'a\u202Eb', 'a\u200Bb', 1, null].map((value) => [field, value] as const)),
  ...['a\u202Eb', 1, null].map((value) => ['badgeText', value] as const),
  ...['', 'Products', 'cart', 0, null].map((value) => ['triggeredFrom', value] as const),
  ...[0, -1, 1.5, '1', Number.NaN].map((value) => ['designIteration', value] as const),
]

describe('parseCoupon', () => {
  it('parses all fields of a coupon, also after a JSON round trip (CPN-01)', () =>
    forAll(coupon, (own) => {
      expect(Object.keys(own)).toHaveLength(14)
      expect(parseCoupon(JSON.parse(JSON.stringify(own)))).toEqual(E.right(own))
    }))

  it('accepts the minimum of each field and a badge without text (CPN-01)', () => {
    const least = { ...good, couponAmount: 0, netPrice: 0, designIteration: 1, badgeText: '', name: 'a' }
    expect(parseCoupon(least)).toEqual(E.right(least))
    expect(E.isRight(parseCoupon({ ...good, netPrice: MAX_CENTS }))).toBe(true)
  })

  it.each(wrong)('names the invalid field: %s %j (CPN-01)', (field, value) => {
    expect(fieldRefused({ ...good, [field]: value })).toBe(field)
  })

  it('names a missing field and an unknown field (CPN-01)', () => {
    for (const field of Object.keys(good)) {
      const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== field))
      expect(fieldRefused(rest)).toBe(field)
    }
    for (const field of ['amount', 'toString', 'isactive'])
      expect(fieldRefused({ ...good, [field]: 1 })).toBe(field)
  })

  it.each([null, undefined, 1, 'coupon', true, () => 1])('finds no coupon in %s (CPN-01)', (value) => {
    expect(fieldRefused(value)).toBe('')
  })

  it('returns an Either for any value (CPN-01)', () =>
    forAll(fc.anything(), (value) => {
      expect(E.isLeft(parseCoupon(value))).toBe(true)
    }))
})
