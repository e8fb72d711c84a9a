import type { AddressForm } from '../../address/address-form.ts'
import type { Address } from '../../address/address.ts'
import type { AddressSuggestion } from '../../address/suggestion.ts'
import type { AddressAnswer } from '../../localization/address-answer.ts'
import type { RETURN_USER_SOURCE } from '../../localization/localization.ts'
import type { LocalizationNotice } from './localization.context.ts'

export type LocalizationEvent =
  | { readonly type: 'street.typed'; readonly text: string }
  | { readonly type: 'unit.typed'; readonly text: string }
  /** The visitor has paused after typing in the street field (ADR-10). */
  | { readonly type: 'street.paused' }
  | { readonly type: 'zip.typed'; readonly text: string }
  | { readonly type: 'street.picked'; readonly suggestion: AddressSuggestion }
  | { readonly type: 'unit.picked'; readonly suggestion: AddressSuggestion }
  /** The form was filled from a query or a draft. */
  | { readonly type: 'form.prefilled'; readonly form: AddressForm }
  /** `source` tags the stored address of a returning visitor (LOC-21). */
  | {
      readonly type: 'address.submitted'
      readonly address: Address
      readonly source?: typeof RETURN_USER_SOURCE | undefined
    }
  | { readonly type: 'retry.requested' }
  /** The visitor reopens the form, or is sent back to it. Its field values stay. */
  | { readonly type: 'form.reopened'; readonly notice?: LocalizationNotice | null }
  | { readonly type: 'outcome.reopened' }
  | { readonly type: 'session.restored'; readonly answer: AddressAnswer }
  /** `isUnused`: no call has used the session since its address was answered, so the browser has no cookie of it. */
  | { readonly type: 'session.expired'; readonly isUnused?: boolean }
  /** The sale starts anew (LOC-24). */
  | { readonly type: 'session.reset' }

/**
 * The events the journey emits: the lookup of an address started, which invalidates any earlier answer, with whether it
 * is the stored address of a returning visitor; and its answer, which may open a session.
 */
export type LocalizationEmitted =
  | { readonly type: 'resolution.started'; readonly isReturn: boolean }
  | { readonly type: 'localized'; readonly answer: AddressAnswer }
