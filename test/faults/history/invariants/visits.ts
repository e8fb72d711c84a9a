import { repeated } from '../grouped.ts'
import type { Check } from './violation.ts'

/** The time that a hold may exceed its end, in ms: two rounds of the recovery. */
const GRACE_MS = 20_000

/** I4: no window has more bookings than places, each booking has an owner, and each order its needed visit. */
export const placesHold: Check = ({ dbSnapshot, isSettled }) => {
  const { windows, reservations, orders, intents, nowMs } = dbSnapshot
  const isNeeded = (owner: string): boolean =>
    orders.some((order) => order.owner === owner) ||
    intents.some((intent) => intent.owner === owner && intent.state === 'pending')
  const heldIn = (windowId: string): number =>
    reservations.filter((reservation) => reservation.windowId === windowId).length
  return [
    ...windows.filter(({ booked, capacity }) => booked > capacity).map(({ id }) => `${id} is overbooked`),
    ...windows
      .filter(({ id, booked }) => booked !== heldIn(id))
      .map(({ id, booked }) => `${id} counts ${booked} and is held by ${heldIn(id)}`),
    ...repeated(reservations, ({ owner }) => owner).map(([owner]) => `${owner} holds several places`),
    ...reservations
      .filter(({ windowId }) => !windows.some(({ id }) => id === windowId))
      .map(({ windowId }) => `${windowId} is held and is no window`),
    ...orders
      .filter(({ owner, receipt: { visit } }) => {
        const own = reservations.find((reservation) => reservation.owner === owner)
        return visit === null ? own !== undefined : own?.windowId !== visit.id || own.heldUntil !== null
      })
      .map(({ orderNumber }) => `${orderNumber} does not hold the place it needs`),
    ...reservations
      .filter(({ owner, heldUntil }) =>
        heldUntil === null ? !isNeeded(owner) : isSettled && heldUntil + GRACE_MS <= nowMs,
      )
      .map(({ owner, windowId }) => `${windowId} is held by ${owner} beyond its time`),
  ]
}
