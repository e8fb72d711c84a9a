import type { AddressForm } from '../address/address-form.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { FollowUpKind } from './follow-up.ts'

/**
 * The confirmation of a request about an address, as data. It quotes nothing that was typed: `address` is the spelling of the network, or null for
 * an address that the network does not know, so that a stranger cannot write into a mailbox. `expectedOn` is null where no day is known (MSG-08).
 */
export type FollowUpMessage = {
  readonly kind: 'followUpReceived'
  readonly email: string
  readonly followUp: FollowUpKind
  readonly address: AddressForm | null
  readonly expectedOn: PlainDate | null
}

/** Tells a visitor who requested a notice that the address can be served, as data. Its address is known to the network (LOC-43). */
export type ServiceMessage = {
  readonly kind: 'serviceAvailable'
  readonly email: string
  readonly address: AddressForm
}
