export type BankFailure =
  | { readonly _tag: 'RoutingMissing' }
  | { readonly _tag: 'RoutingInvalid' }
  | { readonly _tag: 'AccountMissing' }
  | { readonly _tag: 'AccountInvalid'; readonly min: number; readonly max: number }
