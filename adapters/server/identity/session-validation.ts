import { either as E } from 'fp-ts'
import type { Clock } from '#core/ports/clock.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { decideToken } from '#core/portal/token.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Claims } from './identity-claims.ts'
import { accountsOf, roleClaimOf } from './identity-claims.ts'
import type { LoginClient } from './login-client.ts'
import type { OpenIdClient } from './openid-client.ts'
import type { HeldToken } from './openid-grant.ts'
import type {
  PortalSessionChange,
  PortalSessionId,
  PortalSessionRecord,
} from '../store/portal-session-store.ts'
import type { TextEncryption } from './text-encryption.ts'

/** How long a session lasts without use, and in total, in ms (S11). */
export const PORTAL_IDLE_MS = 15 * 60_000
export const PORTAL_ABSOLUTE_MS = 8 * 3_600_000

/** Uses within this time count as one, in ms: not every call writes. */
const USE_STEP_MS = 30_000

/** How long a session may read, but not change, without validation while the provider is down, in ms. */
export const READ_ONLY_MS = 10 * 60_000

/** How long this process does not retry a silent provider, in ms: no call waits for it twice. */
const OUTAGE_PAUSE_MS = 5_000

/** `noSession`: nobody is signed in. `unavailable`: the provider does not answer, and the call needs it. */
export type SessionRefusal = 'noSession' | 'unavailable'

/** Use of a session by a call: extends the idle time, changes something, or validates it with the provider. */
export type SessionUse = {
  readonly extends: boolean
  readonly changes: boolean
  readonly validates: boolean
}

export const clientOf = ({ isMobile }: PortalSessionRecord): LoginClient => (isMobile ? 'mobile' : 'portal')

/** The account that needs no choice. */
export const onlyAccount = (accounts: readonly AccountId[]): AccountId | null =>
  accounts.length === 1 ? (accounts[0] ?? null) : null

/**
 * Returns what the claims of a validation change; null when the role is another: such a session ends, and a new one
 * opens with the next login (S10). Claims that the provider leaves out stay as they were.
 */
const afterClaims = (
  { claim, accountId }: PortalSessionRecord,
  claims: Claims,
  now: EpochMs,
): PortalSessionChange | null => {
  const told = roleClaimOf(claims)
  if ('identity_role' in claims && JSON.stringify(told) !== JSON.stringify(claim)) return null
  if (!('account_ids' in claims)) return { validatedAt: now }
  const accounts = accountsOf(claims)
  const chosen = accountId !== null && accounts.includes(accountId) ? accountId : onlyAccount(accounts)
  return { validatedAt: now, accounts, accountId: chosen }
}

/** Returns the token of a session; null if the key that encrypted it is gone. */
export const tokenOf = ({ tokens }: PortalSessionRecord, { decrypt }: TextEncryption): HeldToken | null => {
  const text = decrypt('portal tokens', tokens)
  return text === null ? null : (JSON.parse(text) as HeldToken)
}

export type ValidationParts = {
  readonly client: OpenIdClient
  readonly encryption: TextEncryption
  readonly clock: Clock
}

type Validation = E.Either<SessionRefusal, PortalSessionChange>

/** Creates a check of a session's token with the provider. Concurrent calls of a session share the answer. */
const createValidation = ({ client, encryption, clock }: ValidationParts) => {
  const running = new Map<PortalSessionId, Promise<Validation>>()
  let isOutUntil = 0
  const validate = async (session: PortalSessionRecord): Promise<Validation> => {
    const token = tokenOf(session, encryption)
    if (token === null) return E.left('noSession')
    if (clock.now() < isOutUntil) return E.left('unavailable')
    const validated = await client.validate(clientOf(session), token)()
    const now = clock.now()
    if (E.isLeft(validated)) {
      if (validated.left._tag === 'TokenRefused') return E.left('noSession')
      isOutUntil = now + OUTAGE_PAUSE_MS
      return E.left('unavailable')
    }
    const change = afterClaims(session, validated.right, now)
    return change === null ? E.left('noSession') : E.right(change)
  }
  return (session: PortalSessionRecord): Promise<Validation> => {
    const shared = running.get(session.id) ?? validate(session)
    running.set(session.id, shared)
    return shared.finally(() => running.delete(session.id))
  }
}

/**
 * Creates a function that decides whether a session goes on, and what its use changes. It ends idle, at its total
 * time, before its token, and when refused (S11, PTL-07). With the provider down it only reads, for a while.
 */
export const createSessionCheck = (parts: ValidationParts) => {
  const validation = createValidation(parts)
  return async (session: PortalSessionRecord, use: SessionUse): Promise<Validation> => {
    const now = parts.clock.now()
    if (now >= Math.min(session.usedAt + PORTAL_IDLE_MS, session.endsAt)) return E.left('noSession')
    const { tokenExpiresAt: expiresAt, validatedAt } = session
    const decided = decideToken({ expiresAt, validatedAt }, now)
    // The instants of a row are integers.
    if (E.isLeft(decided)) throw new Error(`no token: ${decided.left._tag}`)
    if (decided.right.do === 'login') return E.left('noSession')
    const isCurrent = decided.right.do === 'use' && !use.validates
    const validated: Validation = isCurrent ? E.right({}) : await validation(session)
    const mayRead = !use.changes && now < validatedAt + READ_ONLY_MS
    if (E.isLeft(validated) && !(validated.left === 'unavailable' && mayRead)) return validated
    const isUse = use.extends && now - session.usedAt >= USE_STEP_MS
    return E.right({ ...(E.isRight(validated) && validated.right), ...(isUse && { usedAt: now }) })
  }
}
