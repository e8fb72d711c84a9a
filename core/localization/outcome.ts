import type { AddressSuggestion } from '../address/suggestion.ts'
import type { BulkAddressData, LocalizationResponse } from './localization.ts'
import { isBulkCode, responseCodes } from './response-code.ts'

/** All outcomes of an address (LOC-02 to LOC-14). */
export const outcomeKinds = [
  'enterAddress',
  'existingCustomer',
  'preSale',
  'bundle',
  'bulkIncluded',
  'bulk',
  'serviceSelection',
  'activeLocation',
  'unitNotFound',
  'multipleUnits',
  'webLead',
  'commercial',
  'notServiceable',
  'addressNotFound',
  'serviceable',
] as const

export type OutcomeKind = (typeof outcomeKinds)[number]

/**
 * The result for an address. `via` is the reason for a bundle: a new customer of a retail partner, installed equipment, or a url that leads
 * there; for an existing customer it is the coverage of the address, or a building under contract. `hasOffers` states whether something can be bought online. `units` are the apartments to choose from, `nearby` is the nearest known
 * address.
 */
export type Outcome =
  | {
      readonly kind: Exclude<
        OutcomeKind,
        | 'existingCustomer'
        | 'bundle'
        | 'preSale'
        | 'unitNotFound'
        | 'multipleUnits'
        | 'addressNotFound'
        | 'bulk'
        | 'bulkIncluded'
        | 'serviceSelection'
      >
    }
  | {
      readonly kind: 'existingCustomer'
      readonly via: 'coverage' | 'building'
      readonly hasOffers: boolean
    }
  | { readonly kind: 'bundle'; readonly via: 'retail' | 'ready' | 'mapped'; readonly hasOffers: boolean }
  | { readonly kind: 'preSale' | 'serviceSelection'; readonly hasOffers: boolean }
  | { readonly kind: 'unitNotFound' | 'multipleUnits'; readonly units: readonly AddressSuggestion[] }
  | { readonly kind: 'addressNotFound'; readonly nearby: AddressSuggestion | null }
  | { readonly kind: 'bulk'; readonly building: BulkAddressData | null }
  | { readonly kind: 'bulkIncluded'; readonly building: BulkAddressData | null; readonly hasOffers: boolean }

/** Feature flags: whether homes unknown to billing can buy, and whether blue homes can buy before their network exists. */
export type LocalizationFlags = { readonly sellNotInBiller: boolean; readonly blueFeature: boolean }

/** The flags of a response that names none. */
export const LOCALIZATION_FLAGS: LocalizationFlags = { sellNotInBiller: false, blueFeature: true }

/** Returns the flags of a response, so that every caller decides the outcome that the provider decided (LOC-07). */
export const flagsOf = (response: LocalizationResponse | null): LocalizationFlags => ({
  ...LOCALIZATION_FLAGS,
  sellNotInBiller: response?.sessionInfo?.sellsNotInBiller ?? LOCALIZATION_FLAGS.sellNotInBiller,
})

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

const shopKinds: readonly OutcomeKind[] = ['serviceable', 'bundle', 'serviceSelection', 'preSale']

/**
 * Checks whether an outcome permits shopping. An existing customer may add services, except in a building under contract. A resident may add
 * services to what a known building includes (LOC-15).
 */
export const canShop = (outcome: Outcome): boolean =>
  shopKinds.includes(outcome.kind) ||
  (outcome.kind === 'existingCustomer' && outcome.via === 'coverage') ||
  (outcome.kind === 'bulkIncluded' && outcome.hasOffers)

/** Checks whether the page of an outcome leads to offers, because there are some. Other pages show a telephone number (LOC-15). */
export const leadsToOffers = (outcome: Outcome): boolean =>
  outcome.kind === 'serviceable' || ('hasOffers' in outcome && outcome.hasOffers)

/** Checks whether a home is in a bulk building, by code or by the place itself (LOC-05). */
export const isBulk = ({ responseCode, sessionInfo }: LocalizationResponse): boolean =>
  isBulkCode(responseCode) || sessionInfo?.serviceAddress.isBulk === true

const isReady = ({ sessionInfo }: LocalizationResponse): boolean =>
  sessionInfo?.serviceAddress.productReady === true

const hasOffers = ({ offerCount }: LocalizationResponse): boolean => offerCount > 0

const webLead = (response: LocalizationResponse): Decided | null => {
  const { webLead: lead, gisWebload } = responseCodes
  const isLead = response.responseCode === lead || response.responseCode === gisWebload
  return isLead && !isBulk(response) ? ['LOC-10', { kind: 'webLead' }] : null
}

const retail = (response: LocalizationResponse): Decided | null => {
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

/** Checks whether a home sells its services in the selection, where the answer has no offers: internet reaches it (LOC-13). */
const isReached = ({ sessionInfo }: LocalizationResponse): boolean =>
  sessionInfo?.serviceAddress.serviceability.internetAvailable === true

const ready = (response: LocalizationResponse): Decided | null => {
  if (!isReady(response) || isBulk(response)) return null
  return [
    'LOC-13',
    hasOffers(response)
      ? { kind: 'bundle', via: 'ready', hasOffers: true }
      : { kind: 'serviceSelection', hasOffers: isReached(response) },
  ]
}

/** A home of a ready building has offers when the building is known, because its prices depend on what the building pays (CAT-11). */
const bulkIncluded = (response: LocalizationResponse): Outcome => {
  const { sessionInfo, bulkAddressData } = response
  const isSold = sessionInfo !== null && bulkAddressData !== null && hasOffers(response)
  return { kind: 'bulkIncluded', building: bulkAddressData, hasOffers: isSold }
}

const building = (response: LocalizationResponse): Decided | null => {
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
 * Decides the outcome of a response and the rule behind it: the first rule that matches, in the order of the rules page (LOC-02 to LOC-14).
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

/** Returns the outcome of a response, without the rule (LOC-02 to LOC-14). */
export const outcomeOf = (
  response: LocalizationResponse | null,
  flags: LocalizationFlags = flagsOf(response),
): Outcome => decideOutcome({ response, flags, leadsToBundle: false })[1]

const sellsInSelection = (response: LocalizationResponse): boolean => {
  const outcome = outcomeOf(response)
  return outcome.kind === 'serviceSelection' && outcome.hasOffers
}

/**
 * Returns the outcome of a given kind with the data of a response. Null for an outcome that permits shopping when the response has no session,
 * or no offers where its page leads to them. A home of the service selection has offers (LOC-17, RTE-03).
 */
export const outcomeOfKind = (kind: OutcomeKind, response: LocalizationResponse): Outcome | null => {
  const isOpen = response.sessionInfo !== null
  const offers = { hasOffers: isOpen && hasOffers(response) }
  const units = response.addressList
  switch (kind) {
    case 'serviceable':
      return offers.hasOffers || sellsInSelection(response) ? { kind } : null
    case 'serviceSelection':
      return isOpen ? { kind, hasOffers: offers.hasOffers || sellsInSelection(response) } : null
    case 'bundle':
      return isOpen ? { kind, via: 'mapped', ...offers } : null
    case 'preSale':
      return isOpen ? { kind, ...offers } : null
    case 'existingCustomer':
      return { kind, via: 'coverage', ...offers }
    case 'unitNotFound':
    case 'multipleUnits':
      return { kind, units }
    case 'addressNotFound':
      return { kind, nearby: units[0] ?? null }
    case 'bulk':
      return { kind, building: response.bulkAddressData }
    case 'bulkIncluded':
      return bulkIncluded(response)
    default:
      return { kind }
  }
}
