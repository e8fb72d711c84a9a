import type { SessionInfo, VisitOrigins } from '../localization/localization.ts'
import type { Channel } from '../session/session.ts'
import type { AffiliateId } from '../affiliate/affiliate-id.ts'

/** Whom an order is credited to: its partner, its channel and the parameters of its visit (AFF-08). */
export type OrderCredit = VisitOrigins & {
  readonly channel: Channel
  readonly affiliateId: AffiliateId | null
}

/** Returns whom an order of a session is credited to (AFF-08). */
export const orderCredit = ({
  channel,
  affiliateInformation,
  vParam,
  retailTransId,
  campaign,
  customerStatus,
}: Pick<SessionInfo, 'channel' | 'affiliateInformation' | keyof VisitOrigins>): OrderCredit => ({
  channel,
  affiliateId: affiliateInformation?.id ?? null,
  ...(vParam && { vParam }),
  ...(retailTransId && { retailTransId }),
  ...(campaign && { campaign }),
  ...(customerStatus && { customerStatus }),
})
