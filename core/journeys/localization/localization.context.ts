import type { AddressForm } from '../../address/address-form.ts'
import type { Address } from '../../address/address.ts'
import type { AddressSuggestion } from '../../address/suggestion.ts'
import type { AddressLookupFailure } from '../../ports/address-lookup.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { Channel } from '../../session/session.ts'

/** The reason why the visitor was sent back to the address form. */
export type LocalizationNotice = 'sessionExpired'

/**
 * `form` contains the field values, `streets` and `units` their suggestions, and `address` the address being resolved. `vParam` and
 * `campaign` are the marketing parameters of the visit. `lookupFailure` is why the last look-up of suggestions failed. `isAnswered` says whether the provider
 * has answered for that address; the sale stores the answer.
 */
export type LocalizationContext = {
  readonly channel: Channel
  readonly vParam: string | null
  readonly campaign: string | null
  readonly form: AddressForm
  readonly streets: readonly AddressSuggestion[]
  readonly units: readonly AddressSuggestion[]
  readonly lookupFailure: AddressLookupFailure | null
  readonly address: Address | null
  readonly isAnswered: boolean
  readonly failure: OrchestratorFailure | null
  readonly notice: LocalizationNotice | null
}
