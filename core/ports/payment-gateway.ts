import type { taskEither as TE } from 'fp-ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { BureauWord } from '../risk/risk.ts'
import type { Branded } from '../shared/branded.ts'
import type { Cents } from '../shared/money.ts'
import type { BankEnvelope, CardEnvelope, IdentityEnvelope, PaymentKey } from './card-encryption.ts'

/** The token that replaces a card or an account once the gateway has stored it. */
export type PaymentToken = Branded<string, 'PaymentToken'>

export type GatewayFailure =
  | { readonly _tag: 'KeyUnknown' }
  | { readonly _tag: 'KeySpent' }
  | { readonly _tag: 'EnvelopeRejected' }
  | { readonly _tag: 'PaymentDeclined' }
  | { readonly _tag: 'GatewayUnavailable' }

export type StoredPayment = { readonly token: PaymentToken; readonly summary: PaymentSummary }

/** `unknown`: the gateway has never seen the key. */
export type ChargeState = 'captured' | 'declined' | 'voided' | 'unknown'

/** External payment system. `key`: the caller's idempotency key; one charge per key, however often requested. */
export type PaymentGateway = {
  readonly openKey: (sessionKey: string) => TE.TaskEither<GatewayFailure, PaymentKey>
  readonly storePayment: (
    sessionKey: string,
    envelope: CardEnvelope | BankEnvelope,
  ) => TE.TaskEither<GatewayFailure, StoredPayment>
  /** Asks the credit bureau about an identification. The number is discarded afterwards. */
  readonly screenIdentity: (
    sessionKey: string,
    envelope: IdentityEnvelope,
  ) => TE.TaskEither<GatewayFailure, Exclude<BureauWord, 'unasked'>>
  readonly capture: (
    key: string,
    token: PaymentToken,
    amount: Cents,
  ) => TE.TaskEither<GatewayFailure, ChargeState>
  readonly chargeState: (key: string) => TE.TaskEither<GatewayFailure, ChargeState>
  readonly voidCharge: (key: string) => TE.TaskEither<GatewayFailure, ChargeState>
}
