export type MoneyTextFailure =
  | { readonly _tag: 'MoneyMissing' }
  | { readonly _tag: 'MoneyMalformed'; readonly text: string }
  | { readonly _tag: 'MoneyOutOfRange'; readonly text: string; readonly max: number }
