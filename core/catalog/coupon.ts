import type { Cents } from '../shared/money.ts'
import type { OfferId } from './offer.ts'

/** Where a coupon can come up. The specification names the field and not its values: these are the steps at which a cart takes shape. */
export const couponTriggers = ['products', 'configure', 'serviceSelection', 'checkout'] as const
export type CouponTrigger = (typeof couponTriggers)[number]

/**
 * An amount off one product, in cents a month, for those whom the targeting of the page has chosen. `name` is the product's, `parentId` the
 * offer it goes with, `netPrice` what it costs with the coupon, `designIteration` which drawing of it is shown.
 */
export type Coupon = {
  readonly couponEligibilityFromTarget: boolean
  readonly couponAmount: Cents
  readonly couponName: string
  readonly name: string
  readonly netPrice: Cents
  readonly isActive: boolean
  readonly isShowing: boolean
  readonly parentId: OfferId
  readonly productId: OfferId
  readonly triggeredFrom: CouponTrigger
  readonly designIteration: number
  readonly hideXumoSniperText: boolean
  readonly badgeText: string
  readonly mandateCouponCheckForSelfInstallMessaging: boolean
}
