import type { AddressForm } from '../address/address-form.ts'
import type { CustomerForm } from '../checkout/customer-form.ts'
import type { IdempotencyKey } from '../checkout/order.ts'

/** What a visitor has typed, and the key of an order in progress. Never card data, never a session id. */
export type Draft = {
  readonly addressForm: AddressForm
  readonly customerForm: CustomerForm
  readonly orderKey: IdempotencyKey | null
}

/** Stores the draft of this tab across a reload. Returns no draft without storage or if the draft can't be read. */
export type DraftStore = {
  readonly load: () => Draft | null
  readonly save: (draft: Draft) => void
  readonly clear: () => void
}
