import { MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import { isSpelledAs } from '#core/address/standard-address.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Catalog, Offer } from '#core/catalog/offer.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { alternativesOf, phoneNumbersFor } from '#core/localization/alternatives.ts'
import { availableOffers } from '#core/localization/availability.ts'
import { confidenceOf, validUntil } from '#core/localization/confidence.ts'
import { installTypeOf } from '#core/checkout/install-type.ts'
import type {
  LocalizationAnswer,
  LocalizationAsk,
  QualifiedSessionInfo,
} from '#core/ports/address-answers.ts'
import type { LocalizationResponse, SessionInfo } from '#core/localization/localization.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { offersSomething, reasonInfoOf } from '#core/localization/unavailability.ts'
import { visitAffiliate } from '#core/localization/visit-affiliate.ts'
import { addressCodeMapping } from '#core/routes/address-mapping.ts'
import { wholeTaxRate } from '#core/pricing/tax.ts'
import type { SessionStatus } from '#core/session/session.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { addDays, dateAt } from '#core/shared/plain-date.ts'
import type { NetworkLocation, NetworkMatch } from './network/network.ts'

type Known = Pick<
  LocalizationResponse,
  'responseCode' | 'addressList' | 'sessionInfo' | 'bulkAddressData' | 'offerCount'
>

/** An address that was asked about, and what the network says of it. */
export type Asked = { readonly request: LocalizationAsk; readonly match: NetworkMatch }

const NOTHING_KNOWN = { addressList: [], sessionInfo: null, bulkAddressData: null, offerCount: 0 } as const

const plansAt = (brand: Brand, { situation }: NetworkLocation): readonly Offer[] =>
  offersOfRole(
    situation.offers ? availableOffers(brand.catalog.offers, situation.serviceability) : [],
    'plan',
  )

const knownOfPlace = (
  brand: Brand,
  location: NetworkLocation,
  { channel }: LocalizationAsk,
  status: SessionStatus,
): Known => {
  const { locationId, street, unit, city, state, zip, taxes, situation } = location
  const { isBulk, productReady, preWorkReady, serviceability, newCustomer } = situation
  const rates = { taxRate: wholeTaxRate(taxes), taxes }
  const place = { locationId, street, unit, city, state, zip, ...rates }
  return {
    responseCode: situation.code,
    addressList: [],
    sessionInfo: {
      serviceAddress: { ...place, isBulk, productReady, preWorkReady, serviceability },
      channel,
      newCustomer,
      status,
    },
    bulkAddressData: situation.building,
    // Internet plans: what else is sold comes with one.
    offerCount: offersOfLine(plansAt(brand, location), 'Internet').length,
  }
}

const knownOf = (brand: Brand, { request, match }: Asked, status: SessionStatus): Known => {
  if (match.kind === 'found') return knownOfPlace(brand, match.location, request, status)
  if (match.kind === 'notFound') {
    const nearby = request.returnNearbyMatch ? match.nearby : null
    const addressList = nearby === null ? [] : [nearby]
    return { ...NOTHING_KNOWN, responseCode: responseCodes.addressNotFound, addressList }
  }
  const addressList = match.units.slice(0, MAX_UNIT_OPTIONS)
  return { ...NOTHING_KNOWN, responseCode: responseCodes[match.kind], addressList }
}

/** What the shop goes by: the part of an answer that a session keeps. */
export const responseTo = (brand: Brand, asked: Asked, status: SessionStatus): LocalizationResponse => ({
  sessionId: null,
  providedAddress: asked.request.address,
  ...knownOf(brand, asked, status),
})

/** The same match for who wants no other address than the one that was asked about, as the network spells it. */
export const exactMatch = (
  { address }: Pick<LocalizationAsk, 'address'>,
  match: NetworkMatch,
): NetworkMatch => {
  if (match.kind === 'multipleUnits' || match.kind === 'unitNotFound') return { kind: match.kind, units: [] }
  return match.kind === 'found' && isSpelledAs(address, match.location)
    ? match
    : { kind: 'notFound', nearby: null }
}

/** The day the network is expected at a place it is yet to reach, by the calendar there; null where it is there or never will be. */
export const expectedOn = (
  { situation, utcOffsetMinutes }: NetworkLocation,
  now: EpochMs,
): PlainDate | null =>
  situation.readyInDays === undefined ? null : addDays(dateAt(now, utcOffsetMinutes), situation.readyInDays)

const infoOf = (info: SessionInfo, { channel, vParam }: LocalizationAsk): QualifiedSessionInfo => ({
  ...info,
  installType: installTypeOf(info.serviceAddress),
  affiliateInformation: { id: visitAffiliate(channel, vParam ?? null) },
})

const offersAt = (brand: Brand, { request, match }: Asked, response: LocalizationResponse): Catalog | null =>
  request.fetchOffers === true && match.kind === 'found' && offersSomething(response)
    ? { ...brand.catalog, offers: plansAt(brand, match.location) }
    : null

/** An answer in full, by the rules of the core (LOC-27 to LOC-33, LOC-36). */
export const qualified = (
  brand: Brand,
  asked: Asked,
  response: LocalizationResponse,
  now: EpochMs,
): LocalizationAnswer => {
  const { request, match } = asked
  const isHouse = match.kind === 'found' && match.location.unit === ''
  const expectsUnits = request.isMultipleAptUnit === true && isHouse
  const confidence = confidenceOf({ code: response.responseCode, expectsUnits })
  const heldUntil = validUntil(confidence, now)
  return {
    ...response,
    sessionInfo: response.sessionInfo && infoOf(response.sessionInfo, request),
    reasonInfo: reasonInfoOf(response),
    confidence,
    ...(heldUntil !== null && { validUntil: heldUntil }),
    expectedOn: match.kind === 'found' ? expectedOn(match.location, now) : null,
    alternatives: alternativesOf(response, brand),
    phoneNumbers: phoneNumbersFor(response, brand),
    offers: offersAt(brand, asked, response),
    addressResponse: {
      addressCodeMapping: addressCodeMapping(response),
      bulkAddressData: response.bulkAddressData,
    },
  }
}
