import type { AddressSuggestion } from '../address/suggestion.ts'
import type { BulkAddressData, LocalizationResponse } from './localization.ts'
import { isBulkCode, responseCodes } from './response-code.ts'

/** Every way an address can end (LOC-02 to LOC-14). */
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

/** What the visitor is told; `via` says why there is a bundle: a retail partner's new customer, equipment in place, or a url that leads there; `units` are the apartments to choose from, `nearby` the closest known address. */
export type Outcome =
  | {
      readonly kind: Exclude<
        OutcomeKind,
        'bundle' | 'unitNotFound' | 'multipleUnits' | 'addressNotFound' | 'bulk' | 'bulkIncluded'
      >
    }
  | { readonly kind: 'bundle'; readonly via: 'retail' | 'ready' | 'mapped' }
  | { readonly kind: 'unitNotFound' | 'multipleUnits'; readonly units: readonly AddressSuggestion[] }
  | { readonly kind: 'addressNotFound'; readonly nearby: AddressSuggestion | null }
  | { readonly kind: 'bulk' | 'bulkIncluded'; readonly building: BulkAddressData | null }

/** Switches of the running store: whether homes missing in billing are sold to, and whether blue homes are before their network is there. */
export type LocalizationFlags = { readonly sellNotInBiller: boolean; readonly blueFeature: boolean }

export const LOCALIZATION_FLAGS: LocalizationFlags = { sellNotInBiller: false, blueFeature: true }

/** What an answer is judged by; `leadsToBundle` says that its mapped url is the bundle's. */
export type Judged = {
  readonly response: LocalizationResponse | null
  readonly flags: LocalizationFlags
  readonly leadsToBundle: boolean
}

/** LOC-02 to LOC-14: the rules that decide an outcome. */
export type OutcomeRule =
  `LOC-${'02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14'}`

/** An outcome and the rule that decided it. */
export type Decided = { readonly rule: OutcomeRule; readonly outcome: Outcome }

/** Outcomes from which the visitor may go on to the offers of the address (LOC-15). */
export const canShop = (kind: OutcomeKind): boolean =>
  kind === 'serviceable' || kind === 'bundle' || kind === 'serviceSelection' || kind === 'preSale'

/** Whether a home stands in a building under contract, by code or by the place itself (LOC-05). */
export const isBulk = ({ responseCode, sessionInfo }: LocalizationResponse): boolean =>
  isBulkCode(responseCode) || sessionInfo?.serviceAddress.isBulk === true

const isReady = ({ sessionInfo }: LocalizationResponse): boolean =>
  sessionInfo?.serviceAddress.productReady === true

const elsewhere = (response: LocalizationResponse): Decided | null => {
  const code = response.responseCode
  if (code === responseCodes.existingCoverage)
    return { rule: 'LOC-03', outcome: { kind: 'existingCustomer' } }
  if (isBulk(response)) return null
  switch (code) {
    case responseCodes.webLead:
    case responseCodes.gisWebload:
      return { rule: 'LOC-10', outcome: { kind: 'webLead' } }
    case responseCodes.commercial:
      return { rule: 'LOC-11', outcome: { kind: 'commercial' } }
    case responseCodes.notServiceable:
      return { rule: 'LOC-11', outcome: { kind: 'notServiceable' } }
    case responseCodes.addressNotFound:
      return { rule: 'LOC-12', outcome: { kind: 'addressNotFound', nearby: response.addressList[0] ?? null } }
    default:
      return null
  }
}

const bundle = (response: LocalizationResponse): Decided | null => {
  const { sessionInfo } = response
  if (sessionInfo?.channel === 'etail' && sessionInfo.newCustomer && response.offerCount > 0)
    return { rule: 'LOC-13', outcome: { kind: 'bundle', via: 'retail' } }
  if (!isReady(response) || isBulk(response)) return null
  return {
    rule: 'LOC-13',
    outcome: response.offerCount > 0 ? { kind: 'bundle', via: 'ready' } : { kind: 'serviceSelection' },
  }
}

const building = (response: LocalizationResponse): Decided | null => {
  if (!isBulk(response)) return null
  if (response.sessionInfo?.newCustomer === false)
    return { rule: 'LOC-05', outcome: { kind: 'existingCustomer' } }
  const kind = isReady(response) ? 'bulkIncluded' : 'bulk'
  return { rule: 'LOC-06', outcome: { kind, building: response.bulkAddressData } }
}

const home = (response: LocalizationResponse): Decided | null => {
  const units = response.addressList
  switch (response.responseCode) {
    case responseCodes.activeLocation:
      return { rule: 'LOC-08', outcome: { kind: 'activeLocation' } }
    case responseCodes.unitNotFound:
      return { rule: 'LOC-09', outcome: { kind: 'unitNotFound', units } }
    case responseCodes.multipleUnits:
      return { rule: 'LOC-09', outcome: { kind: 'multipleUnits', units } }
    default:
      return null
  }
}

const place = (response: LocalizationResponse): Decided => {
  const isReached = response.sessionInfo?.serviceAddress.serviceability.internetAvailable === true
  const kind = isReached && response.offerCount > 0 ? 'serviceable' : 'notServiceable'
  return { rule: 'LOC-14', outcome: { kind } }
}

/**
 * The outcome of an answer and the rule behind it: the first that fits, in the order of the page (LOC-02 to LOC-14). Total: every
 * answer has exactly one outcome, and an answer that can't be sold to is never `serviceable`.
 */
export const decideOutcome = ({ response, flags, leadsToBundle }: Judged): Decided => {
  const code = response?.responseCode
  if (code === responseCodes.gisBluePreSale && flags.blueFeature)
    return { rule: 'LOC-04', outcome: { kind: 'preSale' } }
  if (leadsToBundle) return { rule: 'LOC-04', outcome: { kind: 'bundle', via: 'mapped' } }
  const decided =
    response && (elsewhere(response) ?? bundle(response) ?? building(response) ?? home(response))
  if (decided !== null) return decided
  if (response === null || response.providedAddress.street === '' || response.providedAddress.zip === '')
    return { rule: 'LOC-02', outcome: { kind: 'enterAddress' } }
  if (code === responseCodes.gisGreenNotInBiller && !flags.sellNotInBiller)
    return { rule: 'LOC-07', outcome: { kind: 'addressNotFound', nearby: null } }
  return place(response)
}

/** Where an answered address leads: what `decideOutcome` decides (LOC-02 to LOC-14). */
export const outcomeOf = (
  response: LocalizationResponse | null,
  flags: LocalizationFlags = LOCALIZATION_FLAGS,
): Outcome => decideOutcome({ response, flags, leadsToBundle: false }).outcome
