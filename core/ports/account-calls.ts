import type { AccountSummary } from '../account/account.ts'
import type { OrderCode } from '../checkout/order-code.ts'
import type { Call } from './orchestrator.failure.ts'
import type { CodePromise } from './order-status-calls.ts'
import type { ChangedShop } from './promotion-calls.ts'

/** The same answer for every account. `maskedEmail` is recognizable for the holder only (ACC-05). */
export type AccountCodePromise = CodePromise & { readonly maskedEmail: string }

/** The proven account, and the cart and the offers with its limits and its balance. */
export type ProvenAccount = ChangedShop & { readonly account: AccountSummary }

/** The calls by which an existing customer proves to hold the account at the address of the session. */
export type AccountCalls = {
  /** Sends a code to the account's e-mail. The answer does not reveal whether it was sent (ACC-04, ACC-05). */
  readonly requestAccountCode: Call<void, AccountCodePromise>
  /** Proves account ownership; uses the code up. Any wrong code gets the same refusal, `NOT_FOUND` (ACC-01). */
  readonly proveAccount: Call<{ readonly code: OrderCode }, ProvenAccount>
}
