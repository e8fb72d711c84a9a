import type { CodedCoupon } from '../catalog/coded-coupon.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { BrandTexts } from './brand-texts.ts'
import type { DisclaimerText } from '../label/disclaimer.ts'
import type { ClosingDay } from '../schedule/closed-day.ts'

/**
 * Brand data that stay on the server: codes that must not appear in a page, and rarely requested texts. All other data
 * are in the brand's own pack.
 */
export type MerchandisingData = {
  /** Offers that the store shows first, in order. */
  readonly featured: readonly OfferId[]
  readonly coupons: readonly CodedCoupon[]
  readonly disclaimers: readonly DisclaimerText[]
  /** The English of the brand's texts, for answers in English. */
  readonly english: BrandTexts
  /** Days without technicians, in addition to federal holidays (SCH-09). */
  readonly closingDays: readonly ClosingDay[]
}

/** Merchandising data of a brand without featured offers, codes and texts. */
export const NO_TERMS: MerchandisingData = {
  featured: [],
  coupons: [],
  disclaimers: [],
  english: {},
  closingDays: [],
}
