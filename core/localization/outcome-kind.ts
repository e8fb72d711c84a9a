import type { AddressSuggestion } from '../address/suggestion.ts'
import type { BulkAddressData, LocalizationResponse } from './localization.ts'

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
 * Result for an address. `via`: a bundle's reason (a retail partner's customer, installed equipment, or url that leads
 * there), or an existing customer's coverage or contract. `hasOffers`: online. `units`: apartments; `nearby`: nearest
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

/** Feature flags: sales to homes unknown to billing, and to blue homes before their network exists. */
export type LocalizationFlags = { readonly sellNotInBiller: boolean; readonly blueFeature: boolean }

/** The flags of a response that names none. */
export const LOCALIZATION_FLAGS: LocalizationFlags = { sellNotInBiller: false, blueFeature: true }

/** Returns the flags of a response, so that every caller decides the outcome that the provider decided (LOC-07). */
export const flagsOf = (response: LocalizationResponse | null): LocalizationFlags => ({
  ...LOCALIZATION_FLAGS,
  sellNotInBiller: response?.sessionInfo?.sellsNotInBiller ?? LOCALIZATION_FLAGS.sellNotInBiller,
})

const shopKinds: readonly OutcomeKind[] = ['serviceable', 'bundle', 'serviceSelection', 'preSale']

/**
 * Checks whether an outcome permits shopping. An existing customer may add services, except in a building under
 * contract. A resident may add services to what a known building includes (LOC-15).
 */
export const canShop = (outcome: Outcome): boolean =>
  shopKinds.includes(outcome.kind) ||
  (outcome.kind === 'existingCustomer' && outcome.via === 'coverage') ||
  (outcome.kind === 'bulkIncluded' && outcome.hasOffers)

/** Checks whether an outcome's page leads to existing offers. Other pages show a telephone number (LOC-15). */
export const leadsToOffers = (outcome: Outcome): boolean =>
  outcome.kind === 'serviceable' || ('hasOffers' in outcome && outcome.hasOffers)
