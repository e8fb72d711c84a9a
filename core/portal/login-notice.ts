import type { PortalStatus } from '../ports/portal-calls.ts'

/** Why a customer is at the login again. */
export const loginNotices = ['sessionEnded', 'refused'] as const
export type LoginNotice = (typeof loginNotices)[number]

/** Returns why a returning holder must sign in again; null on a first visit. */
export const loginNoticeOf = (status: PortalStatus | null): LoginNotice | null => {
  if (status?.claim.state === 'failed') return 'refused'
  return status !== null && !status.isAlive && status.expiresAt !== null ? 'sessionEnded' : null
}
