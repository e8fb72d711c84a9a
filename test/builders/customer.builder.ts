import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from './clock.builder.ts'

/** A primary holder who is signed in with the second factor, for these accounts; the first one is chosen. */
export const signedIn = (
  accounts: readonly AccountId[],
  given: Partial<PortalCredentials> = {},
): PortalCredentials => ({
  claim: { state: 'read', role: 'primary' },
  isMfaConfirmed: true,
  accountId: accounts[0] ?? null,
  accounts,
  expiresAt: epochMs(START_OF_TESTS + 30 * 60_000),
  ...given,
})
