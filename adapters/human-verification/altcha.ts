import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { function as F, taskEither as TE } from 'fp-ts'
import { HUMAN_PUZZLE_MS } from '#core/human/human-check.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { HumanVerification, HumanVerificationFailure } from '#core/ports/human-verification.ts'
import { altchaText, parseAltchaPayload } from './altcha-text.ts'

/**
 * The work of a solution: `cost` is the iterations of one key, and a solution takes between `fewest` and `most` keys.
 * The bound prevents an endless search on a slow telephone.
 */
export type AltchaWork = { readonly cost: number; readonly fewest: number; readonly most: number }

/** A quarter of a second on a desktop, one to two seconds on a slow telephone, during typing (decision 79). */
export const ALTCHA_WORK: AltchaWork = { cost: 5_000, fewest: 40, most: 80 }

type AltchaParts = { readonly clock: Clock; readonly digest: Digest; readonly work?: AltchaWork }

const unavailable = (): HumanVerificationFailure => ({ _tag: 'VerificationUnavailable' })

/** The names of the derived keys: one signs challenges, the other their answers. */
const KEYS = { hmacSignatureSecret: 'altcha-challenge-1', hmacKeySignatureSecret: 'altcha-answer-1' } as const

type Secrets = Readonly<Record<keyof typeof KEYS, string>>

/** Derives the puzzle keys from the price seal keys. A puzzle becomes invalid when the current key changes. */
const secretsFrom = (digest: Digest): TE.TaskEither<HumanVerificationFailure, Secrets> =>
  F.pipe(
    TE.Do,
    TE.apS('one', digest.sign(KEYS.hmacSignatureSecret)),
    TE.apS('other', digest.sign(KEYS.hmacKeySignatureSecret)),
    TE.bimap(unavailable, ({ one, other }) => ({
      hmacSignatureSecret: one.signature,
      hmacKeySignatureSecret: other.signature,
    })),
  )

/**
 * Creates the store's own verifier: an ALTCHA proof of work that a page solves unattended. Every process with the
 * same keys accepts it. The puzzle contains its expiry by the store's clock. The id of a puzzle is its signature.
 */
export const createAltcha = ({ clock, digest, work = ALTCHA_WORK }: AltchaParts): HumanVerification => ({
  challenge: F.pipe(
    secretsFrom(digest),
    TE.flatMap((secrets) =>
      TE.tryCatch(
        () =>
          createChallenge({
            algorithm: 'PBKDF2/SHA-256',
            cost: work.cost,
            counter: randomInt(work.most, work.fewest),
            data: { endsAt: clock.now() + HUMAN_PUZZLE_MS },
            deriveKey,
            ...secrets,
          }),
        unavailable,
      ),
    ),
    TE.map((challenge) => ({ _tag: 'Puzzle' as const, text: altchaText(challenge) })),
  ),
  verify: ({ token }) => {
    const payload = parseAltchaPayload(token)
    if (payload === null) return TE.right(null)
    return F.pipe(
      secretsFrom(digest),
      TE.flatMap((secrets) =>
        // What the library cannot read is no solution.
        TE.fromTask(() =>
          verifySolution({ ...payload, deriveKey, ...secrets }).then(
            ({ verified }) => verified,
            () => false,
          ),
        ),
      ),
      TE.map((isVerified) => {
        const { parameters, signature } = payload.challenge
        return isVerified && clock.now() < Number(parameters.data?.['endsAt']) ? signature : null
      }),
    )
  },
})
