import { cmac } from '@noble/ciphers/aes.js'
import { FF1 } from '@noble/ciphers/ff1.js'
import type { CardEnvelope } from '#core/ports/card-encryption.ts'

const HEAD = 6
const TAIL = 4
const RADIX = 10
/** FF1 is only safe over a million values or more (NIST SP 800-38G rev. 1). */
const MIN_HIDDEN = 6
const SCHEME = 'SAFETECH-FF1-CMAC-1'

/** A card number and its CVV, in clear or enciphered: both look the same. */
export type CardDigits = { readonly card: string; readonly cvv: string }

/** Digits of a length that the scheme takes: enough of them hidden, and no more than any card has. */
export const isEncipherable = ({ card, cvv }: CardDigits): boolean =>
  /^[0-9]{10,19}$/.test(card) &&
  /^[0-9]{3,4}$/.test(cvv) &&
  card.length - HEAD - TAIL + cvv.length >= MIN_HIDDEN

/** FF1, radix 10, over the middle of the number and the CVV as one string; the ends stay and are the tweak (S26). */
export const cipherDigits = (
  direction: 'encrypt' | 'decrypt',
  { card, cvv }: CardDigits,
  key: Uint8Array,
): CardDigits => {
  const [head, middle, tail] = [card.slice(0, HEAD), card.slice(HEAD, -TAIL), card.slice(-TAIL)]
  const hidden = Array.from(middle + cvv, Number)
  const result = FF1(RADIX, key, new TextEncoder().encode(head + tail))[direction](hidden)
  const digits = result.join('')
  hidden.fill(0)
  result.fill(0)
  return { card: head + digits.slice(0, middle.length) + tail, cvv: digits.slice(middle.length) }
}

/** Each field after its length in bytes (32 bit, big endian), so that no two lists give the same bytes. */
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
 * AES-256-CMAC over what the envelope says, its integrity check aside. The payment session is bound by the key itself:
 * it is opened for one session, and its id and phase are part of the message (S26).
 */
export const integrityTag = (envelope: Omit<CardEnvelope, 'integrityCheck'>, key: Uint8Array): Uint8Array =>
  cmac(
    encodeFields([
      SCHEME,
      envelope.card,
      envelope.cvv,
      envelope.keyId,
      envelope.phaseId,
      envelope.expirationDate,
    ]),
    key,
  )
