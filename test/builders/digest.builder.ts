import { createHash, createHmac } from 'node:crypto'
import { taskEither as TE } from 'fp-ts'
import type { Digest, DigestFailure } from '#core/ports/digest.ts'

/**
 * The `digest` port without waiting: the same functions from Node's own library. Secrets are text of one byte a
 * character; the first signs, until `rotateTo` makes another the current one.
 */
export const buildDigest = (
  secrets: Readonly<Record<string, string>> = { first: 'a secret' },
): Digest & { readonly rotateTo: (keyId: string) => Digest } => {
  const wellFormed = <A>(text: string, work: () => TE.TaskEither<DigestFailure, A>) =>
    /\p{Cs}/u.test(text) ? TE.left<DigestFailure>({ _tag: 'TextMalformed' }) : work()
  const withKey = <A>(keyId: string, text: string, work: (signature: string) => A) => {
    const secret = new Map(Object.entries(secrets)).get(keyId)
    return secret === undefined
      ? TE.left<DigestFailure>({ _tag: 'KeyUnknown', keyId })
      : wellFormed(text, () =>
          TE.right(work(createHmac('sha256', Buffer.from(secret, 'latin1')).update(text).digest('hex'))),
        )
  }
  const build = (current: string): Digest => ({
    digest: (text) => wellFormed(text, () => TE.right(createHash('sha256').update(text).digest('hex'))),
    sign: (text) => withKey(current, text, (signature) => ({ keyId: current, signature })),
    verify: (text, { keyId, signature }) => withKey(keyId, text, (own) => own === signature),
  })
  return { ...build(Object.keys(secrets)[0] ?? ''), rotateTo: build }
}
