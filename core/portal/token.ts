import { either as E } from 'fp-ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { PortalFailure } from './portal.failure.ts'

/** How long before its end a token counts as expired, in ms: 10 minutes (PTL-07). */
export const TOKEN_BUFFER_MS = 10 * 60_000

/** How long a validation of the token is cached, in ms: 60 seconds (PTL-07). */
export const TOKEN_VALIDATION_MS = 60_000

/** The known data of a token. `validatedAt` is null before its first validation. */
export type Token = { readonly expiresAt: EpochMs; readonly validatedAt: EpochMs | null }

export type TokenDecision =
  | { readonly do: 'use'; readonly reason: 'validatedLately' }
  | { readonly do: 'validate'; readonly reason: 'neverValidated' | 'validationOld' }
  | { readonly do: 'login'; readonly reason: 'expired' | 'expiresSoon' }

/** Decides what to do with a token at `now` (PTL-07). Fails with `InstantInvalid` for an invalid instant. */
export const decideToken = (
  { expiresAt, validatedAt }: Token,
  now: EpochMs,
): E.Either<PortalFailure, TokenDecision> => {
  const strange = [now, expiresAt, validatedAt ?? 0].find((instant) => !Number.isSafeInteger(instant))
  if (strange !== undefined) return E.left({ _tag: 'InstantInvalid', instant: strange })
  if (now >= expiresAt) return E.right({ do: 'login', reason: 'expired' })
  if (now >= expiresAt - TOKEN_BUFFER_MS) return E.right({ do: 'login', reason: 'expiresSoon' })
  if (validatedAt === null) return E.right({ do: 'validate', reason: 'neverValidated' })
  return E.right(
    now - validatedAt < TOKEN_VALIDATION_MS
      ? { do: 'use', reason: 'validatedLately' }
      : { do: 'validate', reason: 'validationOld' },
  )
}
