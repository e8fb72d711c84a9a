import type { MarketingParameter } from './marketing-query.ts'

export type AffiliateFailure = { readonly _tag: 'AffiliateIdInvalid'; readonly affiliateId: string }

export type MarketingFailure =
  | {
      readonly _tag: 'ParameterUnreadable'
      readonly parameter: MarketingParameter
      readonly text: string
    }
  | { readonly _tag: 'ParameterTooLong'; readonly parameter: MarketingParameter; readonly max: number }
