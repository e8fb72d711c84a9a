import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { accessTechnologies } from '#core/localization/access-technology.ts'
import type { BrandPartner } from '#core/localization/alternatives.ts'
import {
  alternativesOf,
  phoneNumbersFor,
  phonePurposes,
  unreachedOutcomes,
} from '#core/localization/alternatives.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { canShop, outcomeKinds } from '#core/localization/outcome-kind.ts'
import { offersSomething, reasonCodes, reasonInfoOf } from '#core/localization/unavailability.ts'
import { localizationResponse } from '#test/arbitraries/localization.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const partner: fc.Arbitrary<BrandPartner> = fc.record({
  id: fc.constantFrom('satelite-sur', 'ondas'),
  technology: fc.constantFrom(...accessTechnologies),
  provider: fc.constantFrom('Satélite Sur', 'Ondas'),
  phone: fc.constant(cometa.phones.sales),
  outcomes: fc.subarray([...unreachedOutcomes]),
  url: fc.constant('https://ondas.example/'),
})
const partners = fc.array(partner, { maxLength: 3 })

describe('reasonInfoOf', () => {
  it('returns a reason exactly when nothing is offered (LOC-29)', () =>
    forAll(localizationResponse, (response) => {
      const outcome = outcomeOf(response)
      const isSold = response.offerCount > 0 || (outcome.kind === 'serviceSelection' && outcome.hasOffers)
      const offers = isSold && canShop(outcome)
      expect(offersSomething(response)).toBe(offers)
      expect(reasonInfoOf(response) === null).toBe(offers)
    }))

  it('returns a listed code with its message key, one for each outcome that cannot shop (LOC-29)', () => {
    const seen = new Map<string, Set<string>>()
    forAll(localizationResponse, (response) => {
      const info = reasonInfoOf(response)
      if (info === null) return
      expect(reasonCodes).toContain(info.code)
      expect(info.messageKey).toBe(`address.reason.${info.code}`)
      const { kind } = outcomeOf(response)
      seen.set(kind, (seen.get(kind) ?? new Set()).add(info.code))
    })
    expect([...seen.values()].filter(({ size }) => size !== 1)).toEqual([])
    const shops: readonly string[] = ['serviceable', 'bundle', 'serviceSelection', 'preSale', 'enterAddress']
    const closed = outcomeKinds.filter((kind) => !shops.includes(kind))
    const codes = closed.map((kind) => [...(seen.get(kind) ?? [])].join())
    expect(new Set(codes).size).toBe(closed.length)
  })
})

describe('alternativesOf', () => {
  it('always offers an exit: an alternative or a phone number when nothing is offered (LOC-30, LOC-31)', () =>
    forAll(localizationResponse, partners, (response, known) => {
      const brand = { ...cometa, partners: known }
      const ways = alternativesOf(response, brand).length + phoneNumbersFor(response, brand).length
      if (reasonInfoOf(response) !== null) expect(ways).toBeGreaterThan(0)
    }))

  it('returns no alternative for an address with offers, and every address of the response otherwise (LOC-30)', () =>
    forAll(localizationResponse, partners, (response, known) => {
      const found = alternativesOf(response, { partners: known })
      const addresses = found.flatMap((way) => (way.kind === 'address' ? [way.address] : []))
      expect(addresses).toEqual(offersSomething(response) ? [] : response.addressList)
      if (offersSomething(response)) expect(found).toEqual([])
    }))

  it('lists the partners that the brand names for the outcome, without their hosts (LOC-30)', () =>
    forAll(localizationResponse, partners, (response, known) => {
      const found = alternativesOf(response, { partners: known }).filter(({ kind }) => kind === 'technology')
      const { kind } = outcomeOf(response)
      const expected = known
        .filter(({ outcomes }) => !offersSomething(response) && outcomes.some((one) => one === kind))
        .map(({ id, technology, provider, phone }) => ({
          kind: 'technology',
          id,
          technology,
          provider,
          phone,
        }))
      expect(found).toEqual(expected)
      expect(alternativesOf(response, {}).every((way) => way.kind === 'address')).toBe(true)
    }))
})

describe('phoneNumbersFor', () => {
  it('lists every number by purpose, with service first when service can help (LOC-31)', () => {
    const served = ['existingCustomer', 'activeLocation', 'bulk', 'bulkIncluded']
    forAll(localizationResponse, (response) => {
      const numbers = phoneNumbersFor(response, cometa)
      expect(numbers.map(({ purpose }) => purpose).toSorted()).toEqual(phonePurposes.toSorted())
      for (const { purpose, dial, shown } of numbers) expect({ dial, shown }).toEqual(cometa.phones[purpose])
      const first = served.includes(outcomeOf(response).kind) ? 'service' : 'sales'
      expect(numbers[0]?.purpose).toBe(first)
    })
  })
})
