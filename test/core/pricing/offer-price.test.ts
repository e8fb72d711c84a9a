import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { offer } from '#test/arbitraries/offer.arbitrary.ts'

const months = Array.from({ length: 130 }, (_, index) => index + 1)

describe('offerPrice', () => {
  it('is the monthly price until the first change, and the savings until then (PRC-03, PRC-04)', () => {
    fc.assert(
      fc.property(offer, (one) => {
        const { first, change, saved } = offerPrice(one)
        const differs = months.find((month) => monthlyPrice(one, month) !== monthlyPrice(one, 1))
        expect([first, change?.fromMonth]).toEqual([monthlyPrice(one, 1), differs])
        if (change === null) {
          expect(saved).toBe(0)
          return
        }
        expect(change.later).toBe(monthlyPrice(one, change.fromMonth))
        expect(saved).toBe((change.later - first) * (change.fromMonth - 1))
      }),
    )
  })

  it('is unchanged for an offer that cannot be ordered alone', () => {
    fc.assert(
      fc.property(offer, (one) => {
        expect(offerPrice({ ...one, limit: 0 }).change).toBeNull()
      }),
      { numRuns: 5 },
    )
  })
})
