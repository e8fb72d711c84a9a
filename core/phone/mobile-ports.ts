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

/**
 * Returns the details of numbers with the lines that remain: those of a removed line leave, and the lines after it move up. Of equal lines the last one
 * counts as removed (MOB-39).
 */
const phonesOfRemaining = (phones: Phones, before: Items, after: Items): Phones => {
  const lines = before.filter(hasMobileLine)
  const left = after.filter(hasMobileLine)
  const removed = lines.length - left.length
  if (removed <= 0) return phones
  const changed = left.findIndex((item, at) => JSON.stringify(item) !== JSON.stringify(lines[at]))
  const first = changed === -1 ? left.length : changed
  return phones.flatMap((details) => {
    const place = isOfMobile(details) ? lines.findIndex((_, at) => lineIdAt(at) === details.lineId) : -1
    if (place < first) return [details]
    return place < first + removed ? [] : [{ ...details, lineId: lineIdAt(place - removed) }]
  })
}

/**
 * Returns the details of numbers that agree with the mobile items, which were others `before`: those of a line follow its plan, and leave when the line brings a number no more, or
 * brings one instead of a new one (MOB-39).
 */
export const phonesForItems = (phones: Phones, before: Items, items: Items): Phones => {
  const lines = items.filter(hasMobileLine)
  const phoneProductId: OfferId = ratePlanOf(items)
  return phonesOfRemaining(phones, before, items).flatMap((details) => {
    const item = isOfMobile(details)
      ? lines.find((_, place) => lineIdAt(place) === details.lineId)
      : undefined
    if (item === undefined) return [details]
    return bringsNumber(item) === details.portingFlag ? [{ ...details, phoneProductId }] : []
  })
}

/** Lists the lines that bring a number which nobody gave: as many as bring one, less the numbers that were given (MOB-39). */
export const portsWithoutNumber = (items: Items, phones: Phones, today: PlainDate): readonly MobilePort[] => {
  const ports = mobilePorts(items, phones, today)
  const given = phones.filter((one) => isOfMobile(one) && one.portingFlag).length
  return ports.filter(({ need }) => need === 'number').slice(0, Math.max(0, ports.length - given))
}
