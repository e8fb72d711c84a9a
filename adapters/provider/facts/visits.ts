import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import { schedulesNeeded } from '#core/checkout/schedules-needed.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import { isClosedDay } from '#core/schedule/closed-day.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import { visitsAfter } from '#core/schedule/visits-after.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { addDays, dateAt, dayOfWeek } from '#core/shared/plain-date.ts'
import { homeTimeOf } from './home-time.ts'
import { expectedOn } from './qualification.ts'
import type { SessionCall } from '../call/call.ts'
import { installOptionsOf, sessionInfoOf } from './pricing.ts'
import type { NetworkLocation } from '../network/network.ts'
import type { ProviderConfig } from '../provider-config.ts'
import type { Owner, Reservation, SessionRecord, StoreTransaction, WindowRecord } from '../store/store.ts'

/** The area suffix of site visits: surveyors and installers do not share places. */
const SITE_VISITS = '-SRO'

/** Returns the kind of visit of a window. */
export const kindOfWindow = ({ area }: Pick<WindowRecord, 'area'>): VisitKind =>
  area.endsWith(SITE_VISITS) ? 'siteVisit' : 'installation'

/** A session's available windows, local date and reserved visit. Its own reservation counts as free for itself. */
export type Visits = {
  readonly today: PlainDate
  readonly windows: readonly InstallationWindow[]
  readonly reservation: Reservation | null
  readonly visit: InstallationWindow | null
}

/** Derives the id from the window, so that two calls that open the same window open one. */
const windowIdOf = (area: string, date: string, fromHour: number): WindowId =>
  `${area}-${date}-${String(fromHour).padStart(2, '0')}` as WindowId

/** The dependencies of a plan's days and places. */
export type VisitPlan = {
  readonly config: Pick<ProviderConfig, 'horizonDays' | 'workDays' | 'dayWindows' | 'capacity'>
  readonly closingDays: MerchandisingData['closingDays']
}

/** A dispatch area and the day a home expects the network; null if it is there already, or the day is unknown. */
type VisitPlace = Pick<NetworkLocation, 'area' | 'utcOffsetMinutes'> & {
  readonly expectedOn: PlainDate | null
}

/**
 * Plans the unbooked windows of a dispatch area in chronological order, without closed days. They start tomorrow, or
 * after the day the network is expected (SCH-09, SCH-10).
 */
export const plannedWindows = (
  { config, closingDays }: VisitPlan,
  { area, utcOffsetMinutes, expectedOn }: VisitPlace,
  now: EpochMs,
): readonly WindowRecord[] => {
  const today = dateAt(now, utcOffsetMinutes)
  const dates = Array.from({ length: config.horizonDays }, (_, index) =>
    addDays(visitsAfter(today, expectedOn), index + 1),
  )
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

/** Opens the planned windows that do not exist yet. Existing windows keep their bookings. */
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

/** Returns the window of a reservation as its owner sees it. */
export const visitOf = async (
  tx: StoreTransaction,
  reservation: Reservation | null,
): Promise<InstallationWindow | null> => {
  const window = reservation === null ? null : await tx.windowById(reservation.windowId)
  return window === null ? null : shown(window, reservation)
}

/** Plans the windows for a kind of visit at a place. Site visits have an area and places of their own. */
const plannedFor = (
  kind: VisitKind,
  {
    engine: { config },
    merchandising: { closingDays },
    now,
  }: Pick<SessionCall, 'engine' | 'merchandising' | 'now'>,
  location: NetworkLocation,
): readonly WindowRecord[] => {
  const place = { ...location, expectedOn: expectedOn(location, now) }
  return kind === 'installation'
    ? plannedWindows({ config, closingDays }, place, now)
    : plannedWindows(
        { config: { ...config, capacity: config.siteVisitCapacity }, closingDays },
        { ...place, area: `${location.area}${SITE_VISITS}` },
        now,
      )
}

/** Returns the date at the address of a session. */
export const todayOf = ({ session, now }: Pick<SessionCall, 'session' | 'now'>): PlainDate =>
  dateAt(now, homeTimeOf(session)?.utcOffsetMinutes ?? 0)

/** Returns the visit kind that address and installation option need, chosen or not (CHK-17, SCH-03); null for none. */
export const visitKindOf = (
  call: SessionCall,
  { installKind }: Pick<CheckoutProgress, 'installKind'>,
): VisitKind | null => {
  const { isBlueOn } = call.engine.config
  const { preWorkReady } = sessionInfoOf(call).serviceAddress
  const facts = { isBlueOn, preWorkReady, chosenInstall: installKind, hasVisit: false }
  const needed = schedulesNeeded(installOptionsOf(call), facts)
  return needed.isNeeded ? needed.visit.kind : null
}

/** Returns the windows of a kind of visit at a place, as the owner of a reservation sees them. */
export const windowsAt = async (
  call: Pick<SessionCall, 'engine' | 'merchandising' | 'now' | 'tx'>,
  location: NetworkLocation,
  kind: VisitKind,
  reservation: Reservation | null,
): Promise<readonly InstallationWindow[]> => {
  const windows = await openedWindows(call.tx, plannedFor(kind, call, location))
  return windows.map((window) => shown(window, reservation))
}

/** Returns a session's windows and visit (default: the kind it needs). No windows for a place that left the network. */
export const visitsOf = async (
  call: SessionCall,
  kind: VisitKind = visitKindOf(call, call.session) ?? 'installation',
): Promise<Visits> => {
  const { engine, tx, session } = call
  const match = await engine.network.find(session.localization.providedAddress)
  const planned = match.kind === 'found' ? plannedFor(kind, call, match.location) : []
  const windows = await openedWindows(tx, planned)
  const reservation = await tx.reservationOf(session.owner)
  const own = windows.find(({ id }) => id === reservation?.windowId)
  return {
    today: todayOf(call),
    windows: windows.map((window) => shown(window, reservation)),
    reservation,
    // A reservation in a window that is no longer offered is still valid.
    visit: own === undefined ? await visitOf(tx, reservation) : shown(own, reservation),
  }
}

/** Releases a session's reservation, if any. The caller locks its cart. Locks the window before the reservation. */
export const releaseReservation = async (tx: StoreTransaction, owner: Owner): Promise<void> => {
  const reservation = await tx.reservationOf(owner)
  if (reservation === null) return
  await tx.releasePlace(reservation.windowId)
  await tx.deleteReservation(owner)
}

/**
 * Turns an order's pinned reservation back into a hold of its session, so that a declined buyer can pay otherwise and
 * keep the visit (SCH-02, SCH-08). Releases it if hold or session expired. Locks the window before the reservation.
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
