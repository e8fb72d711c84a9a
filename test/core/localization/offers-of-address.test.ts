import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import { availableOffers } from '#core/localization/availability.ts'
import { includedPlan, offersInBuilding, offersOfAddress } from '#core/localization/offers-of-address.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { leadsToOffers } from '#core/localization/outcome-kind.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { localizationResponse } from '#test/arbitraries/localization.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const { offers } = cometa.catalog
const plansIn = (sold: typeof offers) => offersOfRole(offersOfLine(sold, 'Internet'), 'plan')
const building = fc.record({ includedSpeedMbps: fc.integer({ min: 0, max: 3_000 }) })

describe('offersInBuilding', () => {
  it('sells the included plan for nothing, faster plans for the difference in every month, and no slower plan (CAT-11)', () =>
    forAll(building, fc.integer({ min: 1, max: 60 }), (agreement, month) => {
      const included = includedPlan(offers, agreement)
      const sold = offersInBuilding(offers, agreement)
      if (included === null) {
        expect(sold).toEqual(offers)
        return
      }
      const plans = plansIn(sold)
      expect(plans.find(({ id }) => id === included.id)).toBeDefined()
      for (const plan of plans) {
        const usual = plansIn(offers).find(({ id }) => id === plan.id) ?? included
        expect(monthlyPrice(plan, month)).toBe(recurringOf(usual) - recurringOf(included))
        expect(plan.speed?.downMbps).toBeGreaterThanOrEqual(included.speed?.downMbps ?? 0)
      }
      expect(sold.filter((offer) => !plans.includes(offer))).toEqual(
        offers.filter((offer) => !plansIn(offers).includes(offer)),
      )
    }))
})

describe('includedPlan', () => {
  it('is the fastest plan within the speed of the agreement (CAT-11)', () => {
    const speeds = [0, 49, 50, 99, 100, 499, 500, 999, 1_000, 5_000]
    const ids = speeds.map((includedSpeedMbps) => includedPlan(offers, { includedSpeedMbps })?.id ?? null)
    const plans = ['internet-assist', 'internet-advantage', 'internet-500', 'internet-gig']
    expect(ids).toEqual([null, ...plans].flatMap((id) => [id, id]))
  })

  it('does not depend on the order of the plans, and a plan without a speed is the slowest (CAT-11)', () => {
    const plans = plansIn(offers)
    const [first] = plans
    const slowest = first === undefined ? [] : [{ ...first, speed: null }]
    for (const sold of [plans, plans.toReversed()])
      expect(includedPlan([...sold, ...slowest], { includedSpeedMbps: 1_000 })?.id).toBe('internet-gig')
    expect(includedPlan(slowest, { includedSpeedMbps: 0 })?.speed).toBe(null)
  })

  it('is the same plan at the prices of the building (CAT-11)', () =>
    forAll(building, (agreement) => {
      const included = includedPlan(offers, agreement)
      expect(includedPlan(offersInBuilding(offers, agreement), agreement)?.id).toBe(included?.id)
    }))
})

describe('offersOfAddress', () => {
  it('sells what is available, exactly at addresses with offers (LOC-13, LOC-15, LOC-16)', () =>
    forAll(localizationResponse, (response) => {
      const sold = offersOfAddress(offers, response)
      const outcome = outcomeOf(response)
      const services = response.sessionInfo?.serviceAddress.serviceability
      if (leadsToOffers(outcome) && services?.internetAvailable === true) expect(sold).not.toEqual([])
      if (sold.length > 0 && services !== undefined && outcome.kind !== 'bulkIncluded')
        expect(sold).toEqual(availableOffers(offers, services))
    }))

  it('has the prices of the building exactly where it includes internet (CAT-11)', () =>
    forAll(localizationResponse, (response) => {
      const outcome = outcomeOf(response)
      const sold = offersOfAddress(offers, response)
      const isFree = plansIn(sold).some((plan) => recurringOf(plan) === 0)
      const isIncluded = outcome.kind === 'bulkIncluded' && outcome.building !== null
      if (isFree) expect(isIncluded).toBe(true)
      if (isIncluded && plansIn(sold).length > 0 && includedPlan(offers, outcome.building) !== null)
        expect(isFree).toBe(true)
    }))
})
