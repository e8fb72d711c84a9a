import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'
import type { PortalSnapshot } from '#core/journeys/portal/portal.selectors.ts'
import { selectShownChange } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { createPortal } from '#core/journeys/portal/portal.ts'
import type { PortalStore, StoredPortal } from '#core/ports/portal-draft.ts'
import type { PortalVisitPorts } from './embedded-store.ts'
import type { StateFacts } from './reached-states.ts'
import { watchMachine } from './reached-states.ts'
import type { RecordedEntry, RecordedState } from './recording.ts'
import type { ReplayedSession } from './replay.ts'
import { settled } from './settled.ts'
import type { PortalContext } from '#core/journeys/portal/portal.context.ts'

type Ids = (context: PortalContext) => readonly string[]

/** Ids that the store makes anew, and the lists of the account that contain them. */
const idLists: Readonly<Record<string, Ids>> = {
  billId: ({ overview }) => overview?.bills.map(({ id }) => id) ?? [],
  changeId: ({ overview }) => overview?.changes.map(({ id }) => id) ?? [],
  orderNumber: ({ overview }) => overview?.orders.map((order) => order.orderNumber) ?? [],
  windowId: ({ visit }) => visit?.windows?.map(({ id }) => id) ?? [],
}

/** Returns a recorded portal event: ids of bills, changes, orders and windows become list positions. */
const recordedPortalEvent = (event: PortalEvent, context: PortalContext) => ({
  ...event,
  ...Object.fromEntries(
    Object.entries(event).flatMap(([name, value]) => {
      const list = idLists[name]
      return list === undefined ? [] : [[name, list(context).indexOf(String(value))]]
    }),
  ),
})

/** Returns the event to send for a recorded one; null when a list has nothing at its position. */
const replayedPortalEvent = (
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

/** The visit of a customer to the portal without a screen, and everything sent and reached so far. */
export type PortalSession = ReplayedSession & {
  readonly portal: Portal
  readonly context: () => PortalSnapshot['context']
  /** Sends events, each once no call is under way. Resolves when the last one is done. */
  readonly send: (...events: readonly PortalEvent[]) => Promise<void>
  readonly close: () => void
}

const memoryPortalStore = (): PortalStore => {
  let stored: StoredPortal | null = null
  return {
    load: () => stored,
    save: (next) => {
      stored = next
    },
    clear: () => {
      stored = null
    },
  }
}

const factsOf = (portal: Portal): StateFacts => {
  const snapshot = portal.actor.getSnapshot()
  const { overview, notice, failure } = snapshot.context
  const change = selectShownChange(snapshot)
  return {
    ...(overview === null ? {} : { services: String(overview.services.length), balance: overview.balance }),
    ...(change === null ? {} : { change: change.state }),
    ...(notice === null ? {} : { notice }),
    ...(failure === null ? {} : { failure: failure._tag === 'Refused' ? failure.code : failure._tag }),
  }
}

/** Opens the portal at the services, as a customer who is signed in. `report` receives each state as it is reached. */
export const openPortalSession = (
  { orchestrator, clock, random, origin }: PortalVisitPorts,
  report: (reached: RecordedState) => void = () => undefined,
): PortalSession => {
  const startedAt = performance.now()
  const entries: RecordedEntry[] = []
  const portal = createPortal(
    { orchestrator, clock, random, store: memoryPortalStore() },
    { step: 'services', query: '', navigation: 'navigate', origin },
  )
  const end = watchMachine(
    'portal',
    portal.actor,
    (state) => {
      const entry = { kind: 'reached' as const, atMs: Math.round(performance.now() - startedAt), ...state }
      entries.push(entry)
      report(entry)
    },
    () => factsOf(portal),
    portal.step,
  )
  const whenSettled = (): Promise<void> => settled(() => [portal.actor])
  const context = () => portal.actor.getSnapshot().context
  const send = async (...events: readonly PortalEvent[]): Promise<void> => {
    for (const event of events) {
      await whenSettled()
      entries.push({ kind: 'sent', to: 'portal', event: recordedPortalEvent(event, context()) })
      portal.actor.send(event)
      await whenSettled()
    }
  }
  return {
    portal,
    entries,
    context,
    settled: whenSettled,
    send,
    sendRecorded: async ({ event }) => {
      const again = replayedPortalEvent(event, context())
      if (again === null) return false
      await send(again)
      return true
    },
    close: () => {
      end()
      portal.stop()
    },
  }
}
