import { either as E } from 'fp-ts'
import type { LineOfBusiness } from '#core/catalog/offer.ts'
import type { OrderReceipt, ReceiptPhone } from '#core/checkout/order.ts'
import { readNumberCheck } from '#core/phone/number-check.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { isSameLine } from '#core/phone/phone-lines.ts'
import type { PortStatus } from '#core/phone/port-status.ts'
import { portState } from '#core/phone/port-status.ts'
import { decidePortability } from '#core/phone/portability.ts'
import { nextBusinessDay } from '#core/schedule/business-day.ts'
import type { ClosingDay } from '#core/schedule/closed-day.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import { numberRecord } from '../phones/number-plan.ts'
import type { OrderDetails } from '../store/store.checkout.ts'

/** The day on which the numbers are looked at, at the address of the order, and its state. */
export type PortDay = {
  readonly today: PlainDate
  readonly utcOffsetMinutes: number
  readonly state: string
  readonly closingDays: readonly ClosingDay[]
}

type Order = Pick<OrderReceipt, 'placedAt' | 'installKind' | 'visit' | 'quote' | 'phones'>

/** Returns a line's activation day: at home its installation, mobile at once. Null while a visit is not agreed. */
const startOf = (
  { placedAt, installKind, visit }: Order,
  lineOfBusiness: LineOfBusiness,
  { utcOffsetMinutes }: PortDay,
): PlainDate | null =>
  lineOfBusiness === 'Voice' && installKind === 'professional'
    ? (visit?.date ?? null)
    : dateAt(placedAt, utcOffsetMinutes)

/** Checks whether the carrier of a number releases it now. */
const isReleased = (number: LineNumber, lineOfBusiness: LineOfBusiness, state: string): boolean => {
  const { status, details } = numberRecord(number, lineOfBusiness, state)
  const check = readNumberCheck({ telephoneNumber: number }, { telephoneNumber: number, status })
  return E.isRight(check) && decidePortability(number, check.right, details).decision === 'portable'
}

/** Returns where the numbers are that an order moves from other carriers (PHN-11). */
export const portStatuses = (
  order: Order,
  details: OrderDetails | null,
  day: PortDay,
): readonly PortStatus[] =>
  (order.phones ?? []).flatMap(({ offerId, lineId, number, isPorted }: ReceiptPhone) => {
    if (!isPorted) return []
    const line = { phoneProductId: offerId, lineId }
    const pinUntil = details?.phones.find((one) => isSameLine(one, line))?.transferPinUntil ?? null
    const lineOfBusiness =
      order.quote.lines.find((sold) => sold.offerId === offerId)?.lineOfBusiness ?? 'Mobile'
    const startsOn = startOf(order, lineOfBusiness, day)
    const facts = {
      hasNumber: number !== null,
      isPortable: number !== null && isReleased(number as LineNumber, lineOfBusiness, day.state),
      pinUntil,
      startsOn,
      endsOn: startsOn === null ? null : nextBusinessDay(startsOn, day.closingDays),
    }
    const lastDigits = number === null ? null : number.slice(-4)
    return [{ offerId, lineId, lastDigits, state: portState(facts, day.today), pinUntil }]
  })
