import type { AffiliatePair } from '#core/affiliate/affiliate.ts'
import type { AffiliateId } from '#core/affiliate/affiliate-id.ts'
import { identity } from './identity.ts'

/** The affiliates of Cometa, in their own module because no page needs them. Names and ids are invented. */
export const affiliates: readonly AffiliatePair[] = [
  ...Object.values(identity.affiliateFallbacks),
  { vParam: 'retail-mercado-central', affiliateId: 'RET-1001' as AffiliateId },
  { vParam: 'retail-plaza-sur', affiliateId: 'RET-1002' as AffiliateId },
  { vParam: 'radio-amanecer', affiliateId: 'MED-2001' as AffiliateId },
]
