import type { AddressForm } from '../../address/address-form.ts'
import type { Address } from '../../address/address.ts'
import type { AddressSuggestion } from '../../address/suggestion.ts'
import type { AddressEntry, VisitParameters } from '../../localization/address-request.ts'
import type { AddressLookupFailure } from '../../ports/address-lookup.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'

/**
 * The reason why the visitor was sent back to the address form: the session ended, the browser stores no cookie of a
 * session (SES-02), or the checkout has no active offer (CHK-12).
 */
export type LocalizationNotice = 'sessionExpired' | 'cookiesRefused' | 'planMissing'

/**
 * `channel`: of url, else session. `form`: values; `streets`, `units`: suggestions; `address`: in progress. `vParam`,
 * `campaign`, `retailTransId`, `customerStatus`: visit parameters. `source`: a returning visitor's tag. `hasUnits`: the
 * picked street has several homes. `lookupFailure` is why the last look-up of suggestions failed. `isAnswered` says
 * whether the provider has answered for that address; the sale stores the answer.
 */
export type LocalizationContext = VisitParameters &
  AddressEntry & {
    readonly form: AddressForm
    readonly streets: readonly AddressSuggestion[]
    readonly units: readonly AddressSuggestion[]
    readonly lookupFailure: AddressLookupFailure | null
    readonly address: Address | null
    readonly isAnswered: boolean
    readonly failure: OrchestratorFailure | null
    readonly notice: LocalizationNotice | null
  }
