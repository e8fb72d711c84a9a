import type { AddressForm } from '../address/address-form.ts'
import type { CustomerForm } from '../checkout/customer-form.ts'
import type { IdempotencyKey } from '../checkout/order.ts'

/** What a visitor has typed, and the key of an order under way. Never card data, never a session id. */
export type Draft = {
  readonly addressForm: AddressForm
  readonly customerForm: CustomerForm
  readonly orderKey: IdempotencyKey | null
}

/** Keeps the draft of this tab across a reload. Without storage, or with a draft that can't be read, there is none. */
export type DraftStore = {
  readonly load: () => Draft | null
  readonly save: (draft: Draft) => void
  readonly clear: () => void
}
