import type { OfferId } from './offer.ts'

export type PromoCodeFailure =
  | { readonly _tag: 'PromoCodeUnknown'; readonly code: string }
  | { readonly _tag: 'PromoCriterionUnknown'; readonly criterion: string }

/** What a line still lacks for a promo code: each can be mended, so all of them are told. */
export type PromoLack =
  | { readonly _tag: 'DeviceMissing' }
  | { readonly _tag: 'TradeInMissing' }
  | {
      readonly _tag: 'RatePlanNotAmong'
      readonly ratePlan: OfferId | null
      readonly ratePlans: readonly OfferId[]
    }
  | { readonly _tag: 'PortInMissing' }
