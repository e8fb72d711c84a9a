import type { AffiliateId } from '../affiliate/affiliate.ts'
import { affiliateFallbacks } from '../affiliate/affiliate.ts'
import type { Channel } from '../session/session.ts'

/**
 * The partner a visit is credited to as far as it can be told without asking: that of a parameter which stands for one, and on the public
 * site without any the site's own. Null where the affiliate call has to tell, and always so in retail without a parameter (LOC-36).
 */
export const visitAffiliate = (channel: Channel, vParam: string | null): AffiliateId | null => {
  if (vParam === null) return channel === 'dotcom' ? affiliateFallbacks.dotcom.affiliateId : null
  const pair = Object.values(affiliateFallbacks).find((known) => known.vParam === vParam)
  return pair?.affiliateId ?? null
}
