import type { OfferId } from '#core/catalog/offer.ts'
import type { RentedEquipment } from '#core/catalog/rented-equipment.ts'
import { cents } from '#core/shared/money.ts'

/** The equipment that Brisa rents. The fees are chosen here: the price of a used device. */
export const rentedEquipment: readonly RentedEquipment[] = [
  { offerIds: ['fibra-300' as OfferId, 'fibra-1000' as OfferId], name: 'Gateway WiFi', fee: cents(9_000) },
  { offerIds: ['wifi-malla' as OfferId], name: null, fee: cents(5_000) },
]
