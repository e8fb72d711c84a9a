import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import { decideIdentity } from '#core/portal/identity.ts'
import { decideMfa } from '#core/portal/mfa.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { ProviderConfig } from '../provider-config.ts'

type GuardConfig = Pick<ProviderConfig, 'isMfaOn'>

/** A call returns to no page. */
const NO_PAGE = { requestedUrl: '', origin: '' } as const

const refusals = { proceed: null, nonAuthorized: 'NOT_AUTHORIZED', login: 'LOGIN_REQUIRED' } as const

/** Returns why a login may not use the portal: its role (PTL-01), or its missing second factor (PTL-02). */
export const refusalOfLogin = (
  { claim, isMfaConfirmed: isConfirmed }: PortalCredentials,
  { isMfaOn }: GuardConfig,
): RefusalCode | null => {
  const refusal = refusals[decideIdentity(claim).to]
  if (refusal !== null) return refusal
  return decideMfa({ isMfaOn, isConfirmed, ...NO_PAGE }).do === 'confirm' ? 'MFA_REQUIRED' : null
}

/**
 * Returns why a portal call is refused (S22), on each call: nobody is signed in, no portal access, or the page shows
 * another account than that of the session (F32). A call that changes the account may come from such a page.
 */
export const refusalOfPortalCall = (
  { portal, shownAccount }: { readonly portal?: PortalCredentials; readonly shownAccount?: AccountId },
  config: GuardConfig,
  changesAccount = false,
): RefusalCode | null => {
  if (portal === undefined) return 'LOGIN_REQUIRED'
  const refusal = refusalOfLogin(portal, config)
  if (refusal !== null) return refusal
  const isOther = shownAccount !== undefined && shownAccount !== portal.accountId
  return isOther && !changesAccount ? 'ACCOUNT_CHANGED' : null
}
