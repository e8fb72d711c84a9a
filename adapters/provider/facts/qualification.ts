import { MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import { isSpelledAs } from '#core/address/standard-address.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Catalog } from '#core/catalog/offer.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { accessTechnologyOf } from '#core/localization/access-technology.ts'
import type { AddressQualification } from '#core/localization/address-answer.ts'
import { alternativesOf, phoneNumbersFor } from '#core/localization/alternatives.ts'
import { availableOffers } from '#core/localization/availability.ts'
import { confidenceOf, validUntil } from '#core/localization/confidence.ts'
import { installTypeOf } from '#core/checkout/install-type.ts'
import type { LocalizationAnswer, QualifiedSessionInfo } from '#core/ports/address-answers.ts'
import type {
  LocalizationRequest,
  LocalizationResponse,
  Serviceability,
  SessionInfo,
} from '#core/localization/localization.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { offersOfAddress } from '#core/localization/offers-of-address.ts'
import { offersSomething, reasonInfoOf } from '#core/localization/unavailability.ts'
import { plansOnNetwork } from '#core/network/plans-on-network.ts'
import { addressCodeMapping } from '#core/routes/address-mapping.ts'
import { combinedTaxRate } from '#core/pricing/tax.ts'
import { homeDayAt } from '#core/schedule/visit-instants.ts'
import type { SessionStatus } from '#core/session/session.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { addDays, dateAt, epochMs } from '#core/shared/plain-date.ts'
import type { SessionCall } from '../call/call.ts'
import type { NetworkLocation, NetworkMatch, Situation } from '../network/network.ts'

type Known = Pick<
  LocalizationResponse,
  'responseCode' | 'addressList' | 'sessionInfo' | 'bulkAddressData' | 'offerCount'
>

/** A requested address and its match in the network. */
export type MatchedRequest = { readonly request: LocalizationRequest; readonly match: NetworkMatch }

const NOTHING_KNOWN = { addressList: [], sessionInfo: null, bulkAddressData: null, offerCount: 0 } as const

/** Returns what reaches a place, with the internet plans that its connection is sold (NET-03). */
const serviceabilityAt = (
  { catalog, offersByNetwork }: Brand,
  { situation: { serviceability }, connection }: NetworkLocation,
): Serviceability => {
  if (connection === undefined) return serviceability
  const plans = offersOfRole(offersOfLine(catalog.offers, 'Internet'), 'plan')
  return { ...serviceability, internetPlans: plansOnNetwork(plans, connection, offersByNetwork) }
}

/** Returns how many internet plans a place can have. Only they count: everything else is sold with one. */
const offerCountAt = (
  { catalog: { offers } }: Brand,
  { offers: isSold }: Situation,
  serviceability: Serviceability,
): number =>
  isSold ? offersOfRole(offersOfLine(availableOffers(offers, serviceability), 'Internet'), 'plan').length : 0

const knownOfPlace = (
  brand: Brand,
  location: NetworkLocation,
  { channel, vParam, retailTransId, campaign, customerStatus }: LocalizationRequest,
  status: SessionStatus,
): Known => {
  const { locationId, street, unit, city, state, zip, taxes, situation, utcOffsetMinutes } = location
  const { isBulk, productReady, preWorkReady, newCustomer } = situation
  const serviceability = serviceabilityAt(brand, location)
  const rates = { taxRate: combinedTaxRate(taxes), taxes }
  const technology = location.connection && accessTechnologyOf(location.connection.technology)
  const place = {
    locationId,
    street,
    unit,
    city,
    state,
    zip,
    ...rates,
    ...(technology && { technology }),
  }
  return {
    responseCode: situation.code,
    addressList: [],
    sessionInfo: {
      serviceAddress: { ...place, isBulk, productReady, preWorkReady, serviceability },
      channel,
      newCustomer,
      ...(vParam && { vParam }),
      ...(retailTransId && { retailTransId }),
      ...(campaign && { campaign }),
      ...(customerStatus && { customerStatus }),
      openedOn: dateAt(epochMs(status.expirationTime - status.remainingMs), utcOffsetMinutes),
      status,
    },
    bulkAddressData: situation.building,
    offerCount: offerCountAt(brand, situation, serviceability),
  }
}

const knownOf = (brand: Brand, { request, match }: MatchedRequest, status: SessionStatus): Known => {
  if (match.kind === 'found') return knownOfPlace(brand, match.location, request, status)
  if (match.kind === 'notFound') {
    const nearby = request.returnNearbyMatch ? match.nearby : null
    const addressList = nearby === null ? [] : [nearby]
    return { ...NOTHING_KNOWN, responseCode: responseCodes.addressNotFound, addressList }
  }
  const addressList = match.units.slice(0, MAX_UNIT_OPTIONS)
  return { ...NOTHING_KNOWN, responseCode: responseCodes[match.kind], addressList }
}

/** Returns the part of an answer that the session stores and the shop uses. */
export const responseTo = (
  brand: Brand,
  matched: MatchedRequest,
  status: SessionStatus,
): LocalizationResponse => ({
  sessionId: null,
  providedAddress: matched.request.address,
  ...knownOf(brand, matched, status),
})

/** Returns the same match for a caller who accepts only the requested address in the network's own spelling. */
export const exactMatch = (
  { address }: Pick<LocalizationRequest, 'address'>,
  match: NetworkMatch,
): NetworkMatch => {
  if (match.kind === 'multipleUnits' || match.kind === 'unitNotFound') return { kind: match.kind, units: [] }
  return match.kind === 'found' && isSpelledAs(address, match.location)
    ? match
    : { kind: 'notFound', nearby: null }
}

/** Returns the local date on which a place expects the network; null if it is there already or not planned. */
export const expectedOn = (location: NetworkLocation, now: EpochMs): PlainDate | null => {
  const { readyInDays } = location.situation
  return readyInDays === undefined ? null : addDays(homeDayAt(now, location), readyInDays)
}

const qualifiedInfo = (info: SessionInfo): QualifiedSessionInfo => ({
  affiliateInformation: { id: null },
  ...info,
  installType: installTypeOf(info.serviceAddress),
})

/** Returns the plans of the address, at its prices, if the request asks for them. */
const offersAt = (
  { catalog }: Brand,
  { request }: MatchedRequest,
  response: LocalizationResponse,
): Catalog | null =>
  request.fetchOffers === true && offersSomething(response)
    ? { ...catalog, offers: offersOfRole(offersOfAddress(catalog.offers, response), 'plan') }
    : null

/** Returns what the page of a session's address shows besides its outcome (LOC-30, LOC-32). */
export const qualificationOf = async ({
  engine,
  brand,
  session,
  now,
}: SessionCall): Promise<AddressQualification> => {
  const { localization } = session
  const match = await engine.network.find(localization.providedAddress)
  return {
    expectedOn: match.kind === 'found' ? expectedOn(match.location, now) : null,
    alternatives: alternativesOf(localization, brand),
    addressResponse: { addressCodeMapping: addressCodeMapping(localization) },
  }
}

/** Returns the full answer, by the rules of the core (LOC-27 to LOC-33, LOC-36). */
export const qualified = (
  brand: Brand,
  matched: MatchedRequest,
  response: LocalizationResponse,
  now: EpochMs,
): LocalizationAnswer => {
  const { request, match } = matched
  const isHouse = match.kind === 'found' && match.location.unit === ''
  const expectsUnits = request.isMultipleAptUnit === true && isHouse
  const confidence = confidenceOf({ code: response.responseCode, expectsUnits })
  const heldUntil = validUntil(confidence, now)
  return {
    ...response,
    sessionInfo: response.sessionInfo && qualifiedInfo(response.sessionInfo),
    reasonInfo: reasonInfoOf(response),
    confidence,
    ...(heldUntil !== null && { validUntil: heldUntil }),
    expectedOn: match.kind === 'found' ? expectedOn(match.location, now) : null,
    alternatives: alternativesOf(response, brand),
    phoneNumbers: phoneNumbersFor(response, brand),
    offers: offersAt(brand, matched, response),
    addressResponse: {
      addressCodeMapping: addressCodeMapping(response),
      bulkAddressData: response.bulkAddressData,
    },
  }
}
