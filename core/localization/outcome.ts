import type { AddressSuggestion } from '../address/suggestion.ts'
import type { BulkAddressData, LocalizationResponse } from './localization.ts'
import { isBulkCode, responseCodes } from './response-code.ts'

/** Every way an address can end, in the order the rules decide (LOC-02 to LOC-14). */
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

/** What the visitor is told; `via` says why there is a bundle: a retail partner's new customer, or equipment in place; `units` are the apartments to choose from, `nearby` the closest known address. */
export type Outcome =
  | {
      readonly kind: Exclude<
        OutcomeKind,
        'bundle' | 'unitNotFound' | 'multipleUnits' | 'addressNotFound' | 'bulk' | 'bulkIncluded'
      >
    }
  | { readonly kind: 'bundle'; readonly via: 'retail' | 'ready' }
  | { readonly kind: 'unitNotFound' | 'multipleUnits'; readonly units: readonly AddressSuggestion[] }
  | { readonly kind: 'addressNotFound'; readonly nearby: AddressSuggestion | null }
  | { readonly kind: 'bulk' | 'bulkIncluded'; readonly building: BulkAddressData | null }

/** Switches of the running store that change where an address leads. */
export type LocalizationFlags = { readonly sellNotInBiller: boolean }

export const LOCALIZATION_FLAGS: LocalizationFlags = { sellNotInBiller: false }

/** Outcomes from which the visitor may go on to the offers of the address (LOC-15). */
export const canShop = (kind: OutcomeKind): boolean =>
  kind === 'serviceable' || kind === 'bundle' || kind === 'serviceSelection' || kind === 'preSale'

const outcomeOfBuilding = (response: LocalizationResponse): Outcome => {
  const isNew = response.sessionInfo?.newCustomer ?? true
  if (!isNew) return { kind: 'existingCustomer' }
  const isReady = response.sessionInfo?.serviceAddress.productReady ?? false
  return { kind: isReady ? 'bulkIncluded' : 'bulk', building: response.bulkAddressData }
}

const outcomeOfCode = (response: LocalizationResponse): Outcome | null => {
  switch (response.responseCode) {
    case responseCodes.activeLocation:
      return { kind: 'activeLocation' }
    case responseCodes.unitNotFound:
      return { kind: 'unitNotFound', units: response.addressList }
    case responseCodes.multipleUnits:
      return { kind: 'multipleUnits', units: response.addressList }
    case responseCodes.webLead:
    case responseCodes.gisWebload:
      return { kind: 'webLead' }
    case responseCodes.commercial:
      return { kind: 'commercial' }
    case responseCodes.notServiceable:
      return { kind: 'notServiceable' }
    case responseCodes.addressNotFound:
      return { kind: 'addressNotFound', nearby: response.addressList[0] ?? null }
    default:
      return null
  }
}

const outcomeOfPlace = (response: LocalizationResponse): Outcome => {
  const info = response.sessionInfo
  const canBuy = info !== null && info.serviceAddress.serviceability.internetAvailable
  if (info?.channel === 'etail' && info.newCustomer && response.offerCount > 0)
    return { kind: 'bundle', via: 'retail' }
  if (info?.serviceAddress.productReady === true)
    return response.offerCount > 0 ? { kind: 'bundle', via: 'ready' } : { kind: 'serviceSelection' }
  return { kind: canBuy && response.offerCount > 0 ? 'serviceable' : 'notServiceable' }
}

/**
 * Where an answered address leads (LOC-02 to LOC-14). Total: every answer has exactly one outcome, and an answer that can't be
 * sold to is never `serviceable`.
 */
export const outcomeOf = (
  response: LocalizationResponse | null,
  flags: LocalizationFlags = LOCALIZATION_FLAGS,
): Outcome => {
  if (response === null) return { kind: 'enterAddress' }
  const { responseCode } = response
  if (responseCode === responseCodes.existingCoverage) return { kind: 'existingCustomer' }
  if (responseCode === responseCodes.gisBluePreSale) return { kind: 'preSale' }
  if (isBulkCode(responseCode) || response.sessionInfo?.serviceAddress.isBulk === true)
    return outcomeOfBuilding(response)
  if (responseCode === responseCodes.gisGreenNotInBiller && !flags.sellNotInBiller)
    return { kind: 'addressNotFound', nearby: null }
  return outcomeOfCode(response) ?? outcomeOfPlace(response)
}
