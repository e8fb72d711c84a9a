import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import type { CodedCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import type { Coupon } from '#core/catalog/coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'
import { disclaimers } from './disclaimers.ts'
import { english } from './english.ts'

const ids = (...names: readonly string[]): readonly OfferId[] => names as readonly OfferId[]

/** Defaults of Cometa's coupons: for every customer with the code, in the first design. */
const forEverybody = {
  couponEligibilityFromTarget: true,
  isActive: true,
  isShowing: false,
  triggeredFrom: 'configure',
  designIteration: 1,
  hideXumoSniperText: false,
  mandateCouponCheckForSelfInstallMessaging: false,
} satisfies Partial<Coupon>

/** Chosen here: 10 dollars off Spanish television with Gig (first 25 uses), and 3 months of WiFi with 500 Mbps. */
const coupons: readonly CodedCoupon[] = [
  {
    code: 'LATINO10' as CouponCode,
    months: 12,
    limit: 25,
    lastDay: null,
    channels: ['dotcom', 'etail'],
    coupon: {
      ...forEverybody,
      couponName: 'tv-stream-latino-first-buyers',
      name: 'TV Stream Latino',
      couponAmount: cents(1_000),
      netPrice: cents(1_500),
      parentId: 'internet-gig' as OfferId,
      productId: 'tv-stream-latino' as OfferId,
      isShowing: true,
      badgeText: '$10 menos al mes con Internet Gig',
    },
  },
  {
    code: 'WIFI-TRES' as CouponCode,
    months: 3,
    limit: null,
    lastDay: null,
    channels: ['dotcom', 'etail'],
    coupon: {
      ...forEverybody,
      couponName: 'advanced-wifi-three-months',
      name: 'WiFi avanzado',
      couponAmount: cents(1_000),
      netPrice: cents(0),
      parentId: 'internet-500' as OfferId,
      productId: 'advanced-wifi' as OfferId,
      badgeText: 'Tres meses de WiFi avanzado sin costo',
    },
  },
]

/** Merchandising data of Cometa that only the server has. */
export const terms: MerchandisingData = {
  featured: ids('internet-gig', 'internet-500', 'tv-stream-latino', 'mobile-unlimited'),
  coupons,
  disclaimers,
  english,
  // Chosen here: Christmas Eve, Three Kings' Day and Good Friday of the next years.
  closingDays: ['12-24', '01-06', '2027-03-26', '2028-04-14'],
}
