import type { OfferId } from './offer.ts'

/** Missing requirements of a line for a promo code. All are reported, because the buyer can fix each of them. */
export type PromoLack =
  | { readonly _tag: 'DeviceMissing' }
  | { readonly _tag: 'TradeInMissing' }
  | {
      readonly _tag: 'RatePlanNotAmong'
      readonly ratePlan: OfferId | null
      readonly ratePlans: readonly OfferId[]
    }
  | { readonly _tag: 'PortInMissing' }
