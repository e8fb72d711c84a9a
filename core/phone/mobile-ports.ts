import type { OfferId } from '../catalog/offer.ts'
import { lineIdAt } from './line-id.ts'
import type { PhoneDetails } from './phone-details.ts'
import type { LineNumber } from './phone-number.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { ratePlanOf, withPorting } from '../mobile/line-item.ts'
import type { MobileCartItem } from '../mobile/mobile-item.ts'
import { hasMobileLine } from '../mobile/mobile-item.ts'
import { ratePlanIds } from '../mobile/rate-plans.ts'

/** What a line that brings its number still needs: the number, a PIN that is valid, or nothing (MOB-39). */
export const portNeeds = ['number', 'newPin', 'nothing'] as const
export type PortNeed = (typeof portNeeds)[number]

/** A mobile line that brings its number. */
export type MobilePort = {
  readonly lineId: string
  readonly number: LineNumber | null
  readonly transferPinUntil: PlainDate | null
  readonly need: PortNeed
}

type Items = readonly MobileCartItem[]
type Phones = readonly PhoneDetails[]

const isOfMobile = ({ phoneProductId }: Pick<PhoneDetails, 'phoneProductId'>): boolean =>
  Object.values(ratePlanIds).includes(phoneProductId)

const bringsNumber = ({ productDetail }: MobileCartItem): boolean =>
  productDetail.portInfo?.portingFlag === true

const detailsAt = (phones: Phones, place: number): PhoneDetails | undefined =>
  phones.find((one) => isOfMobile(one) && one.lineId === lineIdAt(place))

/** Lists the lines of mobile items that bring their numbers, with what each still needs today (MOB-39). */
export const mobilePorts = (items: Items, phones: Phones, today: PlainDate): readonly MobilePort[] =>
  items.filter(hasMobileLine).flatMap((item, place) => {
    if (!bringsNumber(item)) return []
    const { telephoneNumber: number = null, transferPinUntil = null } = detailsAt(phones, place) ?? {}
    const isExpired = transferPinUntil !== null && transferPinUntil < today
    const need = number === null ? 'number' : isExpired ? 'newPin' : 'nothing'
    return [{ lineId: lineIdAt(place), number, transferPinUntil, need }]
  })

/** Returns the mobile items with the choices of numbers that were made for their lines (MOB-39). */
export const itemsForPhones = (items: Items, phones: Phones): Items => {
  let place = -1
  return items.map((item) => {
    if (!hasMobileLine(item)) return item
    place += 1
    const details = detailsAt(phones, place)
    return details === undefined ? item : withPorting(item, details.portingFlag)
  })
}

/** An item with its line's id, which finds the line's number after removals. Without an id it is new (MOB-39). */
export type IdentifiedItem = MobileCartItem & { readonly lineId?: string }

/** Gives each line the id of its place (MOB-39). */
export const withLineIds = (items: Items): readonly IdentifiedItem[] => {
  let place = -1
  return items.map((item) => {
    if (!hasMobileLine(item)) return item
    place += 1
    return { ...item, lineId: lineIdAt(place) }
  })
}

/** Returns items as they are stored: their places are the ids of their lines (MOB-39). */
export const withoutLineIds = (items: readonly IdentifiedItem[]): Items =>
  items.map((identified) => {
    const { lineId: _, ...item } = identified
    return item
  })

/**
 * Returns number details that agree with the mobile items (once `before`). A number moves and leaves with its line; it
 * has the line's plan, and leaves when the line stops bringing one, or brings one instead of a new one (MOB-39).
 */
export const phonesForItems = (phones: Phones, before: Items, items: readonly IdentifiedItem[]): Phones => {
  const known = before.filter(hasMobileLine).map((_, place) => lineIdAt(place))
  const lines = items.filter(hasMobileLine)
  const ids = lines.map(({ lineId }, place) => lineId ?? (place < known.length ? '' : lineIdAt(place)))
  const phoneProductId: OfferId = ratePlanOf(items)
  return phones.flatMap((details) => {
    const place = isOfMobile(details) ? ids.indexOf(details.lineId) : -1
    const item = lines[place]
    if (item === undefined) return isOfMobile(details) && known.includes(details.lineId) ? [] : [details]
    return bringsNumber(item) === details.portingFlag
      ? [{ ...details, phoneProductId, lineId: lineIdAt(place) }]
      : []
  })
}

/** Lists lines whose ported number is not given: as many as bring one, less the given numbers (MOB-39). */
export const portsWithoutNumber = (items: Items, phones: Phones, today: PlainDate): readonly MobilePort[] => {
  const ports = mobilePorts(items, phones, today)
  const given = phones.filter((one) => isOfMobile(one) && one.portingFlag).length
  return ports.filter(({ need }) => need === 'number').slice(0, Math.max(0, ports.length - given))
}
