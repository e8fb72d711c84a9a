import type { CardSummary } from '#core/card/card.ts'
import type { PaymentKey } from '#core/ports/card-encryption.ts'
import type { CardToken, ChargeState } from '#core/ports/payment-gateway.ts'
import type { Cents } from '#core/shared/money.ts'

export type Charge = {
  readonly key: string
  readonly token: CardToken
  readonly amount: Cents
  readonly state: Exclude<ChargeState, 'unknown'>
}

/** A card as the gateway keeps it: what may be kept of it, and whether its bank will decline. */
export type LedgerCard = {
  readonly token: CardToken
  readonly summary: CardSummary
  readonly declines: boolean
}

/** The books of the embedded gateway. Keys are wiped when spent; of a card only its summary is kept. */
export type GatewayLedger = {
  readonly insertKey: (sessionKey: string, key: PaymentKey) => Promise<void>
  /** Takes the key out for good; null when this session has no such key (or it was spent). */
  readonly spendKey: (sessionKey: string, keyId: string) => Promise<PaymentKey | null>
  readonly insertCard: (card: LedgerCard) => Promise<void>
  readonly card: (token: CardToken) => Promise<LedgerCard | null>
  /** Books a charge unless its key is booked; answers with what stands in the books for the key. */
  readonly book: (charge: Charge) => Promise<Charge>
  readonly charge: (key: string) => Promise<Charge | null>
  readonly voidCharge: (key: string) => Promise<Charge | null>
  readonly charges: () => Promise<readonly Charge[]>
}
