import type { AddressForm } from '../../address/address-form.ts'
import type { Address } from '../../address/address.ts'
import type { AddressSuggestion } from '../../address/suggestion.ts'
import type { LocalizationResponse } from '../../localization/localization.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { Channel } from '../../session/session.ts'

/** Why the visitor is back at the address form, when it was not their wish. */
export type LocalizationNotice = 'sessionExpired'

/**
 * `form` is what stands in the fields; `streets` and `units` are the options under them; `address` is the one asked about and `answer`
 * what came back.
 */
export type LocalizationContext = {
  readonly channel: Channel
  readonly form: AddressForm
  readonly streets: readonly AddressSuggestion[]
  readonly units: readonly AddressSuggestion[]
  readonly address: Address | null
  readonly answer: LocalizationResponse | null
  readonly failure: OrchestratorFailure | null
  readonly notice: LocalizationNotice | null
}
