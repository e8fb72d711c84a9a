import type { MoneyTextFailure } from '../shared/money-text.failure.ts'

export type PaymentFailure =
  | { readonly _tag: 'PaymentChannelUnknown'; readonly channel: string }
  | { readonly _tag: 'PaymentKindUnknown'; readonly kind: string }
  | { readonly _tag: 'PaymentModeUnknown'; readonly mode: string }
  /** What was to be sent in place of the number is the number; it is not repeated here. */
  | { readonly _tag: 'CardInClear' }
  | MoneyTextFailure
