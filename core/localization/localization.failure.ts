export type ResponseCodeFailure = { readonly _tag: 'ResponseCodeUnknown'; readonly code: string }
