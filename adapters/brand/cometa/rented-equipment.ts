import type { OfferId } from '#core/catalog/offer.ts'
import type { RentedEquipment } from '#core/catalog/rented-equipment.ts'
import { cents } from '#core/shared/money.ts'

const id = (name: string): OfferId => name as OfferId

/** Equipment that Cometa rents. Fees chosen here: the price of a used device. Customer-owned equipment is left out. */
export const rentedEquipment: readonly RentedEquipment[] = [
  {
    offerIds: ['internet-assist', 'internet-advantage', 'internet-500', 'internet-gig'].map(id),
    name: 'Gateway WiFi',
    fee: cents(10_000),
  },
  { offerIds: [id('wifi-pod')], name: null, fee: cents(4_000) },
  { offerIds: [id('xumo-lease')], name: null, fee: cents(6_000) },
]
