export type CardFailure =
  | { readonly _tag: 'NameMissing' }
  | { readonly _tag: 'NumberMissing' }
  | { readonly _tag: 'NumberInvalid' }
  | { readonly _tag: 'ExpiryMalformed' }
  | { readonly _tag: 'CardExpired' }
  | { readonly _tag: 'CvvMalformed'; readonly length: number }
