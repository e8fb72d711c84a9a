import { marketingParameters } from '../../query/query-parameters.ts'
import { either as E } from 'fp-ts'
import type { AffiliateAnswer } from '../../affiliate/affiliate.ts'
import type { Marketing } from '../../affiliate/marketing-parameters.ts'
import { readMarketing } from '../../affiliate/marketing-parameters.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { ReferralDetails } from '../../referral/referral-details.ts'
import { referralDetailsToSend } from '../../referral/referral-details.ts'
import type { ReferralStatus } from '../../referral/referral.ts'
import { parseQuery } from '../../query/query.ts'

export const marketingIn = (query: string): Marketing => readMarketing(parseQuery(query))

export const NO_MARKETING = marketingIn('')

/** Returns the referral parameters as a query, for a later visit of this browser. */
export const referralText = (marketing: Marketing): string =>
  (['campaign', 'locationKey', 'campaignDate'] as const)
    .map((name) => `${marketingParameters[name]}=${encodeURIComponent(marketing[name] ?? '')}`)
    .join('&')

/** Returns what the order sends about its referral: only a referral that has not expired counts (REF-03, REF-05). */
export const creditOf = (referral: ReferralStatus): ReferralDetails | null =>
  referral.status === 'validNotExpired'
    ? referralDetailsToSend({ referralCode: referral.campaign, customerReferralId: referral.locationKey })
    : null

export const affiliateAnswer = (
  answer: E.Either<OrchestratorFailure, { readonly affiliateId: string }>,
): AffiliateAnswer => {
  if (E.isRight(answer)) return { _tag: 'Answered', affiliateId: answer.right.affiliateId }
  if (answer.left._tag === 'TimedOut') return { _tag: 'Failed', because: 'timeout' }
  return { _tag: 'Failed', because: answer.left._tag === 'Refused' ? 'refused' : 'unreachable' }
}
