import type { StoreTerms } from '#core/brand/store-terms.ts'
import { isClosedDay } from '#core/schedule/closed-day.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { addDays, dateAt, dayOfWeek } from '#core/shared/plain-date.ts'
import type { SessionCall } from './call.ts'
import type { NetworkLocation } from './network/network.ts'
import type { PocketConfig } from './pocket-config.ts'
import type { Owner, Reservation, SessionRecord, StoreTransaction, WindowRecord } from './store.ts'

/** What the area of a site visit is called: its surveyors share no place with those who install. */
const SITE_VISITS = '-SRO'

/** What a window is for. */
export const kindOfWindow = ({ area }: Pick<WindowRecord, 'area'>): VisitKind =>
  area.endsWith(SITE_VISITS) ? 'siteVisit' : 'installation'

/** The windows a session may choose from, and the one it holds; its own place counts as left to itself. */
export type Visits = {
  readonly windows: readonly InstallationWindow[]
  readonly reservation: Reservation | null
  readonly visit: InstallationWindow | null
}

/** The id says all there is to say, so that two calls that open the same window open one. */
const windowIdOf = (area: string, date: string, fromHour: number): WindowId =>
  `${area}-${date}-${String(fromHour).padStart(2, '0')}` as WindowId

/** What the days and places of a plan depend on. */
export type VisitPlan = {
  readonly config: Pick<PocketConfig, 'horizonDays' | 'workDays' | 'dayWindows' | 'capacity'>
  readonly closingDays: StoreTerms['closingDays']
}

/** Plans the windows of a dispatch area from tomorrow on, none of them booked, in the order of time; none on a closed day (SCH-09). */
export const plannedWindows = (
  { config, closingDays }: VisitPlan,
  { area, utcOffsetMinutes }: Pick<NetworkLocation, 'area' | 'utcOffsetMinutes'>,
  now: EpochMs,
): readonly WindowRecord[] => {
  const today = dateAt(now, utcOffsetMinutes)
  const dates = Array.from({ length: config.horizonDays }, (_, index) => addDays(today, index + 1))
  return dates
    .filter((date) => config.workDays.includes(dayOfWeek(date)) && !isClosedDay(date, closingDays))
    .flatMap((date) =>
      config.dayWindows.map(({ fromHour, toHour }) => ({
        id: windowIdOf(area, date, fromHour),
        area,
        date,
        fromHour,
        toHour,
        capacity: config.capacity,
        booked: 0,
      })),
    )
}

/** Windows are opened when somebody first asks for them; those open already keep their bookings. */
const openedWindows = async (
  tx: StoreTransaction,
  planned: readonly WindowRecord[],
): Promise<readonly WindowRecord[]> => {
  const [first, last] = [planned[0], planned.at(-1)]
  if (first === undefined || last === undefined) return []
  const read = async (): Promise<ReadonlyMap<WindowId, WindowRecord>> =>
    new Map((await tx.windowsOf(first.area, first.date, last.date)).map((window) => [window.id, window]))
  const open = await read()
  const missing = planned.filter((window) => !open.has(window.id))
  if (missing.length > 0) await tx.openWindows(missing)
  const known = missing.length > 0 ? await read() : open
  return planned.flatMap(({ id }) => known.get(id) ?? [])
}

const shown = (window: WindowRecord, reservation: Reservation | null): InstallationWindow => {
  const { id, date, fromHour, toHour, capacity, booked } = window
  const own = reservation?.windowId === id ? 1 : 0
  return { id, date, fromHour, toHour, placesLeft: Math.max(0, capacity - booked + own) }
}

/** The window of a reservation, as its owner sees it. */
export const visitOf = async (
  tx: StoreTransaction,
  reservation: Reservation | null,
): Promise<InstallationWindow | null> => {
  const window = reservation === null ? null : await tx.windowById(reservation.windowId)
  return window === null ? null : shown(window, reservation)
}

/** The windows of a kind of visit at a place: a site visit has an area and places of its own. */
const plannedFor = (
  kind: VisitKind,
  { engine: { config }, terms: { closingDays }, now }: Pick<SessionCall, 'engine' | 'terms' | 'now'>,
  location: NetworkLocation,
): readonly WindowRecord[] =>
  kind === 'installation'
    ? plannedWindows({ config, closingDays }, location, now)
    : plannedWindows(
        { config: { ...config, capacity: config.siteVisitCapacity }, closingDays },
        { ...location, area: `${location.area}${SITE_VISITS}` },
        now,
      )

/** A place that the network no longer knows has no windows: its visit is agreed by telephone. */
export const visitsOf = async (call: SessionCall, kind: VisitKind = 'installation'): Promise<Visits> => {
  const { engine, tx, session } = call
  const match = engine.network.find(session.localization.providedAddress)
  const planned = match.kind === 'found' ? plannedFor(kind, call, match.location) : []
  const windows = await openedWindows(tx, planned)
  const reservation = await tx.reservationOf(session.owner)
  const own = windows.find(({ id }) => id === reservation?.windowId)
  return {
    windows: windows.map((window) => shown(window, reservation)),
    reservation,
    // A place in a window that is no longer offered is still a place.
    visit: own === undefined ? await visitOf(tx, reservation) : shown(own, reservation),
  }
}

/** Gives back the place a session has, if it has one; under the lock of its cart. The window is locked before its reservation. */
export const releaseReservation = async (tx: StoreTransaction, owner: Owner): Promise<void> => {
  const reservation = await tx.reservationOf(owner)
  if (reservation === null) return
  await tx.releasePlace(reservation.windowId)
  await tx.deleteReservation(owner)
}

/**
 * Turns the place that an order had pinned back into a hold of its session, so that a declined buyer can pay in another way and keep the
 * visit (SCH-02, SCH-08). A place whose time is over, or whose session is, is given back. The window is locked before its reservation.
 */
export const holdAgain = async (
  tx: StoreTransaction,
  session: SessionRecord | null,
  owner: Owner,
  { heldUntil, now }: { readonly heldUntil: EpochMs; readonly now: EpochMs },
): Promise<void> => {
  if (session === null || session.expiresAt <= now || heldUntil <= now) return releaseReservation(tx, owner)
  const reservation = await tx.reservationOf(owner)
  if (reservation === null) return
  await tx.lockWindows([reservation.windowId])
  await tx.saveReservation({ ...reservation, heldUntil })
}
