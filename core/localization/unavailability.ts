import type { LocalizationResponse } from './localization.ts'
import type { OutcomeKind } from './outcome-kind.ts'
import { outcomeOf } from './outcome.ts'
import { leadsToOffers } from './outcome-kind.ts'

/** Reasons why nothing is offered at an address. */
export const reasonCodes = [
  'addressMissing',
  'addressUnknown',
  'unitMissing',
  'unitUnknown',
  'alreadyCustomer',
  'serviceActive',
  'includedInRent',
  'buildingContract',
  'businessAddress',
  'networkPlanned',
  'interestOnly',
  'outsideNetwork',
  'nothingOnOffer',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** A reason. `messageKey`: a text of the address page's content document (not in the response). */
export type ReasonInfo = { readonly code: ReasonCode; readonly messageKey: MessageKey }
export type MessageKey = `address.reason.${ReasonCode}`

const codeOf: Readonly<Record<OutcomeKind, ReasonCode>> = {
  enterAddress: 'addressMissing',
  addressNotFound: 'addressUnknown',
  multipleUnits: 'unitMissing',
  unitNotFound: 'unitUnknown',
  existingCustomer: 'alreadyCustomer',
  activeLocation: 'serviceActive',
  bulkIncluded: 'includedInRent',
  bulk: 'buildingContract',
  commercial: 'businessAddress',
  preSale: 'networkPlanned',
  webLead: 'interestOnly',
  notServiceable: 'outsideNetwork',
  bundle: 'nothingOnOffer',
  serviceable: 'nothingOnOffer',
  serviceSelection: 'nothingOnOffer',
}

export const messageKeyOf = (code: ReasonCode): MessageKey => `address.reason.${code}`

/** Checks whether a response has offers: its outcome permits shopping and the list is not empty (LOC-15). */
export const offersSomething = (response: LocalizationResponse): boolean => leadsToOffers(outcomeOf(response))

/** Returns the reason why a response offers nothing, by its outcome. Null when it has offers (LOC-29). */
export const reasonInfoOf = (response: LocalizationResponse): ReasonInfo | null => {
  if (offersSomething(response)) return null
  const code = codeOf[outcomeOf(response).kind]
  return { code, messageKey: messageKeyOf(code) }
}
