import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** A signature of a text, and the id of its key. Keys are rotated, and signatures of older keys stay valid (PRC-32). */
export type Signature = { readonly keyId: string; readonly signature: string }

/** A signed price that the client stores and returns with the order. It is opaque to the client. */
export type Seal = Branded<string, 'Seal'>

/** The parts of a seal: its expiry, the digest of its content, and the signature over both and their cart. */
export type SealParts = Signature & { readonly expiresAt: EpochMs; readonly digest: string }

const FORM = /^([1-9]\d{0,15}|0)\.([0-9a-f]{64})\.([\w-]{1,64})\.([0-9a-f]{64})$/

/** Writes a seal as one text, its parts separated by dots. The same parts have exactly one text. */
export const writeSeal = ({ expiresAt, digest, keyId, signature }: SealParts): Seal =>
  `${expiresAt}.${digest}.${keyId}.${signature}` as Seal

/** Parses a seal into its parts, genuine or not. Null for malformed text. */
export const readSeal = (seal: string): SealParts | null => {
  const [, expiresAt, digest, keyId, signature] = FORM.exec(seal) ?? []
  if (expiresAt === undefined || digest === undefined || keyId === undefined || signature === undefined)
    return null
  return { expiresAt: Number(expiresAt) as EpochMs, digest, keyId, signature }
}
