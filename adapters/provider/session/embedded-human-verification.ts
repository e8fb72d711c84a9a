import { function as F, taskEither as TE } from 'fp-ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { HumanVerification, HumanVerificationFailure } from '#core/ports/human-verification.ts'
import type { Random } from '#core/ports/random.ts'

/** How long a challenge is valid, in ms. */
export const CHALLENGE_MS = 120_000

type Parts = { readonly clock: Clock; readonly random: Random; readonly digest: Digest }

/** The signed text begins with its format, so that a signature over any other text is not valid for a challenge. */
const signedText = (id: string, endsAt: string): string => `challenge-1 ${id} ${endsAt}`

const unavailable = (): HumanVerificationFailure => ({ _tag: 'VerificationUnavailable' })

/**
 * Creates the provider's own verifier, for development and tests. It issues signed challenges and accepts them while they are recent, in
 * every process with the same keys. That proves that a page requested one, not that a person did: a store that needs that proof configures
 * an external verifier.
 */
export const createEmbeddedHumanVerification = ({ clock, random, digest }: Parts): HumanVerification => ({
  challenge: F.pipe(
    TE.fromIO(() => [random.id(), String(clock.now() + CHALLENGE_MS)] as const),
    TE.flatMap(([id, endsAt]) =>
      F.pipe(
        digest.sign(signedText(id, endsAt)),
        TE.bimap(unavailable, ({ keyId, signature }) => [id, endsAt, keyId, signature].join('.')),
      ),
    ),
  ),
  verify: ({ token }) => {
    const [id, endsAt, keyId, signature, ...rest] = token.split('.')
    if (id === undefined || endsAt === undefined || keyId === undefined || signature === undefined)
      return TE.right(false)
    if (rest.length > 0 || !(clock.now() < Number(endsAt))) return TE.right(false)
    return F.pipe(
      digest.verify(signedText(id, endsAt), { keyId, signature }),
      TE.orElse(({ _tag }) => (_tag === 'DigestUnavailable' ? TE.left(unavailable()) : TE.right(false))),
    )
  },
})
