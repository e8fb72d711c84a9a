import type { taskEither as TE } from 'fp-ts'
import type { AccountKind, AccountNumber, RoutingNumber } from '../bank/bank.ts'
import type { CardExpiry, CardNumber, Cvv } from '../card/card.ts'
import type { NumberedIdentification } from '../risk/identification-type.ts'
import type { ClearIdentification } from '../risk/risk.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** A one-time key of one payment session: two keys of 256 bit, base64url, that die at `expiresAt` or at first use. */
export type PaymentKey = {
  readonly keyId: string
  readonly phaseId: string
  readonly cipherKey: string
  readonly integrityKey: string
  readonly expiresAt: EpochMs
}

/** Card data in clear: passes from the form to the cipher and nowhere else. */
export type ClearCard = {
  readonly number: CardNumber
  readonly cvv: Cvv
  readonly expirationDate: CardExpiry
}

/** An account in clear: passes from the form to the cipher and nowhere else. */
export type ClearAccount = {
  readonly kind: AccountKind
  readonly routing: RoutingNumber
  readonly number: AccountNumber
}

/** The key an envelope was sealed with, and the check over all it says. */
type Sealed = { readonly integrityCheck: string; readonly keyId: string; readonly phaseId: string }

/** SAFETECH-shaped: card and cvv enciphered in their own format, with an integrity check over both and the key's identity. */
export type CardEnvelope = Sealed & {
  readonly card: string
  readonly cvv: string
  readonly expirationDate: string
}

/** Routing and account number as one string of digits, enciphered as such. */
export type BankEnvelope = Sealed & { readonly account: string; readonly accountKind: AccountKind }

/** The nine digits of an identification, enciphered as such. */
export type IdentityEnvelope = Sealed & { readonly number: string; readonly type: NumberedIdentification }

export type CardEncryptionFailure = { readonly _tag: 'CardTooShort' } | { readonly _tag: 'KeyUnusable' }

type Encipher<Clear, Envelope> = (
  clear: Clear,
  key: PaymentKey,
) => TE.TaskEither<CardEncryptionFailure, Envelope>

/** The buyer's side of the cipher: what a buyer must not send in clear is sealed with a one-time key (S26, S28). */
export type CardEncryption = {
  readonly encipher: Encipher<ClearCard, CardEnvelope>
  readonly encipherAccount: Encipher<ClearAccount, BankEnvelope>
  readonly encipherIdentification: Encipher<ClearIdentification, IdentityEnvelope>
}

export type EnvelopeFailure = { readonly _tag: 'EnvelopeForged' } | { readonly _tag: 'EnvelopeUnreadable' }

type Decipher<Envelope, Clear> = (
  envelope: Envelope,
  key: PaymentKey,
) => TE.TaskEither<EnvelopeFailure, Clear>

/** The gateway's side of the same scheme. */
export type CardDecryption = {
  readonly decipher: Decipher<CardEnvelope, ClearCard>
  readonly decipherAccount: Decipher<BankEnvelope, ClearAccount>
  readonly decipherIdentification: Decipher<IdentityEnvelope, ClearIdentification>
}
