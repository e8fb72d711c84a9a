import type { taskEither as TE } from 'fp-ts'
import type { CardExpiry, CardNumber, Cvv } from '../card/card.ts'
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

/** SAFETECH-shaped: card and cvv enciphered in their own format, with an integrity check over both and the key's identity. */
export type CardEnvelope = {
  readonly card: string
  readonly cvv: string
  readonly integrityCheck: string
  readonly keyId: string
  readonly phaseId: string
  readonly expirationDate: string
}

export type CardEncryptionFailure = { readonly _tag: 'CardTooShort' } | { readonly _tag: 'KeyUnusable' }

export type CardEncryption = {
  readonly encipher: (card: ClearCard, key: PaymentKey) => TE.TaskEither<CardEncryptionFailure, CardEnvelope>
}

export type EnvelopeFailure = { readonly _tag: 'EnvelopeForged' } | { readonly _tag: 'EnvelopeUnreadable' }

/** The gateway's side of the same scheme. */
export type CardDecryption = {
  readonly decipher: (envelope: CardEnvelope, key: PaymentKey) => TE.TaskEither<EnvelopeFailure, ClearCard>
}
