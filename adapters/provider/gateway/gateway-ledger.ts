import type { PaymentSummary } from '#core/payment/payment.ts'
import type { PaymentKey } from '#core/ports/card-encryption.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { PaymentToken, ChargeState } from '#core/ports/payment-gateway.ts'
import type { Cents } from '#core/shared/money.ts'

export type Charge = {
  readonly key: string
  readonly token: PaymentToken
  readonly amount: Cents
  readonly state: Exclude<ChargeState, 'unknown'>
}

/** The behaviors of the gateway for a charge: `prompt`, unless a test number has another one. */
export const behaviors = ['prompt', 'silent', 'twice', 'late', 'tooLate'] as const
export type GatewayBehavior = (typeof behaviors)[number]

/** A stored card or account: what may be stored of it, and whether its bank declines it. */
export type LedgerPayment = {
  readonly token: PaymentToken
  readonly summary: PaymentSummary
  readonly declines: boolean
  readonly behavior: GatewayBehavior
  readonly storedAt: EpochMs
}

/** The stored part of a payment key, which opens no envelope. `secretId` names the master secret of the key. */
export type KeyRecord = Pick<PaymentKey, 'keyId' | 'phaseId' | 'expiresAt'> & { readonly secretId: string }

/** The ledger of the embedded gateway. Keys are deleted on use. Of a card or an account only the summary is stored. */
export type GatewayLedger = {
  readonly insertKey: (sessionKey: string, key: KeyRecord) => Promise<void>
  /** Deletes and returns the key; null if this session has no such key or has used it. */
  readonly spendKey: (sessionKey: string, keyId: string) => Promise<KeyRecord | null>
  readonly insertPayment: (payment: LedgerPayment) => Promise<void>
  readonly payment: (token: PaymentToken) => Promise<LedgerPayment | null>
  /** Records a charge unless its key is recorded already. Returns the recorded charge of the key. */
  readonly book: (charge: Charge) => Promise<Charge>
  readonly charge: (key: string) => Promise<Charge | null>
  readonly voidCharge: (key: string) => Promise<Charge | null>
  readonly charges: () => Promise<readonly Charge[]>
}
