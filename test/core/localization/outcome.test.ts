import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressForm } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { canShop, leadsToOffers, type OutcomeKind, outcomeKinds } from '#core/localization/outcome-kind.ts'
import { outcomeOf, outcomeOfKind } from '#core/localization/outcome.ts'
import { isBulkCode, type ResponseCode, responseCodes } from '#core/localization/response-code.ts'
import { localizationResponse, sessionInfo } from '#test/arbitraries/localization.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

type Code = keyof typeof responseCodes

const flags = fc.record({ sellNotInBiller: fc.boolean(), blueFeature: fc.boolean() })

const answering = (...codes: readonly Code[]): fc.Arbitrary<LocalizationResponse> =>
  fc
    .tuple(localizationResponse, fc.constantFrom(...codes))
    .map(([response, code]) => ({ ...response, responseCode: responseCodes[code] }))

const isBulk = ({ responseCode, sessionInfo: info }: LocalizationResponse): boolean =>
  isBulkCode(responseCode) || info?.serviceAddress.isBulk === true

/** New customers of the retail channel: they go to the bundle for any other facts. */
const isNewRetail = ({ sessionInfo: info }: LocalizationResponse): boolean =>
  info?.channel === 'etail' && info.newCustomer

/** New retail customers, and ready homes outside buildings: the bundle's rules come before those of homes. */
const isBundled = (response: LocalizationResponse): boolean =>
  isNewRetail(response) || (response.sessionInfo?.serviceAddress.productReady === true && !isBulk(response))

const outsideBuildings = (...codes: readonly Code[]): fc.Arbitrary<LocalizationResponse> =>
  answering(...codes).filter((response) => !isBulk(response))

const notRetail = (responses: fc.Arbitrary<LocalizationResponse>): fc.Arbitrary<LocalizationResponse> =>
  responses.filter((response) => !isNewRetail(response))

const plainHomes = (...codes: readonly Code[]): fc.Arbitrary<LocalizationResponse> =>
  outsideBuildings(...codes).filter((response) => !isBundled(response))

describe('outcomeOf', () => {
  it('requires an address while there is no response (LOC-02)', () => {
    expect(outcomeOf(null)).toEqual({ kind: 'enterAddress' })
  })

  it('sends every new retail customer to the bundle, for any offers, building or code except pre-sale and web leads (LOC-13)', () => {
    const newRetail = fc
      .tuple(localizationResponse, sessionInfo)
      .map(([response, info]): LocalizationResponse => ({
        ...response,
        sessionInfo: { ...info, channel: 'etail', newCustomer: true },
      }))
      .filter(
        (response) =>
          response.responseCode !== responseCodes.gisBluePreSale &&
          (isBulk(response) || !['301', '302'].includes(response.responseCode)),
      )
    forAll(newRetail, flags, (response, switches) => {
      expect(outcomeOf(response, switches)).toEqual({
        kind: 'bundle',
        via: 'retail',
        hasOffers: response.offerCount > 0,
      })
    })
  })

  it('prefers pre-sale over every other outcome that can buy (LOC-04)', () =>
    forAll(answering('gisBluePreSale'), flags, (response, switches) => {
      const preSale = { kind: 'preSale', hasOffers: response.offerCount > 0 }
      expect(outcomeOf(response, { ...switches, blueFeature: true })).toEqual(preSale)
      expect(outcomeOf(response)).toEqual(preSale)
    }))

  it('shows other residents the building’s included service or its contract, with the building’s data (LOC-06)', () => {
    const newcomers = localizationResponse.filter(
      (response) =>
        isBulk(response) &&
        !isBundled(response) &&
        response.sessionInfo?.newCustomer !== false &&
        response.responseCode !== responseCodes.existingCoverage &&
        response.responseCode !== responseCodes.gisBluePreSale,
    )
    forAll(newcomers, flags, (response, switches) => {
      const isReady = response.sessionInfo?.serviceAddress.productReady === true
      const building = response.bulkAddressData
      const hasOffers = response.sessionInfo !== null && building !== null && response.offerCount > 0
      expect(outcomeOf(response, switches)).toEqual(
        isReady ? { kind: 'bulkIncluded', building, hasOffers } : { kind: 'bulk', building },
      )
    })
  })

  it('shows the units to choose from when the unit is unknown or missing (LOC-09)', () =>
    forAll(plainHomes('unitNotFound', 'multipleUnits'), flags, (response, switches) => {
      const isUnknown = response.responseCode === '601'
      expect(outcomeOf(response, switches)).toEqual({
        kind: isUnknown ? 'unitNotFound' : 'multipleUnits',
        units: response.addressList,
      })
    }))

  it('offers the nearest known address for an unknown one, if any (LOC-12)', () =>
    forAll(notRetail(outsideBuildings('addressNotFound')), flags, (response, switches) => {
      expect(outcomeOf(response, switches)).toEqual({
        kind: 'addressNotFound',
        nearby: response.addressList[0] ?? null,
      })
    }))

  it('sends ready addresses with offers to the bundle, and ready ones without to the selection (LOC-13)', () => {
    const places = notRetail(outsideBuildings('serviceable')).filter(
      ({ sessionInfo: info }) => info?.serviceAddress.productReady === true,
    )
    forAll(places, (response) => {
      expect(outcomeOf(response)).toEqual(
        response.offerCount > 0
          ? { kind: 'bundle', via: 'ready', hasOffers: true }
          : {
              kind: 'serviceSelection',
              hasOffers: response.sessionInfo?.serviceAddress.serviceability.internetAvailable === true,
            },
      )
    })
  })

  it('has exactly one outcome for every response, and never sells without offers (LOC-02 to LOC-14)', () =>
    forAll(localizationResponse, flags, (response, switches) => {
      const { kind } = outcomeOf(response, switches)
      expect(outcomeKinds).toContain(kind)
      if (kind !== 'serviceable') return
      expect(response.offerCount).toBeGreaterThan(0)
      expect(response.sessionInfo?.serviceAddress).toMatchObject({
        isBulk: false,
        serviceability: { internetAvailable: true },
      })
      expect([
        responseCodes.serviceable,
        responseCodes.gisGreenNotInBiller,
        responseCodes.gisBluePreSale,
      ]).toContain(response.responseCode)
    }))

  it('requires an address when the response has none, unless its code is more specific (LOC-02)', () => {
    const blank = fc.constantFrom<Partial<AddressForm>>({ street: '' }, { zip: '' })
    forAll(plainHomes('serviceable', 'gisGreenNotInBiller', 'multipleUnits'), blank, (response, lack) => {
      const providedAddress = { ...response.providedAddress, ...lack } as Address
      const isToldApart = response.responseCode === responseCodes.multipleUnits
      expect(outcomeOf({ ...response, providedAddress }).kind).toBe(
        isToldApart ? 'multipleUnits' : 'enterAddress',
      )
    })
  })
})

describe('leadsToOffers', () => {
  it('is true exactly when the outcome can shop and has offers (LOC-15)', () =>
    forAll(localizationResponse, flags, (response, switches) => {
      const outcome = outcomeOf(response, switches)
      const isSold =
        outcome.kind === 'serviceSelection'
          ? response.sessionInfo?.serviceAddress.serviceability.internetAvailable === true
          : response.offerCount > 0
      expect(leadsToOffers(outcome)).toBe(canShop(outcome) && isSold)
    }))
})

describe('canShop', () => {
  it('matches the rule’s list, and includes customers outside buildings under contract and residents of buildings that include internet (LOC-15)', () => {
    const shops: readonly OutcomeKind[] = ['serviceable', 'bundle', 'serviceSelection', 'preSale']
    forAll(localizationResponse, flags, (response, switches) => {
      const outcome = outcomeOf(response, switches)
      const isCustomer = outcome.kind === 'existingCustomer' && response.responseCode === '130'
      const isResident = outcome.kind === 'bulkIncluded' && outcome.hasOffers
      expect(canShop(outcome)).toBe(shops.includes(outcome.kind) || isCustomer || isResident)
    })
  })
})

describe('outcomeOfKind', () => {
  it('returns the requested kind, or nothing where shopping would need a session or offers (LOC-17)', () =>
    forAll(localizationResponse, fc.constantFrom(...outcomeKinds), (response, kind) => {
      const outcome = outcomeOfKind(kind, response)
      if (outcome === null) {
        expect(['serviceable', 'serviceSelection', 'bundle', 'preSale']).toContain(kind)
        expect(response.sessionInfo === null || response.offerCount === 0).toBe(true)
        return
      }
      expect(outcome.kind).toBe(kind)
      const isSelected = leadsToOffers(outcomeOf(response)) && outcomeOf(response).kind === 'serviceSelection'
      if (leadsToOffers(outcome))
        expect([response.sessionInfo !== null, response.offerCount > 0 || isSelected]).toEqual([true, true])
    }))
})

describe('responseCodes', () => {
  it('are distinct, and the code of an unknown unit is the specification’s 601 (LOC-01)', () => {
    const codes: readonly ResponseCode[] = Object.values(responseCodes)
    expect(new Set(codes).size).toBe(codes.length)
    expect(responseCodes.unitNotFound).toBe('601')
    expect(codes.filter(isBulkCode)).toEqual([responseCodes.bulk1, responseCodes.bulk2])
  })
})
