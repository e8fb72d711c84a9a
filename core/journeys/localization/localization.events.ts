import type { AddressForm } from '../../address/address-form.ts'
import type { Address } from '../../address/address.ts'
import type { AddressSuggestion } from '../../address/suggestion.ts'
import type { LocalizationResponse } from '../../localization/localization.ts'

export type LocalizationEvent =
  | { readonly type: 'street.typed'; readonly text: string }
  | { readonly type: 'unit.typed'; readonly text: string }
  | { readonly type: 'zip.typed'; readonly text: string }
  | { readonly type: 'street.picked'; readonly suggestion: AddressSuggestion }
  | { readonly type: 'unit.picked'; readonly suggestion: AddressSuggestion }
  /** The form was filled from a query or a draft. */
  | { readonly type: 'form.prefilled'; readonly form: AddressForm }
  | { readonly type: 'address.submitted'; readonly address: Address }
  | { readonly type: 'retry.requested' }
  /** The visitor wants to write another address; what was typed stays. */
  | { readonly type: 'form.reopened' }
  | { readonly type: 'outcome.reopened' }
  | { readonly type: 'session.restored'; readonly answer: LocalizationResponse }
  | { readonly type: 'session.expired' }

/** What the journey tells others: an address was answered (a session may be open now), or the visitor goes on to the offers. */
export type LocalizationEmitted = { readonly type: 'localized'; readonly answer: LocalizationResponse }
