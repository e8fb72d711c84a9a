export type AffiliateFailure = { readonly _tag: 'AffiliateIdInvalid'; readonly affiliateId: string }
