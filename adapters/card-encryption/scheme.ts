import { cmac } from '@noble/ciphers/aes.js'
import { FF1 } from '@noble/ciphers/ff1.js'
import type { either as E } from 'fp-ts'
import type { PaymentKey } from '#core/ports/card-encryption.ts'
import { toBase64url } from './base64url.ts'
import type { KeyBytes } from './key-bytes.ts'

const RADIX = 10

/** Fewest digits to encrypt: FF1 is only safe over a million values or more (NIST SP 800-38G rev. 1). */
export const MIN_HIDDEN = 6

/** Runs FF1 with radix 10 over a string of digits, and wipes its working lists (S26). */
export const cipherDigits = (
  direction: 'encrypt' | 'decrypt',
  digits: string,
  tweak: string,
  key: Uint8Array,
): string => {
  const hidden = Array.from(digits, Number)
  const result = FF1(RADIX, key, new TextEncoder().encode(tweak))[direction](hidden)
  const text = result.join('')
  hidden.fill(0)
  result.fill(0)
  return text
}

/** Encodes each field after its length in bytes (32 bit, big endian), so that different lists give different bytes. */
const encodeFields = (fields: readonly string[]): Uint8Array => {
  const encoded = fields.map((field) => new TextEncoder().encode(field))
  const message = new Uint8Array(encoded.reduce((size, bytes) => size + 4 + bytes.length, 0))
  encoded.reduce((offset, bytes) => {
    new DataView(message.buffer).setUint32(offset, bytes.length)
    message.set(bytes, offset + 4)
    return offset + 4 + bytes.length
  }, 0)
  return message
}

/**
 * Computes AES-256-CMAC over the fields of an envelope, without its integrity check. The key binds the payment session:
 * it is created for one session, whose id and phase are among the fields (S26).
 */
export const integrityTag = (fields: readonly string[], key: Uint8Array): Uint8Array =>
  cmac(encodeFields(fields), key)

/**
 * How one kind of secret is encoded in its envelope; encryption and decryption both use it. The fields begin with a
 * label that is unique to the scheme, so an envelope of one kind never passes as another.
 */
export type Scheme<Clear, Body> = {
  /** Returns the body of the envelope; null for invalid digits or too few to hide. */
  readonly seal: (clear: Clear, names: KeyNames, key: Uint8Array) => Body | null
  readonly fields: (body: Body) => readonly string[]
  readonly open: (body: Body, key: Uint8Array) => E.Either<unknown, Clear>
}

export type KeyNames = Pick<PaymentKey, 'keyId' | 'phaseId'>

/** Adds the integrity check to an encrypted body. */
export const checked = <Clear, Body extends object>(
  { fields }: Scheme<Clear, Body>,
  body: Body,
  { integrity }: KeyBytes,
): Body & { readonly integrityCheck: string } => ({
  ...body,
  integrityCheck: toBase64url(integrityTag(fields(body), integrity)),
})
