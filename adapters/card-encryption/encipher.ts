import { either as E } from 'fp-ts'
import type {
  CardEncryption,
  CardEncryptionFailure,
  CardEnvelope,
  ClearCard,
  PaymentKey,
} from '#core/ports/card-encryption.ts'
import { toBase64url } from './base64url.ts'
import { cipherDigits, integrityTag, isEncipherable } from './envelope.ts'
import { withKeyBytes, type KeyBytes } from './key-bytes.ts'

const seal = (clear: ClearCard, { keyId, phaseId }: PaymentKey, bytes: KeyBytes): CardEnvelope => {
  const digits = cipherDigits('encrypt', { card: clear.number, cvv: clear.cvv }, bytes.cipher)
  const sealed = { ...digits, keyId, phaseId, expirationDate: clear.expirationDate }
  return { ...sealed, integrityCheck: toBase64url(integrityTag(sealed, bytes.integrity)) }
}

const encipher = (clear: ClearCard, key: PaymentKey): E.Either<CardEncryptionFailure, CardEnvelope> => {
  if (!isEncipherable({ card: clear.number, cvv: clear.cvv })) return E.left({ _tag: 'CardTooShort' })
  return E.fromNullable<CardEncryptionFailure>({ _tag: 'KeyUnusable' })(
    withKeyBytes(key, (bytes) => seal(clear, key, bytes)),
  )
}

/**
 * The buyer's side of the SAFETECH scheme (S26). Fails with `CardTooShort` when fewer than six digits would be hidden or the
 * lengths are no card's, and with `KeyUnusable` for a malformed key. Whether a key has expired is for the gateway to say: the
 * buyer's clock may be wrong.
 */
export const createCardEncryption = (): CardEncryption => ({
  encipher: (clear, key) => () => Promise.resolve(encipher(clear, key)),
})
