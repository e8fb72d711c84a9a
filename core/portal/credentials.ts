import type { EpochMs } from '../shared/plain-date.ts'
import type { IdentityClaim } from './identity.ts'
import type { AccountId } from './portal-account.ts'

/**
 * What the server knows of the customer of a portal session: the verified claims of the token, the account that the
 * session is about, and all accounts of the login. `expiresAt` is the end of the session at its present idle time.
 */
export type PortalCredentials = {
  readonly claim: IdentityClaim
  readonly isMfaConfirmed: boolean
  readonly accountId: AccountId | null
  readonly accounts: readonly AccountId[]
  readonly expiresAt: EpochMs
}
