import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressAnswer } from '#core/localization/address-answer.ts'
import { BUNDLE_ROUTE } from '#core/localization/bundle-route.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { isBulk } from '#core/localization/decide-outcome.ts'
import { canShop, leadsToOffers, outcomeKinds } from '#core/localization/outcome-kind.ts'
import { addressCodeMapping } from '#core/routes/address-mapping.ts'
import { destinationOf } from '#core/routes/address-destination.ts'
import { addressSearch } from '#core/routes/localization-link.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { localizationResponse } from '#test/arbitraries/localization.arbitrary.ts'
import { anyUrl } from '#test/arbitraries/place.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const mapping = (url: string): Pick<AddressAnswer, 'addressResponse'> => ({
  addressResponse: { addressCodeMapping: { url, shouldClearPreviousData: true } },
})

const isUnmapped = (answer: AddressAnswer): boolean =>
  isBulk(answer) || ['webLead', 'preSale'].includes(outcomeOf(answer).kind)

describe('destinationOf', () => {
  it('shows the outcome of an answer without a mapped url, and of one that the provider maps itself, except in the variant of the plans (LOC-17, RTE-03)', () => {
    expect(destinationOf(null)).toEqual({ outcome: { kind: 'enterAddress' }, leavesFor: null })
    forAll(localizationResponse, (response) => {
      const own = addressCodeMapping(response)
      expect(destinationOf(response).outcome).toEqual(outcomeOf(response))
      const outcome = outcomeOf(response)
      const isAmongPlans = own.url !== outcomePaths[outcome.kind] && leadsToOffers(outcome)
      expect(destinationOf({ ...response, ...mapping(own.url) })).toEqual(
        isAmongPlans ? { outcome: { kind: 'serviceable' }, leavesFor: null } : destinationOf(response),
      )
    })
  })

  it('follows a mapped page of the store, except for buildings, web leads and pre-sale homes (LOC-17)', () => {
    const followed = outcomeKinds.filter((kind) => kind !== 'preSale')
    forAll(localizationResponse, fc.constantFrom(...followed), (response, kind) => {
      const { outcome } = destinationOf({ ...response, ...mapping(outcomePaths[kind]) })
      if (isUnmapped(response)) expect(outcome).toEqual(outcomeOf(response))
      else if (!canShop(outcome)) expect([kind, outcomeOf(response).kind]).toContain(outcome.kind)
      if (!isUnmapped(response) && outcome.kind !== outcomeOf(response).kind)
        expect(outcomePaths[outcome.kind]).toBe(outcomePaths[kind])
    })
  })

  it('never leads to offers that the answer does not have (LOC-15, LOC-17)', () =>
    forAll(localizationResponse, fc.constantFrom(...outcomeKinds), (response, kind) => {
      const { outcome } = destinationOf({ ...response, ...mapping(outcomePaths[kind]) })
      if (leadsToOffers(outcome) && outcome.kind !== outcomeOf(response).kind)
        expect([response.sessionInfo === null, response.offerCount]).not.toEqual([true, 0])
      const own = outcomeOf(response)
      const isSelected = own.kind === 'serviceSelection' && own.hasOffers
      if (leadsToOffers(outcome)) expect(response.offerCount > 0 || isSelected).toBe(true)
    }))

  it('ignores every url that is no page of an outcome (LOC-17)', () => {
    const unknown = fc
      .oneof(
        anyUrl,
        fc.constantFrom('/buy/payment', `${BUNDLE_ROUTE}/`, `${BUNDLE_ROUTE}?a=1`, '/address/../buy'),
      )
      .filter((url) => !Object.values(outcomePaths).includes(url) && !url.includes(BUNDLE_ROUTE))
    forAll(localizationResponse, unknown, (response, url) => {
      expect(destinationOf({ ...response, ...mapping(url) })).toEqual(destinationOf(response))
    })
  })

  it('leaves the store exactly for web leads, with the address, and for customers of bulk buildings (LOC-18)', () =>
    forAll(localizationResponse, (response) => {
      const { outcome, leavesFor } = destinationOf(response)
      if (outcome.kind === 'webLead')
        expect(leavesFor).toBe(`${externalPaths.webLead}${addressSearch(response.providedAddress)}`)
      else if (outcome.kind === 'existingCustomer' && outcome.via === 'building')
        expect(leavesFor).toBe(externalPaths.existingCustomer)
      else expect(leavesFor).toBeNull()
    }))
})
