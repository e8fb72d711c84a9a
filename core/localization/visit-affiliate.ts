import type { AffiliateFallbacks, AffiliateId } from '../affiliate/affiliate.ts'
import type { Channel } from '../session/session.ts'

/**
 * Returns the partner a visit is credited to, as far as it is known without a call: the partner of the parameter, or on the public site
 * without a parameter the site's own. Null when the affiliate call decides, which in retail includes a missing parameter (LOC-36).
 */
export const visitAffiliate = (
  channel: Channel,
  vParam: string | null,
  fallbacks: AffiliateFallbacks,
): AffiliateId | null => {
  if (vParam === null) return channel === 'dotcom' ? fallbacks.dotcom.affiliateId : null
  const pair = Object.values(fallbacks).find((known) => known.vParam === vParam)
  return pair?.affiliateId ?? null
}
