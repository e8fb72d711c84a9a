import type { CardEncryptionFailure } from '../../ports/card-encryption.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'

/** Everything that can stop a checkout; each has its words and its way out. */
export type CheckoutFailure =
  | OrchestratorFailure
  | CardEncryptionFailure
  | { readonly _tag: 'PaymentDeclined' }
  | { readonly _tag: 'WindowGone' }
