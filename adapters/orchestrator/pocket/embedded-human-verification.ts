import { taskEither as TE } from 'fp-ts'
import type { Clock } from '#core/ports/clock.ts'
import type { HumanVerification } from '#core/ports/human-verification.ts'
import type { Random } from '#core/ports/random.ts'

/** How long a challenge may be sent back, in ms. */
export const CHALLENGE_MS = 120_000

type Parts = {
  readonly clock: Clock
  readonly random: Random
  readonly hash: (text: string) => string
}

/**
 * The provider's own verifier, for development and tests: it gives out challenges under its seal and knows them again while they are
 * young. That shows that a page was there to fetch one, not that a person was: a store that needs to know configures an outside verifier.
 * The secret dies with the process.
 */
export const createEmbeddedHumanVerification = ({ clock, random, hash }: Parts): HumanVerification => {
  let kept: string | null = null
  const secretOf = (): string => (kept ??= random.id())
  // Hashed twice, so that nobody can go on from a seal they were given.
  const sealOf = (text: string): string => hash(`${secretOf()}.${hash(`${secretOf()}.${text}`)}`)
  return {
    challenge: TE.fromIO(() => {
      const text = `${random.id()}.${clock.now() + CHALLENGE_MS}`
      return `${text}.${sealOf(text)}`
    }),
    verify: ({ token }) =>
      TE.fromIO(() => {
        if (kept === null) return false
        const at = token.lastIndexOf('.')
        const text = token.slice(0, Math.max(0, at))
        const endsAt = Number(text.slice(text.lastIndexOf('.') + 1))
        return token.slice(at + 1) === sealOf(text) && clock.now() < endsAt
      }),
  }
}
