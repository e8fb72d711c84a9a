import type { LocalizationResponse } from './localization.ts'
import { isBulkCode, responseCodes } from './response-code.ts'
import type { Outcome, LocalizationFlags } from './outcome-kind.ts'

/** The facts that decide an outcome. `leadsToBundle`: the mapped url is the url of the bundle. */
export type Judged = {
  readonly response: LocalizationResponse | null
  readonly flags: LocalizationFlags
  readonly leadsToBundle: boolean
}

/** LOC-02 to LOC-14: the rules that decide an outcome. */
export type OutcomeRule =
  `LOC-${'02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14'}`

/** An outcome and the rule that decided it. */
export type Decided = readonly [rule: OutcomeRule, outcome: Outcome]

/** Checks whether a home is in a bulk building, by code or by the place itself (LOC-05). */
export const isBulk = ({ responseCode, sessionInfo }: LocalizationResponse): boolean =>
  isBulkCode(responseCode) || sessionInfo?.serviceAddress.isBulk === true

const isReady = ({ sessionInfo }: LocalizationResponse): boolean =>
  sessionInfo?.serviceAddress.productReady === true

export const hasOffers = ({ offerCount }: LocalizationResponse): boolean => offerCount > 0

export const webLead = (response: LocalizationResponse): Decided | null => {
  const { webLead: lead, gisWebload } = responseCodes
  const isLead = response.responseCode === lead || response.responseCode === gisWebload
  return isLead && !isBulk(response) ? ['LOC-10', { kind: 'webLead' }] : null
}

export const retail = (response: LocalizationResponse): Decided | null => {
  const { sessionInfo } = response
  return sessionInfo?.channel === 'etail' && sessionInfo.newCustomer
    ? ['LOC-13', { kind: 'bundle', via: 'retail', hasOffers: hasOffers(response) }]
    : null
}

const elsewhere = (response: LocalizationResponse): Decided | null => {
  const code = response.responseCode
  if (code === responseCodes.existingCoverage)
    return ['LOC-03', { kind: 'existingCustomer', via: 'coverage', hasOffers: hasOffers(response) }]
  if (isBulk(response)) return null
  switch (code) {
    case responseCodes.commercial:
      return ['LOC-11', { kind: 'commercial' }]
    case responseCodes.notServiceable:
      return ['LOC-11', { kind: 'notServiceable' }]
    case responseCodes.addressNotFound:
      return ['LOC-12', { kind: 'addressNotFound', nearby: response.addressList[0] ?? null }]
    default:
      return null
  }
}

/** Checks whether a home without offers sells services in the selection: internet reaches it (LOC-13). */
const isReached = ({ sessionInfo }: LocalizationResponse): boolean =>
  sessionInfo?.serviceAddress.serviceability.internetAvailable === true

export const ready = (response: LocalizationResponse): Decided | null => {
  if (!isReady(response) || isBulk(response)) return null
  return [
    'LOC-13',
    hasOffers(response)
      ? { kind: 'bundle', via: 'ready', hasOffers: true }
      : { kind: 'serviceSelection', hasOffers: isReached(response) },
  ]
}

/** A ready building's home has offers if the building is known: prices depend on its payments (CAT-11). */
export const bulkIncluded = (response: LocalizationResponse): Outcome => {
  const { sessionInfo, bulkAddressData } = response
  const isSold = sessionInfo !== null && bulkAddressData !== null && hasOffers(response)
  return { kind: 'bulkIncluded', building: bulkAddressData, hasOffers: isSold }
}

export const building = (response: LocalizationResponse): Decided | null => {
  if (!isBulk(response)) return null
  if (response.sessionInfo?.newCustomer === false)
    return ['LOC-05', { kind: 'existingCustomer', via: 'building', hasOffers: false }]
  return [
    'LOC-06',
    isReady(response) ? bulkIncluded(response) : { kind: 'bulk', building: response.bulkAddressData },
  ]
}

const home = (response: LocalizationResponse): Decided | null => {
  const units = response.addressList
  switch (response.responseCode) {
    case responseCodes.activeLocation:
      return ['LOC-08', { kind: 'activeLocation' }]
    case responseCodes.unitNotFound:
      return ['LOC-09', { kind: 'unitNotFound', units }]
    case responseCodes.multipleUnits:
      return ['LOC-09', { kind: 'multipleUnits', units }]
    default:
      return null
  }
}

const place = (response: LocalizationResponse): Decided => {
  const kind = isReached(response) && hasOffers(response) ? 'serviceable' : 'notServiceable'
  return ['LOC-14', { kind }]
}

/**
 * Decides a response's outcome and its rule: the first match in the order of the rules page (LOC-02 to LOC-14).
 * Total: every response has exactly one outcome, and a response without a sale is never `serviceable`.
 */
export const decideOutcome = ({ response, flags, leadsToBundle }: Judged): Decided => {
  const code = response?.responseCode
  const offers = { hasOffers: response !== null && hasOffers(response) }
  if (code === responseCodes.gisBluePreSale && flags.blueFeature)
    return ['LOC-04', { kind: 'preSale', ...offers }]
  if (leadsToBundle) return ['LOC-04', { kind: 'bundle', via: 'mapped', ...offers }]
  const decided =
    response &&
    (webLead(response) ??
      retail(response) ??
      elsewhere(response) ??
      ready(response) ??
      building(response) ??
      home(response))
  if (decided !== null) return decided
  if (response === null || response.providedAddress.street === '' || response.providedAddress.zip === '')
    return ['LOC-02', { kind: 'enterAddress' }]
  if (code === responseCodes.gisGreenNotInBiller && !flags.sellNotInBiller)
    return ['LOC-07', { kind: 'addressNotFound', nearby: null }]
  return place(response)
}
