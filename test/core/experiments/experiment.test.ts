import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUCKETS, bucketOf, targetingKeyOf } from '#core/experiments/bucket.ts'
import { canEnterCoupon } from '#core/experiments/coupon-entry.ts'
import { experimentNames, experimentVariants, type SessionVariants } from '#core/experiments/experiment.ts'
import { CONTROL_VARIANTS, knownVariants } from '#core/experiments/known-variants.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const given = fc.record(
  Object.fromEntries(
    experimentNames.map((name) => [
      name,
      fc.oneof(anyText, fc.constantFrom(...experimentVariants[name], 'constructor')),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<SessionVariants>

describe('knownVariants', () => {
  it('preserves a known variant and replaces any other with the control (EXP-01)', () => {
    forAll(given, (variants) => {
      const known = knownVariants(variants)
      for (const name of experimentNames) {
        const all: readonly string[] = experimentVariants[name]
        const own = variants[name]
        expect(known[name]).toBe(own !== undefined && all.includes(own) ? own : CONTROL_VARIANTS[name])
      }
    })
    expect(CONTROL_VARIANTS).toEqual({
      serviceSelection: 'control',
      couponEntry: 'control',
      autoPayTargetActivity: 'control',
    })
  })
})

describe('bucketOf', () => {
  it('gives every id one of the buckets, and spreads ids over them (EXP-02)', () => {
    forAll(fc.string(), (id) => {
      expect(bucketOf(id)).toBe(bucketOf(id))
      expect(bucketOf(id)).toBeGreaterThanOrEqual(0)
      expect(bucketOf(id)).toBeLessThan(BUCKETS)
    })
    const ids = fc.sample(fc.uuid(), { numRuns: 4_000, seed: 1 })
    const low = ids.filter((id) => bucketOf(id) < BUCKETS / 2).length
    expect(Math.abs(low - 2_000)).toBeLessThan(150)
    expect(targetingKeyOf(7)).toBe('bucket-7')
  })
})

describe('canEnterCoupon', () => {
  it('permits a code everywhere, or only in the checkout in its variant (EXP-03)', () => {
    expect([false, true].map((isInCheckout) => canEnterCoupon('control', isInCheckout))).toEqual([true, true])
    expect([false, true].map((isInCheckout) => canEnterCoupon('checkout', isInCheckout))).toEqual([
      false,
      true,
    ])
  })
})
