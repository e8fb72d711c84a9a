import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import { quoteLines, selectPricing } from '#core/journeys/sale/sale.pricing.ts'
import { saleThrough } from '#test/builders/sale.builder.ts'
import {
  choicePrice,
  linesOfSelection,
  serviceChoicesOf,
  type Selection,
} from '#ui/features/sale/service-selection/service-choices.ts'
import { forAllWith } from '#test/for-all.ts'

describe('choicePrice', () => {
  it('adds up to the price of the selection, for any plans and number of lines (PRC-03)', async () => {
    const { sale } = await saleThrough('findAddress')
    const pricing = selectPricing(sale.actor.getSnapshot())
    sale.stop()
    const choices = serviceChoicesOf(pricing.offers?.catalog.offers ?? [])
    const ids = choices.map(({ line, plans }) =>
      fc.constantFrom(...(line === 'Internet' ? [] : [null]), ...plans.map(({ id }) => id)),
    )
    expect(choices.map(({ line }) => line)).toEqual(linesOfBusiness)
    forAllWith({ numRuns: 100 }, fc.tuple(...ids), fc.integer({ min: 1, max: 10 }), (chosen, count) => {
      const selection: Selection = Object.fromEntries(
        choices.map(({ line }, index) => [line, chosen[index] ?? null]),
      )
      const wanted = chosen.flatMap((id, index) =>
        id !== null && choices[index]?.line === 'Mobile' ? [{ offerId: id, quantity: count }] : [],
      )
      const lines = linesOfSelection(choices, selection, wanted)
      const prices = choices.flatMap(({ plans }) =>
        plans
          .filter(({ id }) => chosen.includes(id))
          .map((plan) => choicePrice(pricing, choices, selection, wanted, plan)?.monthly ?? Number.NaN),
      )
      const total = quoteLines(pricing, lines)?.monthly.net
      expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total)
    })
  })
})
