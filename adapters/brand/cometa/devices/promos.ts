import type { OfferId } from '#core/catalog/offer.ts'
import type { Promo } from '#core/catalog/promo-code.ts'

const unlimited = 'mobile-unlimited' as OfferId
const plus = 'mobile-unlimited-plus' as OfferId

/** The promotions of devices. The specification (sections 3 and 9) gives the codes and the kinds of criteria; which apply is chosen here. */
export const devicePromos: readonly Promo[] = [
  {
    code: 'deviceDiscount',
    criteria: [{ kind: 'ratePlan', ratePlans: [unlimited, plus] }, { kind: 'portInOnly' }],
  },
  { code: 'tradeInPromo', criteria: [{ kind: 'ratePlan', ratePlans: [unlimited, plus] }] },
]
