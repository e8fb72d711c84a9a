import type { AddressFormErrors } from '../address/address-form.ts'

export type ResponseCodeFailure = { readonly _tag: 'ResponseCodeUnknown'; readonly code: string }

export type AddressRequestFailure =
  | { readonly _tag: 'AddressIncomplete'; readonly errors: AddressFormErrors }
  | { readonly _tag: 'VParamUnreadable'; readonly vParam: string }
  | { readonly _tag: 'RetailTransIdUnreadable'; readonly retailTransId: string }
