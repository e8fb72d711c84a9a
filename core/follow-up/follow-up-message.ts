import type { AddressForm } from '../address/address-form.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { FollowUpKind } from './follow-up.ts'

/**
 * Confirmation of a request about an address, as data. Quotes no typed text: `address` is in network spelling, null for
 * an unknown one, so strangers cannot write into a mailbox. `expectedOn` is null if no day is known (MSG-08).
 */
export type FollowUpMessage = {
  readonly kind: 'followUpReceived'
  readonly email: string
  readonly followUp: FollowUpKind
  readonly address: AddressForm | null
  readonly expectedOn: PlainDate | null
}

/** Notice that a requested address can be served, as data. The network knows its address (LOC-43). */
export type ServiceMessage = {
  readonly kind: 'serviceAvailable'
  readonly email: string
  readonly address: AddressForm
}
