import type { taskEither as TE } from 'fp-ts'
import type { Signature } from '../pricing/seal-token.ts'

export type DigestFailure =
  /** The key was never issued, or it is retired. */
  | { readonly _tag: 'KeyUnknown'; readonly keyId: string }
  /** The text contains half a surrogate pair: different texts would have the same bytes. */
  | { readonly _tag: 'TextMalformed' }
  /** The platform has no such function, or rejects the key. */
  | { readonly _tag: 'DigestUnavailable' }

/** Hashes, signs and verifies texts as UTF-8. Hashing needs no key. */
export type Digest = {
  /** Returns SHA-256 as 64 lower-case hexadecimal digits. */
  readonly digest: (text: string) => TE.TaskEither<DigestFailure, string>
  /** Returns HMAC-SHA-256 with the current key as 64 lower-case hexadecimal digits. */
  readonly sign: (text: string) => TE.TaskEither<DigestFailure, Signature>
  /** Checks whether the named key signed this text, in constant time. */
  readonly verify: (text: string, signature: Signature) => TE.TaskEither<DigestFailure, boolean>
}
