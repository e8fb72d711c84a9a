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

/** How the gateway behaves when it is asked to charge a way to pay: as it should, unless its test number says otherwise. */
export const conducts = ['prompt', 'silent', 'twice', 'late', 'tooLate'] as const
export type Conduct = (typeof conducts)[number]

/** A card or an account as the gateway keeps it: what may be kept of it, and whether its bank will decline. */
export type LedgerPayment = {
  readonly token: PaymentToken
  readonly summary: PaymentSummary
  readonly declines: boolean
  readonly conduct: Conduct
  readonly storedAt: EpochMs
}

/** What is stored of a payment key: nothing that opens an envelope. `secretId` names the master secret it is derived from. */
export type KeyRecord = Pick<PaymentKey, 'keyId' | 'phaseId' | 'expiresAt'> & { readonly secretId: string }

/** The books of the embedded gateway. Keys are wiped when spent; of a card or an account only its summary is kept. */
export type GatewayLedger = {
  readonly insertKey: (sessionKey: string, key: KeyRecord) => Promise<void>
  /** Takes the key out for good; null when this session has no such key (or it was spent). */
  readonly spendKey: (sessionKey: string, keyId: string) => Promise<KeyRecord | null>
  readonly insertPayment: (payment: LedgerPayment) => Promise<void>
  readonly payment: (token: PaymentToken) => Promise<LedgerPayment | null>
  /** Books a charge unless its key is booked; answers with what stands in the books for the key. */
  readonly book: (charge: Charge) => Promise<Charge>
  readonly charge: (key: string) => Promise<Charge | null>
  readonly voidCharge: (key: string) => Promise<Charge | null>
  readonly charges: () => Promise<readonly Charge[]>
}
