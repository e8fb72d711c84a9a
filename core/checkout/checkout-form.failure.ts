import type { CustomerFieldFailure } from './customer.failure.ts'

export type CheckoutFieldFailure =
  | CustomerFieldFailure
  | { readonly _tag: 'PhoneTypeUnknown'; readonly phoneType: string }
  | { readonly _tag: 'AnswerMissing' }
  | { readonly _tag: 'AgreementMissing' }
  | { readonly _tag: 'WindowMissing' }
  | { readonly _tag: 'WindowNotOpen'; readonly windowId: string }
