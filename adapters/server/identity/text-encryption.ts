import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretKeys } from '../config/secret-keys.ts'

/** AES-256-GCM with a random nonce of 96 bits. */
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What an encrypted text is for. A text of one purpose cannot be decrypted as one of another. */
export type TextPurpose = 'login attempt' | 'portal tokens'

/** Encrypts short texts that leave the process. `decrypt` returns null for an altered text or an unknown key. */
export type TextEncryption = {
  readonly encrypt: (purpose: TextPurpose, text: string) => string
  readonly decrypt: (purpose: TextPurpose, encrypted: string) => string | null
}

const keyOf = (secret: Uint8Array, purpose: TextPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))

/** Creates authenticated encryption with rotating keys: the current key encrypts, all of them decrypt (S34). */
export const createTextEncryption = ({ current, secrets }: SecretKeys): TextEncryption => ({
  encrypt: (purpose, text) => {
    const secret = secrets.get(current)
    if (secret === undefined) throw new Error('no current key')
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce, { authTagLength: TAG_BYTES })
    const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${current}.${bytes.toString('base64url')}`
  },
  decrypt: (purpose, encrypted) => {
    const [name = '', text = '', ...rest] = encrypted.split('.')
    const secret = secrets.get(name)
    const bytes = Buffer.from(text, 'base64url')
    if (secret === undefined || rest.length > 0 || bytes.toString('base64url') !== text) return null
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  },
})
