import type { taskEither as TE } from 'fp-ts'
import type { AccountNumber, RoutingNumber } from '../bank/bank.ts'
import type { AccountKind } from '../bank/account-kind.ts'
import type { CardExpiry, CardNumber, Cvv } from '../card/card.ts'
import type { NumberedIdentification } from '../risk/identification-type.ts'
import type { ClearIdentification } from '../risk/risk.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** A one-time key of one payment session: two 256-bit keys in base64url. It expires at `expiresAt` or at first use. */
export type PaymentKey = {
  readonly keyId: string
  readonly phaseId: string
  readonly cipherKey: string
  readonly integrityKey: string
  readonly expiresAt: EpochMs
}

/** Card data in clear. The form passes it to the encryption and to nothing else. */
export type ClearCard = {
  readonly number: CardNumber
  readonly cvv: Cvv
  readonly expirationDate: CardExpiry
}

/** Account data in clear. The form passes it to the encryption and to nothing else. */
export type ClearAccount = {
  readonly kind: AccountKind
  readonly routing: RoutingNumber
  readonly number: AccountNumber
}

/** The key of an envelope, and the integrity check over all its fields. */
type Sealed = { readonly integrityCheck: string; readonly keyId: string; readonly phaseId: string }

/** SAFETECH-shaped envelope: format-preserving encryption of card and CVV, integrity check over both and key. */
export type CardEnvelope = Sealed & {
  readonly card: string
  readonly cvv: string
  readonly expirationDate: string
}

/** Routing and account number as one encrypted string of digits. */
export type BankEnvelope = Sealed & { readonly account: string; readonly accountKind: AccountKind }

/** The nine digits of an identification, encrypted. */
export type IdentityEnvelope = Sealed & { readonly number: string; readonly type: NumberedIdentification }

export type CardEncryptionFailure = { readonly _tag: 'CardTooShort' } | { readonly _tag: 'KeyUnusable' }

type Encrypt<Clear, Envelope> = (
  clear: Clear,
  key: PaymentKey,
) => TE.TaskEither<CardEncryptionFailure, Envelope>

/** The buyer's side: encrypts with a one-time key what must not be sent in clear (S26, S28). */
export type CardEncryption = {
  readonly encrypt: Encrypt<ClearCard, CardEnvelope>
  readonly encryptAccount: Encrypt<ClearAccount, BankEnvelope>
  readonly encryptIdentification: Encrypt<ClearIdentification, IdentityEnvelope>
}

export type EnvelopeFailure = { readonly _tag: 'EnvelopeForged' } | { readonly _tag: 'EnvelopeUnreadable' }

type Decrypt<Envelope, Clear> = (envelope: Envelope, key: PaymentKey) => TE.TaskEither<EnvelopeFailure, Clear>

/** The gateway's side of the same scheme. */
export type CardDecryption = {
  readonly decrypt: Decrypt<CardEnvelope, ClearCard>
  readonly decryptAccount: Decrypt<BankEnvelope, ClearAccount>
  readonly decryptIdentification: Decrypt<IdentityEnvelope, ClearIdentification>
}
