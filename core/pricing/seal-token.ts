import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** A signature over a text, and the name of the key that made it: keys change, and what an older one signed still holds (PRC-32). */
export type Signature = { readonly keyId: string; readonly signature: string }

/** What a client keeps beside a price and hands back with the order; to it, a text that says nothing. */
export type Seal = Branded<string, 'Seal'>

/** What a seal is made of: until when it holds, the digest of what it vouches for, and the signature over both and their cart. */
export type SealParts = Signature & { readonly expiresAt: EpochMs; readonly digest: string }

const FORM = /^([1-9]\d{0,15}|0)\.([0-9a-f]{64})\.([\w-]{1,64})\.([0-9a-f]{64})$/

/** A seal as one text, its parts with dots between; there is one text for the same parts. */
export const writeSeal = ({ expiresAt, digest, keyId, signature }: SealParts): Seal =>
  `${expiresAt}.${digest}.${keyId}.${signature}` as Seal

/** The parts of a seal, genuine or not; null for a text that is none. */
export const readSeal = (seal: string): SealParts | null => {
  const [, expiresAt, digest, keyId, signature] = FORM.exec(seal) ?? []
  if (expiresAt === undefined || digest === undefined || keyId === undefined || signature === undefined)
    return null
  return { expiresAt: Number(expiresAt) as EpochMs, digest, keyId, signature }
}
