import type { CodedCoupon } from '../catalog/coded-coupon.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { DisclaimerText } from '../label/disclaimer.ts'
import type { ClosingDay } from '../schedule/closed-day.ts'

/**
 * What of a brand stays with its server: codes that nobody shall read out of a page, and texts that few ask for. The rest is the brand's
 * own pack.
 */
export type StoreTerms = {
  /** What the store shows first, in order. */
  readonly featured: readonly OfferId[]
  readonly coupons: readonly CodedCoupon[]
  readonly disclaimers: readonly DisclaimerText[]
  /** Days beside the federal holidays on which no technician comes (SCH-09). */
  readonly closingDays: readonly ClosingDay[]
}

/** A brand that features nothing and has neither codes nor texts. */
export const NO_TERMS: StoreTerms = { featured: [], coupons: [], disclaimers: [], closingDays: [] }
