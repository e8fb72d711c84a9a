import type { EpochMs } from '../shared/plain-date.ts'

/** Why a customer is at the login again. */
export const loginNotices = ['sessionEnded', 'refused'] as const
export type LoginNotice = (typeof loginNotices)[number]

type SignedIn = {
  readonly claim: { readonly state: string }
  readonly isAlive: boolean
  readonly expiresAt: EpochMs | null
}

/** Returns why a returning holder must sign in again; null on a first visit. */
export const loginNoticeOf = (status: SignedIn | null): LoginNotice | null => {
  if (status?.claim.state === 'failed') return 'refused'
  return status !== null && !status.isAlive && status.expiresAt !== null ? 'sessionEnded' : null
}
