import { createHash } from 'node:crypto'
import { either as E } from 'fp-ts'
import type { Random } from '#core/ports/random.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { TOKEN_BUFFER_MS } from '#core/portal/token.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { LoginClient } from './login-client.ts'
import type { IdentityGrant } from './openid-grant.ts'
import type {
  CodeHash,
  PortalSessionId,
  PortalSessionRecord,
  PortalSessionStore,
} from '../store/portal-session-store.ts'
import type { SessionRefusal, SessionUse, ValidationParts } from './session-validation.ts'
import {
  PORTAL_ABSOLUTE_MS,
  PORTAL_IDLE_MS,
  clientOf,
  createSessionCheck,
  onlyAccount,
  tokenOf,
} from './session-validation.ts'

export type NewSession = {
  readonly client: LoginClient
  readonly code: string
  readonly replaces: PortalSessionId | null
}

export type PortalSessions = {
  /** Opens a session for a grant with a new cookie secret (S10). A reused code: null, and the first session ends. */
  readonly open: (grant: IdentityGrant, session: NewSession) => Promise<string | null>
  /** Returns who is signed in with a secret. Asks the provider when the last validation is a minute old (PTL-07). */
  readonly credentialsOf: (
    secret: string,
    use: SessionUse,
  ) => Promise<E.Either<SessionRefusal, PortalCredentials>>
  /** Sets the account of a session. */
  readonly choose: (secret: string, accountId: AccountId) => Promise<void>
  /** Ends a session. Returns the client that opened it; null without a session. */
  readonly end: (secret: string) => Promise<LoginClient | null>
  /** Ends the session that a code opened, whose second use shows that others know it (F28). */
  readonly endOfCode: (code: string) => Promise<boolean>
  /** Returns the session of a secret, for a login that replaces it. */
  readonly idOf: (secret: string) => PortalSessionId
}

export type PortalSessionParts = ValidationParts & {
  readonly store: PortalSessionStore
  readonly random: Random
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
const idOf = (secret: string): PortalSessionId => hashOf(`portal-session:${secret}`) as PortalSessionId
const codeHashOf = (code: string): CodeHash => hashOf(`code:${code}`) as CodeHash

/** Returns the end of an unused session: the earliest of idle time, total time and its token's buffer. */
const expiryOf = ({ usedAt, endsAt, tokenExpiresAt }: PortalSessionRecord): EpochMs =>
  epochMs(Math.min(usedAt + PORTAL_IDLE_MS, endsAt, tokenExpiresAt - TOKEN_BUFFER_MS))

const credentialsIn = (session: PortalSessionRecord): PortalCredentials => {
  const { claim, isMfaConfirmed, accounts, accountId } = session
  return { claim, isMfaConfirmed, accounts, accountId, expiresAt: expiryOf(session) }
}

/** Returns the session of a grant. A login of the same subject retains the chosen account. */
const sessionOf = (
  { claim, isMfaConfirmed, accounts, lifetimeMs, ...token }: IdentityGrant,
  { client, code }: NewSession,
  before: PortalSessionRecord | null,
  secret: string,
  { encryption, clock }: PortalSessionParts,
): PortalSessionRecord => {
  const now = clock.now()
  const isSame = before !== null && tokenOf(before, encryption)?.subject === token.subject
  const chosen = isSame ? before.accountId : null
  return {
    id: idOf(secret),
    isMobile: client === 'mobile',
    claim,
    isMfaConfirmed,
    accounts,
    accountId: chosen !== null && accounts.includes(chosen) ? chosen : onlyAccount(accounts),
    openedAt: now,
    usedAt: now,
    endsAt: epochMs(now + PORTAL_ABSOLUTE_MS),
    validatedAt: now,
    tokenExpiresAt: epochMs(now + lifetimeMs),
    codeHash: codeHashOf(code),
    tokens: encryption.encrypt('portal tokens', JSON.stringify(token)),
  }
}

/** Creates the sessions of the customer portal over a store and an identity provider. */
export const createPortalSessions = (parts: PortalSessionParts): PortalSessions => {
  const { client, store, encryption, random } = parts
  const check = createSessionCheck(parts)
  return {
    open: async (grant, opened) => {
      const secret = random.id()
      const before = opened.replaces === null ? null : await store.find(opened.replaces)
      const session = sessionOf(grant, opened, before, secret, parts)
      if (await store.insert(session, opened.replaces)) return secret
      await store.endOfCode(session.codeHash)
      return null
    },
    credentialsOf: async (secret, use) => {
      const session = await store.find(idOf(secret))
      if (session === null) return E.left('noSession')
      const change = await check(session, use)
      if (E.isLeft(change)) {
        if (change.left === 'noSession') await store.end(session.id)
        return change
      }
      const isLive = Object.keys(change.right).length === 0 || (await store.change(session.id, change.right))
      return isLive ? E.right(credentialsIn({ ...session, ...change.right })) : E.left('noSession')
    },
    choose: async (secret, accountId) => void (await store.change(idOf(secret), { accountId })),
    end: async (secret) => {
      const session = await store.find(idOf(secret))
      if (session === null) return null
      await store.end(session.id)
      const token = tokenOf(session, encryption)
      const revoked = token === null ? null : client.revoke(clientOf(session), token)()
      // The visitor waits for a provider only if it asks nothing afterwards.
      if (client.endsRevokedSessions) await revoked
      return clientOf(session)
    },
    endOfCode: (code) => store.endOfCode(codeHashOf(code)),
    idOf,
  }
}
