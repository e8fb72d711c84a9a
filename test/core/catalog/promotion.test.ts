import type { Promotion } from '#core/catalog/offer.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { CartFacts } from '#core/catalog/condition.ts'
import { promotionIn } from '#core/catalog/promotion.ts'
import { cents } from '#core/shared/money.ts'

const facts = (isNewCustomer: boolean): CartFacts => ({
  buyer: { ...UNKNOWN_BUYER, isNewCustomer },
  plansOf: () => 0,
  quantityOf: () => 0,
})

const promotions: fc.Arbitrary<readonly Promotion[]> = fc
  .array(
    fc.record({
      off: fc.constantFrom(100, 200, 300).map(cents),
      months: fc.integer({ min: 1, max: 5 }),
      conditions: fc.constantFrom([], [{ kind: 'NewCustomer' as const }]),
    }),
    { maxLength: 4 },
  )
  .map((drawn) => drawn.map((promotion, index) => ({ id: `${index}`, ...promotion })))

describe('promotionIn', () => {
  it('is the largest active discount of the month, the first of equals (PRC-08, PRC-09)', () => {
    fc.assert(
      fc.property(promotions, fc.integer({ min: 1, max: 6 }), fc.boolean(), (all, month, isNew) => {
        const holding = all.filter(
          ({ months, conditions }) => month <= months && (isNew || conditions.length === 0),
        )
        const most = Math.max(0, ...holding.map(({ off }) => off))
        expect(promotionIn(all, month, facts(isNew))).toBe(holding.find(({ off }) => off === most) ?? null)
      }),
    )
  })
})
