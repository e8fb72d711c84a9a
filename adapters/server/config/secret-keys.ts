import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Secrets of one purpose, by name. `current` creates new values; every secret verifies older ones. */
export type SecretKeys = {
  readonly current: string
  readonly secrets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** Bytes of a generated key, and the minimum of a configured one: 256 bit. */
const KEY_BYTES = 32

/** Minimum of different bytes in a key: 32 random bytes have fewer with a probability below 10^-12. */
const DIFFERENT_BYTES = 16

const KEYS_MAX = 10

/** Returns the first fault of a list of keys, without any key; null when the list is valid. */
const faultOf = (texts: readonly string[]): string | null => {
  if (texts.length > KEYS_MAX) return `more than ${KEYS_MAX} keys`
  if (new Set(texts).size < texts.length) return 'the same key twice'
  for (const [index, text] of texts.entries()) {
    const bytes = Buffer.from(text, 'base64url')
    const which = `key ${index + 1}`
    if (bytes.toString('base64url') !== text) return `${which} is not base64url`
    if (bytes.length < KEY_BYTES) return `${which} is shorter than ${KEY_BYTES} bytes`
    if (new Set(bytes).size < DIFFERENT_BYTES) return `${which} was not drawn at random`
  }
  return null
}

/** Returns a key's name: a hash that does not reveal it. `seal key ` also prefixes payment keys, for compatibility. */
const nameOf = (secret: Uint8Array): string =>
  createHash('sha256').update('seal key ').update(secret).digest('base64url').slice(0, 16)

/**
 * Parses comma-separated base64url keys, the current one first, then older valid ones (S34). Failures have no key.
 */
export const parseSecretKeys = (
  text: string,
):
  | { readonly _tag: 'SecretKeys'; readonly keys: SecretKeys }
  | { readonly _tag: 'BadKeys'; readonly reason: string } => {
  const texts = text.split(',').map((part) => part.trim())
  const reason = faultOf(texts)
  if (reason !== null) return { _tag: 'BadKeys', reason }
  const secrets = new Map(
    texts.map((key) => {
      const secret = Uint8Array.from(Buffer.from(key, 'base64url'))
      return [nameOf(secret), secret]
    }),
  )
  const [current = ''] = secrets.keys()
  return { _tag: 'SecretKeys', keys: { current, secrets } }
}

/** Returns a new random key as text. */
const drawKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Writes a file atomically, readable only by its owner. */
const writeSecret = async (path: string, text: string): Promise<void> => {
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.chmod(0o600)
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/** Secret files of a data folder: price seal keys, roots of payment keys, and portal session keys. */
export type SecretFile = 'seal-keys' | 'payment-keys' | 'portal-keys'

/**
 * Reads the keys of a file in the data folder, and creates a key at the first start (S34). Only for the process that
 * has locked the folder. Rejects, without any key, when the file is invalid.
 */
export const storedSecretKeys = async (dir: string, name: SecretFile): Promise<SecretKeys> => {
  const path = join(dir, name)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const stored = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  const text = stored ?? drawKey()
  const read = parseSecretKeys(text.trim())
  if (read._tag === 'BadKeys') throw new Error(`${path}: ${read.reason}`)
  if (stored === null) await writeSecret(path, text)
  return read.keys
}
