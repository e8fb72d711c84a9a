import type { CartLine } from '../cart/cart.ts'
import { quantityOf } from '../cart/cart.ts'
import type { LineOfBusiness, Offer } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { RentedEquipment } from '../catalog/rented-equipment.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays } from '../shared/plain-date.ts'
import { planOf } from './subscribed-service.ts'
import type { SubscribedService } from './portal-account.ts'
import type { Disclosure, ReturnedEquipment } from './service-change.ts'

/** The days in which equipment comes back after the end of its service: the term of the service agreement (PTL-18). */
export const RETURN_DAYS = 30

/** Returns rented devices of services that end on a day (PTL-18). A named device comes once, with any offer. */
export const equipmentOf = (
  ended: readonly SubscribedService[],
  rented: readonly RentedEquipment[],
  offers: readonly Offer[],
  endsOn: PlainDate,
): readonly ReturnedEquipment[] => {
  const lines: readonly CartLine[] = ended.flatMap((service) => service.lines)
  const returnBy = addDays(endsOn, RETURN_DAYS)
  return rented.flatMap(({ offerIds, name, fee }): readonly ReturnedEquipment[] => {
    if (name !== null)
      return lines.some(({ offerId }) => offerIds.includes(offerId))
        ? [{ offerId: null, name, quantity: 1, returnBy, fee }]
        : []
    return offerIds.flatMap((offerId) => {
      const quantity = quantityOf(lines, offerId)
      return quantity === 0
        ? []
        : [{ offerId, name: findOffer(offers, offerId)?.name ?? offerId, quantity, returnBy, fee }]
    })
  })
}

/** The lines of business whose end loses a telephone number, and those with mailboxes. */
const WITH_NUMBER: readonly LineOfBusiness[] = ['Voice', 'Mobile']
const WITH_MAILBOX: readonly LineOfBusiness[] = ['Internet']

/** Returns what the holder confirms to have read before services end, in this order (PTL-18). */
export const disclosuresOfEnd = (
  ended: readonly SubscribedService[],
  offers: readonly Offer[],
  { equipment, instalmentsDue }: { readonly equipment: readonly unknown[]; readonly instalmentsDue: Cents },
): readonly Disclosure[] => {
  const ends = ended.flatMap((service) => planOf(service, offers)?.lineOfBusiness ?? [])
  const when = (applies: boolean, disclosure: Disclosure): readonly Disclosure[] =>
    applies ? [disclosure] : []
  return [
    'serviceEnds',
    ...when(equipment.length > 0, 'equipmentReturn'),
    'finalBill',
    ...when(instalmentsDue > 0, 'instalmentsDue'),
    ...when(
      ends.some((line) => WITH_NUMBER.includes(line)),
      'numberLost',
    ),
    ...when(
      ends.some((line) => WITH_MAILBOX.includes(line)),
      'emailLost',
    ),
  ]
}
