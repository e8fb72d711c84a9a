import type { taskEither as TE } from 'fp-ts'
import type { Signature } from '../pricing/seal-token.ts'

export type DigestFailure =
  /** No key of that name: never given out, or retired with all it signed. */
  | { readonly _tag: 'KeyUnknown'; readonly keyId: string }
  /** Half a surrogate pair: other texts would have the same bytes. */
  | { readonly _tag: 'TextMalformed' }
  /** The platform offers no such function here, or refuses the key. */
  | { readonly _tag: 'DigestUnavailable' }

/** Names texts and vouches for them, as UTF-8. Whoever has no key can still name a text. */
export type Digest = {
  /** SHA-256, as 64 hexadecimal digits in lower case. */
  readonly digest: (text: string) => TE.TaskEither<DigestFailure, string>
  /** HMAC-SHA-256 with the current key, as 64 hexadecimal digits in lower case. */
  readonly sign: (text: string) => TE.TaskEither<DigestFailure, Signature>
  /** Whether the key of that name signed this text, found in a time that does not tell how much of it is right. */
  readonly verify: (text: string, signature: Signature) => TE.TaskEither<DigestFailure, boolean>
}
