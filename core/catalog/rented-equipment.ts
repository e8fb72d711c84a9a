import type { Cents } from '../shared/money.ts'
import type { OfferId } from './offer.ts'

/**
 * Equipment that a brand rents to its customers with offers: the item of each offer, or with a `name` one device that
 * comes with any of them. `fee` is charged in cents for each one that does not come back.
 */
export type RentedEquipment = {
  readonly offerIds: readonly OfferId[]
  readonly name: string | null
  readonly fee: Cents
}
