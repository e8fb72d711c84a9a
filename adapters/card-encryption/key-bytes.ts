import type { PaymentKey } from '#core/ports/card-encryption.ts'
import { fromBase64url } from './base64url.ts'

const KEY_BYTES = 32

/** The two AES-256 keys of a payment key, in memory only while they are used. */
export type KeyBytes = { readonly cipher: Uint8Array; readonly integrity: Uint8Array }

/** Passes the key bytes to `work`, then wipes them. Returns null for a malformed key or one with two equal halves. */
export const withKeyBytes = <A>(key: PaymentKey, work: (bytes: KeyBytes) => A): A | null => {
  const cipher = fromBase64url(key.cipherKey, KEY_BYTES)
  const integrity = fromBase64url(key.integrityKey, KEY_BYTES)
  const isNamed = key.keyId !== '' && key.phaseId !== ''
  try {
    return cipher === null || integrity === null || !isNamed || key.cipherKey === key.integrityKey
      ? null
      : work({ cipher, integrity })
  } finally {
    cipher?.fill(0)
    integrity?.fill(0)
  }
}
