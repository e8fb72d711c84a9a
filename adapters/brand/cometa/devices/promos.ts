import type { OfferId } from '#core/catalog/offer.ts'
import type { DevicePromo } from '#core/mobile/device-promotions.ts'
import { cents } from '#core/shared/money.ts'

const unlimited = 'mobile-unlimited' as OfferId
const plus = 'mobile-unlimited-plus' as OfferId

/**
 * The promotions of devices. The specification (sections 3 and 9) gives the codes and the kinds of criteria; which
 * apply, what they take off and for how many devices is chosen here.
 */
export const devicePromos: readonly DevicePromo[] = [
  {
    code: 'deviceDiscount',
    off: cents(10_000),
    uses: 2_000,
    criteria: [{ kind: 'ratePlan', ratePlans: [unlimited, plus] }, { kind: 'portInOnly' }],
  },
  {
    code: 'tradeInPromo',
    off: cents(20_000),
    uses: 1_000,
    criteria: [{ kind: 'ratePlan', ratePlans: [unlimited, plus] }],
  },
]
