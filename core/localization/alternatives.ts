import type { AddressSuggestion } from '../address/suggestion.ts'
import type { PhoneLine } from '../shared/phone-line.ts'
import type { LocalizationResponse } from './localization.ts'
import type { OutcomeKind } from './outcome-kind.ts'
import { outcomeOf } from './outcome.ts'
import { offersSomething } from './unavailability.ts'
import type { AccessTechnology } from './access-technology.ts'

/** Outcomes of homes that the network does not reach, where a partner may connect the home. */
export const unreachedOutcomes = ['notServiceable', 'webLead', 'preSale'] as const
export type UnreachedOutcome = (typeof unreachedOutcomes)[number]

/** Partner that connects homes without the network. `id`: its name in a path, lower-case letters and hyphens. */
export type PartnerTechnology = {
  readonly id: string
  readonly technology: AccessTechnology
  readonly provider: string
  readonly phone: PhoneLine
}

/** Configured partner: outcomes on whose pages it is offered, and its external page, which stays on the server. */
export type BrandPartner = PartnerTechnology & {
  readonly outcomes: readonly UnreachedOutcome[]
  readonly url: string
}

/** An option where nothing is offered: another address, or a connection sold by a partner. */
export type Alternative =
  | { readonly kind: 'address'; readonly address: AddressSuggestion }
  | ({ readonly kind: 'technology' } & PartnerTechnology)

/** Purposes of a telephone number. */
export const phonePurposes = ['sales', 'service'] as const
export type PhonePurpose = (typeof phonePurposes)[number]
export type PurposedPhone = PhoneLine & { readonly purpose: PhonePurpose }

/** Outcomes of existing customers and homes with a line. Service helps them, not sales. */
const served: readonly OutcomeKind[] = ['existingCustomer', 'activeLocation', 'bulkIncluded', 'bulk']

const offeredBy = ({ id, technology, provider, phone }: BrandPartner): Alternative => ({
  kind: 'technology',
  id,
  technology,
  provider,
  phone,
})

/**
 * Returns the alternatives where nothing is offered: the units or the nearest address of the response, and the partners
 * of the brand for the outcome. Empty where something is offered (LOC-30).
 */
export const alternativesOf = (
  response: LocalizationResponse,
  { partners = [] }: { readonly partners?: readonly BrandPartner[] },
): readonly Alternative[] => {
  if (offersSomething(response)) return []
  const { kind } = outcomeOf(response)
  return [
    ...response.addressList.map((address): Alternative => ({ kind: 'address', address })),
    ...partners.filter(({ outcomes }) => outcomes.some((one) => one === kind)).map(offeredBy),
  ]
}

/** Returns the telephone numbers of the brand by purpose. The first one fits the response (LOC-31). */
export const phoneNumbersFor = (
  response: LocalizationResponse,
  { phones }: { readonly phones: Readonly<Record<PhonePurpose, PhoneLine>> },
): readonly PurposedPhone[] => {
  const purposes = served.includes(outcomeOf(response).kind) ? phonePurposes.toReversed() : phonePurposes
  return purposes.map((purpose) => ({ purpose, ...phones[purpose] }))
}
