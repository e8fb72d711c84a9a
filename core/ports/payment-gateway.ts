import type { taskEither as TE } from 'fp-ts'
import type { CardSummary } from '../card/card.ts'
import type { Branded } from '../shared/branded.ts'
import type { Cents } from '../shared/money.ts'
import type { CardEnvelope, PaymentKey } from './card-encryption.ts'

/** What stands for a card after the gateway has taken it. */
export type CardToken = Branded<string, 'CardToken'>

export type GatewayFailure =
  | { readonly _tag: 'KeyUnknown' }
  | { readonly _tag: 'KeySpent' }
  | { readonly _tag: 'EnvelopeRejected' }
  | { readonly _tag: 'CardDeclined' }
  | { readonly _tag: 'GatewayUnavailable' }

export type StoredCard = { readonly token: CardToken; readonly summary: CardSummary }

/** `unknown`: the gateway has never seen the key. */
export type ChargeState = 'captured' | 'declined' | 'voided' | 'unknown'

/** The outside system that takes money. `key` is the caller's idempotency key: one key is one charge, however often it is asked. */
export type PaymentGateway = {
  readonly openKey: (sessionKey: string) => TE.TaskEither<GatewayFailure, PaymentKey>
  readonly storeCard: (
    sessionKey: string,
    envelope: CardEnvelope,
  ) => TE.TaskEither<GatewayFailure, StoredCard>
  readonly capture: (
    key: string,
    token: CardToken,
    amount: Cents,
  ) => TE.TaskEither<GatewayFailure, ChargeState>
  readonly chargeState: (key: string) => TE.TaskEither<GatewayFailure, ChargeState>
  readonly voidCharge: (key: string) => TE.TaskEither<GatewayFailure, ChargeState>
}
