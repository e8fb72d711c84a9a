export type CustomerFieldFailure =
  | { readonly _tag: 'NameMissing' }
  | { readonly _tag: 'NameTooLong'; readonly max: number }
  | { readonly _tag: 'NameUnreadable' }
  | { readonly _tag: 'EmailMissing' }
  | { readonly _tag: 'EmailMalformed' }
  | { readonly _tag: 'PhoneMissing' }
  | { readonly _tag: 'PhoneMalformed' }
