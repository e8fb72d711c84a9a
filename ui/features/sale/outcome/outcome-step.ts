import type { AddressForm } from '#core/address/address-form.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { BrandIdentity, BrandPhone } from '#core/brand/brand.ts'
import type { OpeningHours } from '#core/brand/opening-hours.ts'
import type { Outcome } from '#core/localization/outcome-kind.ts'
import { leadsToOffers } from '#core/localization/outcome-kind.ts'
import { addressSearch } from '#core/routes/localization-link.ts'
import type { ExternalPage } from '#core/routes/external-paths.ts'
import { externalPaths } from '#core/routes/external-paths.ts'

/** The one next step of an outcome: what the visitor can do from here. */
export type OutcomeStep =
  | { readonly kind: 'chooseUnit'; readonly units: readonly AddressSuggestion[] }
  | { readonly kind: 'acceptNearby'; readonly nearby: AddressSuggestion }
  | { readonly kind: 'seeOffers' }
  | { readonly kind: 'call'; readonly phone: BrandPhone; readonly hours?: OpeningHours }
  | { readonly kind: 'leave'; readonly href: string; readonly host: string }
  | { readonly kind: 'rewrite' }

/** Returns the address form for a suggestion. */
export const formOfSuggestion = ({ streetLine, secondary, zip }: AddressSuggestion): AddressForm => ({
  street: streetLine,
  unit: secondary,
  zip,
})

/** Leaves through the store's path, redirected to the brand's host; only a web lead passes the address (S20). */
const leave = (page: ExternalPage, query: string, brand: BrandIdentity): OutcomeStep => ({
  kind: 'leave',
  href: `${externalPaths[page]}${query}`,
  host: new URL(brand.links[page]).host,
})

/** Returns exactly one next step for every outcome of an address. */
export const stepOfOutcome = (outcome: Outcome, address: AddressForm, brand: BrandIdentity): OutcomeStep => {
  if (leadsToOffers(outcome)) return { kind: 'seeOffers' }
  switch (outcome.kind) {
    case 'unitNotFound':
    case 'multipleUnits':
      return outcome.units.length === 0 ? { kind: 'rewrite' } : { kind: 'chooseUnit', units: outcome.units }
    case 'addressNotFound':
      return outcome.nearby === null ? { kind: 'rewrite' } : { kind: 'acceptNearby', nearby: outcome.nearby }
    case 'bulkIncluded':
      return { kind: 'call', phone: brand.phones.service }
    // Without offers these outcomes lead to the phone number: there is nothing to choose online.
    case 'bundle':
    case 'preSale':
    case 'serviceSelection':
    case 'bulk':
    case 'activeLocation':
      return { kind: 'call', phone: brand.phones.sales }
    case 'commercial':
      return { kind: 'call', ...brand.business }
    case 'existingCustomer':
      return leave('existingCustomer', '', brand)
    case 'webLead':
      return leave('webLead', addressSearch(address), brand)
    default:
      return { kind: 'rewrite' }
  }
}
