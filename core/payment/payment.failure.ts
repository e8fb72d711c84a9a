import type { MoneyTextFailure } from '../shared/money-text.failure.ts'

export type PaymentFailure =
  | { readonly _tag: 'PaymentChannelUnknown'; readonly channel: string }
  /** The unencrypted value is the card number, so the failure does not contain it. */
  | { readonly _tag: 'CardInClear' }
  | MoneyTextFailure
