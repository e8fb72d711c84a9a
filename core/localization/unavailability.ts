import type { LocalizationResponse } from './localization.ts'
import type { OutcomeKind } from './outcome.ts'
import { leadsToOffers, outcomeOf } from './outcome.ts'

/** Why nothing is offered at an address. */
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

/** `messageKey` names the words in the content document of the address page; they are no part of the answer. */
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

/** Whether an answer has something to sell: its outcome leads on to offers, and there are some (LOC-15). */
export const offersSomething = (response: LocalizationResponse): boolean => leadsToOffers(outcomeOf(response))

/** Why an answer offers nothing, by its outcome; null where it offers something, and only there (LOC-29). */
export const reasonInfoOf = (response: LocalizationResponse): ReasonInfo | null => {
  if (offersSomething(response)) return null
  const code = codeOf[outcomeOf(response).kind]
  return { code, messageKey: messageKeyOf(code) }
}
