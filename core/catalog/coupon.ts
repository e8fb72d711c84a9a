import type { Cents } from '../shared/money.ts'
import type { OfferId } from './offer.ts'

/** Pages that can trigger a coupon: where visitors build their cart. The specification gives no values. */
export type CouponTrigger = 'products' | 'configure' | 'serviceSelection' | 'checkout'

/**
 * An amount off one product, in cents a month, for visitors selected by page targeting. `name`: the product's,
 * `parentId` the required offer, `netPrice` the price with the coupon, `designIteration` the number of its design.
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
