import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Secrets of one purpose by name: new work is done with `current`, what was done with any of them still holds. */
export type SecretKeys = {
  readonly current: string
  readonly secrets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** Bytes of a key that is made here, and the fewest of one that is given: 256 bit. */
const KEY_BYTES = 32

/** Different bytes a drawn key has at the very least: of 32 drawn ones fewer come up less than once in 10^12. */
const DIFFERENT_BYTES = 16

const KEYS_MAX = 10

/** What is wrong with a list of keys, without a word of any of them; null when nothing is. */
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

/** The name of a key: tells it from the others and nothing of it. The text before it is that of the first keys there were. */
const nameOf = (secret: Uint8Array): string =>
  createHash('sha256').update('seal key ').update(secret).digest('base64url').slice(0, 16)

/**
 * Keys out of text: base64url, the current one first, the older ones that are still to hold after it, with commas between (S34).
 * What cannot be used is told without a word of any key.
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

/** A fresh key as text. */
const drawKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Written whole or not at all, and readable by nobody else. */
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

/** Files of a data folder that hold secrets: what prices are sealed with, and what payment keys are derived from. */
export type SecretFile = 'seal-keys' | 'payment-keys'

/**
 * Reads the keys stored in a file of a data folder; one is made at the first start (S34). For the one process that holds the folder.
 * Rejects, without a word of a key, when the file cannot be used.
 */
export const storedSecretKeys = async (dir: string, name: SecretFile): Promise<SecretKeys> => {
  const path = join(dir, name)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  const text = kept ?? drawKey()
  const read = parseSecretKeys(text.trim())
  if (read._tag === 'BadKeys') throw new Error(`${path}: ${read.reason}`)
  if (kept === null) await writeSecret(path, text)
  return read.keys
}
