import type { AddressSuggestion } from '../address/suggestion.ts'
import type { PhoneLine } from '../shared/phone-line.ts'
import type { LocalizationResponse } from './localization.ts'
import type { OutcomeKind } from './outcome.ts'
import { outcomeOf } from './outcome.ts'
import { offersSomething } from './unavailability.ts'
import type { AccessTechnology } from './access-technology.ts'

/** Who connects homes that the own network does not reach, and how. */
export type PartnerTechnology = {
  readonly technology: AccessTechnology
  readonly provider: string
  readonly phone: PhoneLine
}

/** What to try instead: another address, or another way to be connected, sold by a partner over the telephone. */
export type Alternative =
  | { readonly kind: 'address'; readonly address: AddressSuggestion }
  | ({ readonly kind: 'technology' } & PartnerTechnology)

/** What a telephone number is for. */
export const phonePurposes = ['sales', 'service'] as const
export type PhonePurpose = (typeof phonePurposes)[number]
export type PurposedPhone = PhoneLine & { readonly purpose: PhonePurpose }

/** Homes that the own network does not reach, and that a partner may. */
const unreached: readonly OutcomeKind[] = ['notServiceable', 'webLead']

/** Homes of people who are customers already, or whose home has a line: service helps them, not sales. */
const served: readonly OutcomeKind[] = ['existingCustomer', 'activeLocation', 'bulkIncluded', 'bulk']

/**
 * What to try where nothing is offered: the units or the nearest address of the answer, and beyond the network what the brand's partners
 * sell. None where something is offered (LOC-30).
 */
export const alternativesOf = (
  response: LocalizationResponse,
  { partners = [] }: { readonly partners?: readonly PartnerTechnology[] },
): readonly Alternative[] => {
  if (offersSomething(response)) return []
  const addresses = response.addressList.map((address) => ({ kind: 'address', address }) as const)
  return unreached.includes(outcomeOf(response).kind)
    ? [...addresses, ...partners.map((partner) => ({ kind: 'technology', ...partner }) as const)]
    : addresses
}

/** The brand's telephone numbers by purpose, first the one that can do something about this answer (LOC-31). */
export const phoneNumbersFor = (
  response: LocalizationResponse,
  { phones }: { readonly phones: Readonly<Record<PhonePurpose, PhoneLine>> },
): readonly PurposedPhone[] => {
  const purposes = served.includes(outcomeOf(response).kind) ? phonePurposes.toReversed() : phonePurposes
  return purposes.map((purpose) => ({ purpose, ...phones[purpose] }))
}
