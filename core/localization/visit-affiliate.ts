import type { AffiliateFallbacks, AffiliatePair } from '../affiliate/affiliate.ts'
import type { AffiliateId } from '../affiliate/affiliate-id.ts'
import type { Channel } from '../session/session.ts'

/**
 * Returns the partner a visit is credited to: the partner of the parameter, or on the public site without a parameter
 * the site's own. Null for a parameter of no partner, and in the other channels for a missing one (LOC-36).
 */
export const visitAffiliate = (
  channel: Channel,
  vParam: string | null,
  fallbacks: AffiliateFallbacks,
  affiliates: readonly AffiliatePair[],
): AffiliateId | null => {
  if (vParam === null) return channel === 'dotcom' ? fallbacks.dotcom.affiliateId : null
  const pair = [...affiliates, ...Object.values(fallbacks)].find((known) => known.vParam === vParam)
  return pair?.affiliateId ?? null
}
