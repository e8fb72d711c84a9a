import type { LocalizationResponse } from './localization.ts'
import type { OutcomeKind, Outcome, LocalizationFlags } from './outcome-kind.ts'
import { flagsOf } from './outcome-kind.ts'
import { hasOffers, bulkIncluded, decideOutcome } from './decide-outcome.ts'

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
 * Returns an outcome of a kind with a response's data. Null if it permits shopping and the response has no session,
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
