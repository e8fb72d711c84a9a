import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import type { Reason } from '../shared/reason.ts'
import type { AffiliateFailure } from './affiliate.failure.ts'

/** Names the partner a visit is credited to. */
export type AffiliateId = Branded<string, 'AffiliateId'>

/** Where an affiliate visit comes in: a retail partner, the public site, or the provider's official site. */
export const affiliateChannels = ['etail', 'dotcom', 'official'] as const
export type AffiliateChannel = (typeof affiliateChannels)[number]

/** An affiliate's id (AFF-01). */
export const AFFILIATE_ID = /^[A-Za-z0-9][A-Za-z0-9-]{2,31}$/

/** How the affiliate call is made: its time-out in ms, and how often it is tried (AFF-02). */
export const AFFILIATE_CALL = { timeoutMs: 3_000, attempts: 1 } as const

/** Three to 32 letters, digits and dashes; anything else fails with `AffiliateIdInvalid` (AFF-01). */
export const parseAffiliateId = (affiliateId: string): E.Either<AffiliateFailure, AffiliateId> =>
  AFFILIATE_ID.test(affiliateId)
    ? E.right(affiliateId as AffiliateId)
    : E.left({ _tag: 'AffiliateIdInvalid', affiliateId })

export type AffiliatePair = { readonly vParam: string; readonly affiliateId: AffiliateId }

/** What stands in for a partner who can't be asked for, by channel; retail has none (AFF-04). */
export const affiliateFallbacks = {
  dotcom: { vParam: 'web-default', affiliateId: 'WEB-0001' as AffiliateId },
  official: { vParam: 'official-default', affiliateId: 'OFFICIAL-0001' as AffiliateId },
} as const satisfies Record<Exclude<AffiliateChannel, 'etail'>, AffiliatePair>

export type AffiliateStart =
  | { readonly _tag: 'Reuse'; readonly affiliateId: AffiliateId; readonly reason: Reason<'AFF-01'> }
  | {
      readonly _tag: 'Ask'
      readonly vParam: string | null
      readonly timeoutMs: number
      readonly attempts: number
      readonly reason: Reason<'AFF-02'>
    }

/** Whether an affiliate id is asked for: a stored one that is good is used again, otherwise one call is made (AFF-01, AFF-02). */
export const affiliateStart = (stored: string | null, vParam: string | null): AffiliateStart => {
  const known = parseAffiliateId(stored ?? '')
  const facts = { isStored: stored !== null, isValid: E.isRight(known) }
  return E.isRight(known)
    ? { _tag: 'Reuse', affiliateId: known.right, reason: { rule: 'AFF-01', facts } }
    : { _tag: 'Ask', vParam, ...AFFILIATE_CALL, reason: { rule: 'AFF-02', facts } }
}

/** How the call ended: with the id it gave, or without one. */
export type AffiliateAnswer =
  | { readonly _tag: 'Answered'; readonly affiliateId: string }
  | { readonly _tag: 'Failed'; readonly because: 'timeout' | 'refused' | 'unreachable' }

export type AffiliateResult =
  | { readonly _tag: 'Keep'; readonly affiliateId: AffiliateId; readonly reason: Reason<'AFF-02'> }
  | { readonly _tag: 'Error'; readonly to: 'error'; readonly logs: true; readonly reason: Reason<'AFF-03'> }
  | { readonly _tag: 'FallBack'; readonly pair: AffiliatePair; readonly reason: Reason<'AFF-04'> }

/**
 * What becomes of the answer: a good id is kept; without one the retail channel logs and goes to the error page (AFF-03), the others fall
 * back to their pair (AFF-04).
 */
export const affiliateResult = (channel: AffiliateChannel, answer: AffiliateAnswer): AffiliateResult => {
  const parsed = answer._tag === 'Answered' ? parseAffiliateId(answer.affiliateId) : null
  const facts = { channel, because: answer._tag === 'Failed' ? answer.because : null }
  if (parsed !== null && E.isRight(parsed))
    return { _tag: 'Keep', affiliateId: parsed.right, reason: { rule: 'AFF-02', facts } }
  return channel === 'etail'
    ? { _tag: 'Error', to: 'error', logs: true, reason: { rule: 'AFF-03', facts } }
    : { _tag: 'FallBack', pair: affiliateFallbacks[channel], reason: { rule: 'AFF-04', facts } }
}
