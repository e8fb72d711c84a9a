import type { AddressSuggestion } from '../address/suggestion.ts'
import type { PhoneLine } from '../shared/phone-line.ts'
import type { LocalizationResponse } from './localization.ts'
import type { OutcomeKind } from './outcome.ts'
import { outcomeOf } from './outcome.ts'
import { offersSomething } from './unavailability.ts'
import type { AccessTechnology } from './access-technology.ts'

/** A partner that connects homes outside the network, and its technology. */
export type PartnerTechnology = {
  readonly technology: AccessTechnology
  readonly provider: string
  readonly phone: PhoneLine
}

/** An option where nothing is offered: another address, or a connection sold by a partner over the telephone. */
export type Alternative =
  | { readonly kind: 'address'; readonly address: AddressSuggestion }
  | ({ readonly kind: 'technology' } & PartnerTechnology)

/** Purposes of a telephone number. */
export const phonePurposes = ['sales', 'service'] as const
export type PhonePurpose = (typeof phonePurposes)[number]
export type PurposedPhone = PhoneLine & { readonly purpose: PhonePurpose }

/** Outcomes outside the network, where a partner may connect the home. */
const unreached: readonly OutcomeKind[] = ['notServiceable', 'webLead']

/** Outcomes of existing customers and homes with a line. Service helps them, not sales. */
const served: readonly OutcomeKind[] = ['existingCustomer', 'activeLocation', 'bulkIncluded', 'bulk']

/**
 * Returns the alternatives where nothing is offered: the units or the nearest address of the response, and outside the network the offers of
 * the partners of the brand. Empty where something is offered (LOC-30).
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

/** Returns the telephone numbers of the brand by purpose. The first one fits the response (LOC-31). */
export const phoneNumbersFor = (
  response: LocalizationResponse,
  { phones }: { readonly phones: Readonly<Record<PhonePurpose, PhoneLine>> },
): readonly PurposedPhone[] => {
  const purposes = served.includes(outcomeOf(response).kind) ? phonePurposes.toReversed() : phonePurposes
  return purposes.map((purpose) => ({ purpose, ...phones[purpose] }))
}
