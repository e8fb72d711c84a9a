import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'

type Ids = (context: PortalContext) => readonly string[]

/** Ids that the store makes anew, and the lists of the account that contain them. */
const idLists: Readonly<Record<string, Ids>> = {
  billId: ({ overview }) => overview?.bills.map(({ id }) => id) ?? [],
  changeId: ({ overview }) => overview?.changes.map(({ id }) => id) ?? [],
  orderNumber: ({ overview }) => overview?.orders.map((order) => order.orderNumber) ?? [],
  windowId: ({ visit }) => visit?.windows?.map(({ id }) => id) ?? [],
}

/** Returns an event of the portal as it is recorded: an id of a bill, a change, an order or a window is its position in its list. */
export const recordedPortalEvent = (event: PortalEvent, context: PortalContext) => ({
  ...event,
  ...Object.fromEntries(
    Object.entries(event).flatMap(([name, value]) => {
      const list = idLists[name]
      return list === undefined ? [] : [[name, list(context).indexOf(String(value))]]
    }),
  ),
})

/** Returns the event to send for a recorded one; null when a list has nothing at its position. */
export const replayedPortalEvent = (
  event: Readonly<Record<string, unknown>>,
  context: PortalContext,
): PortalEvent | null => {
  const entries = Object.entries(event).map(([name, value]) => {
    const list = idLists[name]
    return [name, list === undefined ? value : list(context)[Number(value)]] as const
  })
  return entries.some(([, value]) => value === undefined)
    ? null
    : (Object.fromEntries(entries) as PortalEvent)
}
