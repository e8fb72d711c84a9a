import { describe, expect, it } from 'vitest'
import { pricePeriods, totalSavings } from '#core/pricing/price-timeline.ts'
import { sharedFacts } from '#ui/features/sale/products/plan-comparison.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { alone, offerNamed } from './storefront-data.builder.ts'

const anyPlans = offers.map((sold) =>
  sold.map((offer) => ({ offer, quote: alone(offer), input: null, label: null })),
)

describe('sharedFacts', () => {
  it('states a saving only if each of several plans has exactly this saving', () =>
    forAll(anyPlans, (plans) => {
      const savings = new Set(plans.map(({ quote }) => totalSavings(pricePeriods(quote))))
      const [only = 0] = savings
      const isShared = plans.length > 1 && savings.size === 1 && only > 0
      expect(sharedFacts(plans).saving).toBe(isShared ? only : null)
    }))

  it('calls plans symmetric only if each has a speed with equal directions', () =>
    forAll(anyPlans, (plans) => {
      const isSymmetric = plans.every(
        ({ offer: { speed } }) => speed?.downMbps === speed?.upMbps && speed !== null,
      )
      expect(sharedFacts(plans).isSymmetric).toBe(plans.length > 1 && isSymmetric)
    }))

  it('finds the saving that both plans of Cometa have', () => {
    const plans = ['internet-500', 'internet-gig'].map((id) => {
      const offer = offerNamed(id)
      return { offer, quote: alone(offer), input: null, label: null }
    })
    expect(sharedFacts(plans)).toEqual({ saving: 36_000, isSymmetric: true })
  })
})
