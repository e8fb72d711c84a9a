import type { CardEncryptionFailure } from '../../ports/card-encryption.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'

/** Every failure that can stop a checkout. Each one has its own text and recovery action. */
export type CheckoutFailure =
  | OrchestratorFailure
  | CardEncryptionFailure
  | { readonly _tag: 'PaymentDeclined' }
  | { readonly _tag: 'WindowGone' }
