export type AffiliateFailure = { readonly _tag: 'AffiliateIdInvalid'; readonly affiliateId: string }

export type MarketingFailure =
  | {
      readonly _tag: 'ParameterUnreadable'
      readonly parameter: string
      readonly text: string
    }
  | { readonly _tag: 'ParameterTooLong'; readonly parameter: string; readonly max: number }
