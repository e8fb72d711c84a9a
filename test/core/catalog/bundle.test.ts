import { describe, expect, it } from 'vitest'
import { isBundled } from '#core/catalog/bundle.ts'
import { type CartFacts, UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { Bundle, OfferId } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'

const [GIG, TV] = ['gig' as OfferId, 'tv' as OfferId]

const holding = (held: readonly OfferId[], isNewCustomer = false): CartFacts => ({
  buyer: { ...UNKNOWN_BUYER, isNewCustomer },
  plansOf: () => 0,
  quantityOf: (id) => held.filter((one) => one === id).length,
})

const bundle: Bundle = { id: 'together', offers: [GIG, TV], off: cents(1_000), months: 12, conditions: [] }

describe('isBundled', () => {
  it('requires every offer of the bundle, in any quantity (PRC-10)', () => {
    const carts = [[], [GIG], [TV], [GIG, TV], [GIG, GIG, TV]]
    expect(carts.map((held) => isBundled(bundle, holding(held)))).toEqual([false, false, false, true, true])
  })

  it('requires its conditions too (PRC-08, PRC-10)', () => {
    const ofNew: Bundle = { ...bundle, conditions: [{ kind: 'NewCustomer' }] }
    expect([false, true].map((isNew) => isBundled(ofNew, holding([GIG, TV], isNew)))).toEqual([false, true])
  })
})
