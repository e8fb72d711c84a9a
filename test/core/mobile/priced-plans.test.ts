import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import { mobilePlans } from '#core/mobile/mobile-plan.ts'
import { linesMonthly } from '#core/mobile/mobile-visitor.ts'
import { pricedPlans } from '#core/mobile/priced-plans.ts'
import { forAll } from '#test/for-all.ts'

describe('pricedPlans', () => {
  it('prices each plan that is offered as its lines cost, with what follows a price that ends, and no other (MOB-03, MOB-04)', () => {
    const request = fc.record({
      visitor: fc.constant({ kind: 'anonymous' } as const),
      inCart: fc.subarray([...linesOfBusiness]),
      newLines: fc.integer({ min: 1, max: 10 }),
      gigabytes: fc.integer({ min: 1, max: 100 }),
    })
    forAll(request, (lines) => {
      const prices = pricedPlans(lines)
      expect(prices.map(({ plan }) => plan)).toEqual(mobilePlans)
      for (const { plan, isOffered, price } of prices) {
        expect(price !== null).toBe(isOffered)
        if (price === null) continue
        const { first, change } = price
        expect(linesMonthly({ ...lines, plan })).toMatchObject(E.right({ monthly: first }))
        expect(change === null || change.later > first).toBe(true)
        expect(first > 0 || change !== null).toBe(true)
      }
    })
  })
})
