import { either as E } from 'fp-ts'
import type { Channel } from '../session/session.ts'
import type { Reason } from '../shared/reason.ts'
import type { AffiliateId } from './affiliate-id.ts'
import { AFFILIATE_CALL, parseAffiliateId } from './affiliate-id.ts'

/** Channels of an affiliate visit: a retail partner, the public site, or the official site of the provider. */
export const affiliateChannels = ['etail', 'dotcom', 'official'] as const
export type AffiliateChannel = (typeof affiliateChannels)[number]

export type AffiliatePair = { readonly vParam: string; readonly affiliateId: AffiliateId }

/** A brand's fallback pair of each channel when the affiliate look-up fails. Retail has none (AFF-04). */
export type AffiliateFallbacks = Readonly<Record<Exclude<AffiliateChannel, 'etail'>, AffiliatePair>>

/** Returns a visit's affiliate channel: the official site's landing query has its own affiliate id (AFF-04). */
export const affiliateChannelOf = (
  channel: Channel,
  affiliate: string | null,
  { official }: AffiliateFallbacks,
): AffiliateChannel => {
  if (channel === 'etail') return 'etail'
  return affiliate === official.affiliateId ? 'official' : 'dotcom'
}

export type AffiliateStart =
  | { readonly _tag: 'Reuse'; readonly affiliateId: AffiliateId; readonly reason: Reason<'AFF-01'> }
  | {
      readonly _tag: 'Ask'
      readonly vParam: string | null
      readonly timeoutMs: number
      readonly attempts: number
      readonly reason: Reason<'AFF-02'>
    }

/** Decides whether to fetch an affiliate id: reuses a valid stored one, otherwise makes one call (AFF-01, AFF-02). */
export const affiliateStart = (stored: string | null, vParam: string | null): AffiliateStart => {
  const known = parseAffiliateId(stored ?? '')
  const facts = { isStored: stored !== null, isValid: E.isRight(known) }
  return E.isRight(known)
    ? { _tag: 'Reuse', affiliateId: known.right, reason: { rule: 'AFF-01', facts } }
    : { _tag: 'Ask', vParam, ...AFFILIATE_CALL, reason: { rule: 'AFF-02', facts } }
}

/** The result of the affiliate call: an id, or a failure. */
export type AffiliateAnswer =
  | { readonly _tag: 'Answered'; readonly affiliateId: string }
  | { readonly _tag: 'Failed'; readonly because: 'timeout' | 'refused' | 'unreachable' }

export type AffiliateResult =
  | { readonly _tag: 'Keep'; readonly affiliateId: AffiliateId; readonly reason: Reason<'AFF-02'> }
  | { readonly _tag: 'Error'; readonly to: 'error'; readonly logs: true; readonly reason: Reason<'AFF-03'> }
  | { readonly _tag: 'FallBack'; readonly pair: AffiliatePair; readonly reason: Reason<'AFF-04'> }

/**
 * Decides what to do with the result of the call. A valid id is stored. Without one the retail channel logs the failure
 * and goes to the error page (AFF-03); other channels use their fallback pair (AFF-04).
 */
export const affiliateResult = (
  channel: AffiliateChannel,
  answer: AffiliateAnswer,
  fallbacks: AffiliateFallbacks,
): AffiliateResult => {
  const parsed = answer._tag === 'Answered' ? parseAffiliateId(answer.affiliateId) : null
  const facts = { channel, because: answer._tag === 'Failed' ? answer.because : null }
  if (parsed !== null && E.isRight(parsed))
    return { _tag: 'Keep', affiliateId: parsed.right, reason: { rule: 'AFF-02', facts } }
  return channel === 'etail'
    ? { _tag: 'Error', to: 'error', logs: true, reason: { rule: 'AFF-03', facts } }
    : { _tag: 'FallBack', pair: fallbacks[channel], reason: { rule: 'AFF-04', facts } }
}
