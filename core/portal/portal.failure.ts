export type PortalFailure =
  | { readonly _tag: 'NavigationUnknown'; readonly navigation: string }
  | { readonly _tag: 'PortalErrorUnknown'; readonly error: string }
  | { readonly _tag: 'StorageNameInvalid'; readonly name: string }
  | { readonly _tag: 'InstantInvalid'; readonly instant: number }
  | ReturnFailure

/** Reasons why an address is not a return target. */
export type ReturnFailure =
  | { readonly _tag: 'ReturnElsewhere'; readonly url: string }
  | { readonly _tag: 'ReturnNotAPage'; readonly url: string }
