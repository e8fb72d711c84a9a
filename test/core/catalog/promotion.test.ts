import type { AmountPromotion } from '#core/catalog/offer.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartFacts, UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { lineTableNames } from '#core/catalog/line-table.ts'
import { discountOn, isLinePromotion, promotionIn } from '#core/catalog/promotion.ts'
import { cents } from '#core/shared/money.ts'
import { specifiedTables } from '#stories/rules/properties/line-tables.oracle.ts'
import { forAll } from '#test/for-all.ts'

const facts = (isNewCustomer: boolean): CartFacts => ({
  buyer: { ...UNKNOWN_BUYER, isNewCustomer },
  plansOf: () => 0,
  quantityOf: () => 0,
})

const promotions: fc.Arbitrary<readonly AmountPromotion[]> = fc
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
  it('is the largest active discount of the month, the first of equals (PRC-08, PRC-09)', () =>
    forAll(promotions, fc.integer({ min: 1, max: 6 }), fc.boolean(), (all, month, isNew) => {
      const holding = all.filter(
        ({ months, conditions }) => month <= months && (isNew || conditions.length === 0),
      )
      const most = Math.max(0, ...holding.map(({ off }) => off))
      const line = { quantity: 1, listPrice: cents(1_000) }
      expect(promotionIn(all, month, line, facts(isNew))?.promotion ?? null).toBe(
        holding.find(({ off }) => off === most) ?? null,
      )
    }))
})

describe('discountOn', () => {
  it.each(lineTableNames)(
    'discounts the list price to the row of %s, for its guarantee (CAT-05, CAT-07)',
    (table) => {
      const { dollars, years } = specifiedTables[table]
      const promotion = { id: table, table, conditions: [] }
      forAll(fc.integer({ min: 1, max: 10 }), fc.nat(60_000), (quantity, list) => {
        const row = (dollars[quantity - 1] ?? 0) * 100
        expect(discountOn(promotion, { quantity, listPrice: cents(list) })).toEqual({
          promotion,
          off: Math.max(0, list - row),
          months: (years[quantity - 1] ?? 0) * 12,
        })
      })
      expect(discountOn(promotion, { quantity: 11, listPrice: cents(60_000) })).toBeNull()
      expect(isLinePromotion(promotion)).toBe(true)
    },
  )

  it('discounts an amount of each item otherwise (PRC-04)', () =>
    forAll(promotions, fc.integer({ min: 1, max: 10 }), (all, quantity) => {
      for (const promotion of all) {
        const line = { quantity, listPrice: cents(1_000_000) }
        expect(discountOn(promotion, line)).toEqual({
          promotion,
          off: promotion.off * quantity,
          months: promotion.months,
        })
        expect(isLinePromotion(promotion)).toBe(false)
      }
    }))
})
