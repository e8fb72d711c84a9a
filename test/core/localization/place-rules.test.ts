import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affiliates } from '#adapters/brand/cometa/affiliates.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { assistancePrograms, householdPrograms } from '#core/localization/assistance.ts'
import { availableOffers } from '#core/localization/availability.ts'
import { installTypeOf } from '#core/checkout/install-type.ts'
import { prelocPlans } from '#core/localization/preloc.ts'
import { visitAffiliate } from '#core/localization/visit-affiliate.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { channels } from '#core/session/session.ts'
import { serviceAddress, serviceability } from '#test/arbitraries/localization.arbitrary.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('installTypeOf', () => {
  it('lets the household choose exactly where the line is ready (LOC-33)', () =>
    forAll(serviceAddress, (place) => {
      expect(installTypeOf(place)).toBe(place.productReady ? 'self' : 'professional')
    }))
})

describe('householdPrograms', () => {
  it('lists each named program once, in list order, for any spelling (LOC-34)', () =>
    forAll(fc.array(fc.constantFrom(...assistancePrograms)), (named) => {
      const programs = householdPrograms(named)
      expect(new Set(programs)).toEqual(new Set(named))
      expect(programs).toEqual(assistancePrograms.filter((program) => programs.includes(program)))
      expect(householdPrograms([...programs, ...named.toReversed()])).toEqual(programs)
    }))
})

describe('prelocPlans', () => {
  it('are the plans of the available services, each with the first-month price of one (LOC-35)', () =>
    forAll(offers, serviceability, (sold, reach) => {
      const plans = prelocPlans({ version: 'v1', offers: sold, bundles: [] }, reach)
      const expected = availableOffers(sold, reach).filter(({ role }) => role === 'plan')
      expect(plans.map(({ offerId }) => offerId)).toEqual(expected.map(({ id }) => id))
      expect(plans.map(({ from }) => from)).toEqual(expected.map((offer) => monthlyPrice(offer, 1)))
    }))
})

describe('visitAffiliate', () => {
  const { affiliateFallbacks } = cometa
  const { dotcom, official } = affiliateFallbacks

  it('is the partner of a parameter, in any channel (LOC-36)', () => {
    for (const channel of channels)
      for (const { vParam, affiliateId } of [dotcom, official])
        expect(visitAffiliate(channel, vParam, affiliateFallbacks, [])).toBe(affiliateId)
    for (const channel of channels)
      for (const { vParam, affiliateId } of affiliates)
        expect(visitAffiliate(channel, vParam, affiliateFallbacks, affiliates)).toBe(affiliateId)
  })

  it('is the site’s own without a parameter, and none for an unknown one (LOC-36)', () => {
    expect(visitAffiliate('dotcom', null, affiliateFallbacks, affiliates)).toBe(dotcom.affiliateId)
    expect(visitAffiliate('etail', null, affiliateFallbacks, affiliates)).toBeNull()
    forAll(fc.constantFrom(...channels), anyText, (channel, vParam) => {
      if (vParam !== dotcom.vParam && vParam !== official.vParam)
        expect(visitAffiliate(channel, vParam, affiliateFallbacks, [])).toBeNull()
    })
  })
})
