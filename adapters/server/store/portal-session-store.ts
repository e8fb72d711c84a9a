import type { IdentityClaim } from '#core/portal/identity.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'

/** Identifies a portal session: the hash of the secret in its cookie. The secret is not stored (S10). */
export type PortalSessionId = Branded<string, 'PortalSessionId'>

/** The hash of the authorization code that opened a session. */
export type CodeHash = Branded<string, 'CodeHash'>

/**
 * A session of the customer portal. `usedAt` is its last use, and `endsAt` its end however it is used. `isMobile`:
 * opened by the client of the mobile shop. `tokens` is encrypted.
 */
export type PortalSessionRecord = {
  readonly id: PortalSessionId
  readonly isMobile: boolean
  readonly claim: IdentityClaim
  readonly isMfaConfirmed: boolean
  readonly accounts: readonly AccountId[]
  readonly accountId: AccountId | null
  readonly openedAt: EpochMs
  readonly usedAt: EpochMs
  readonly endsAt: EpochMs
  readonly validatedAt: EpochMs
  readonly tokenExpiresAt: EpochMs
  readonly codeHash: CodeHash
  readonly tokens: string
}

/** What changes while a session lasts. */
export type PortalSessionChange = Partial<
  Pick<PortalSessionRecord, 'accounts' | 'accountId' | 'usedAt' | 'validatedAt'>
>

/** The storage of portal sessions. */
export type PortalSessionStore = {
  /** Adds a session and deletes the replaced one. False, without adding, if its authorization code was used before. */
  readonly insert: (session: PortalSessionRecord, replaces: PortalSessionId | null) => Promise<boolean>
  readonly find: (id: PortalSessionId) => Promise<PortalSessionRecord | null>
  /** Changes a session; false if it has ended. */
  readonly change: (id: PortalSessionId, change: PortalSessionChange) => Promise<boolean>
  readonly end: (id: PortalSessionId) => Promise<void>
  /** Ends the session that a code has opened; false without one. */
  readonly endOfCode: (code: CodeHash) => Promise<boolean>
}
