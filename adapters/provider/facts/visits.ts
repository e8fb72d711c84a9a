import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import { schedulesNeeded } from '#core/checkout/schedules-needed.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import { isClosedDay } from '#core/schedule/closed-day.ts'
import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import { CREW_LIMITS, isSoldAt } from '#core/schedule/crew-plan.ts'
import { homeDayAt } from '#core/schedule/visit-instants.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import { visitsAfter } from '#core/schedule/visits-after.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { addDays, dateAt, dayOfWeek } from '#core/shared/plain-date.ts'
import { defaultCrewPlan } from './crew-plans.ts'
import { homeTimeOf } from './home-time.ts'
import { expectedOn } from './qualification.ts'
import type { SessionCall } from '../call/call.ts'
import { installOptionsOf, sessionInfoOf } from './pricing.ts'
import type { NetworkLocation } from '../network/network.ts'
import type { CrewWindows } from '../store/store.crew.ts'
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

/** The dependencies of the days and places that are planned. */
export type VisitPlan = {
  readonly plan: CrewPlan
  readonly closingDays: MerchandisingData['closingDays']
}

/** The area of windows, the time of a home, and the day it expects the network; null if there already or unknown. */
type VisitPlace = Pick<NetworkLocation, 'area' | 'state' | 'utcOffsetMinutes'> & {
  readonly expectedOn: PlainDate | null
}

/** Returns the day before the first one that is planned: today at the home, or the day the network is expected. */
const plannedAfter = (place: VisitPlace, now: EpochMs): PlainDate =>
  visitsAfter(homeDayAt(now, place), place.expectedOn)

/**
 * Plans the unbooked windows of an area in chronological order, without closed days. They start tomorrow, or after the
 * day the network is expected (SCH-09, SCH-10, SCH-15).
 */
export const plannedWindows = (
  { plan, closingDays }: VisitPlan,
  place: VisitPlace,
  now: EpochMs,
): readonly WindowRecord[] => {
  const { area } = place
  const closed = [...closingDays, ...plan.closedDays]
  const dates = Array.from({ length: plan.horizonDays }, (_, index) =>
    addDays(plannedAfter(place, now), index + 1),
  )
  return dates
    .filter((date) => plan.workDays.includes(dayOfWeek(date)) && !isClosedDay(date, closed))
    .flatMap((date) =>
      plan.dayWindows.map(({ fromHour, toHour }) => ({
        id: windowIdOf(area, date, fromHour),
        area,
        date,
        fromHour,
        toHour,
        capacity: plan.places,
        booked: 0,
      })),
    )
}

/**
 * Opens the planned windows that do not exist yet. Existing ones get the places of a stored plan, and keep their
 * bookings; the defaults do not change them.
 */
const openedWindows = async (
  tx: StoreTransaction,
  planned: readonly WindowRecord[],
  { plan, windows }: CrewWindows,
): Promise<readonly WindowRecord[]> => {
  const [first, last] = [planned[0], planned.at(-1)]
  if (first === undefined || last === undefined) return []
  const byId = (found: readonly WindowRecord[]): ReadonlyMap<WindowId, WindowRecord> =>
    new Map(found.map((window) => [window.id, window]))
  const open = byId(windows)
  const changed = planned.filter(({ id, capacity }) => {
    const window = open.get(id)
    return window === undefined || (plan !== null && window.capacity !== Math.max(capacity, window.booked))
  })
  if (changed.length > 0) await tx.openWindows(changed)
  const known = changed.length > 0 ? byId(await tx.windowsOf(first.area, first.date, last.date)) : open
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

/**
 * Opens the windows of a kind of visit that are sold at a place. A reserved one stays among them. Site visits have an
 * area and places of their own (SCH-13, SCH-14).
 */
const soldWindows = async (
  kind: VisitKind,
  {
    engine: { config },
    merchandising: { closingDays },
    now,
    tx,
  }: Pick<SessionCall, 'engine' | 'merchandising' | 'now' | 'tx'>,
  location: NetworkLocation,
  reservation: Reservation | null,
): Promise<readonly WindowRecord[]> => {
  const area = kind === 'installation' ? location.area : `${location.area}${SITE_VISITS}`
  const place = { ...location, area, expectedOn: expectedOn(location, now) }
  const after = plannedAfter(place, now)
  const last = addDays(after, CREW_LIMITS.horizonDays)
  const crew = await tx.crewWindows({ area: location.area, kind }, area, addDays(after, 1), last)
  const plan = crew.plan ?? defaultCrewPlan(config, kind)
  const planned = plannedWindows({ plan, closingDays }, place, now)
  const sold = planned.filter((window) => isSoldAt(plan, window, location, now))
  const opened = await openedWindows(tx, sold, crew)
  const reserved = crew.windows.filter(
    ({ id }) => id === reservation?.windowId && !opened.some((window) => window.id === id),
  )
  // The ids of an area are in the order of time.
  return [...opened, ...reserved].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Returns the date at the home of a session (SCH-15). */
export const todayOf = ({ session, now }: Pick<SessionCall, 'session' | 'now'>): PlainDate => {
  const home = homeTimeOf(session)
  return home === null ? dateAt(now, 0) : homeDayAt(now, home)
}

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
  const windows = await soldWindows(kind, call, location, reservation)
  return windows.map((window) => shown(window, reservation))
}

/** Returns a session's windows and visit (default: the kind it needs). No windows for a place that left the network. */
export const visitsOf = async (
  call: SessionCall,
  kind: VisitKind = visitKindOf(call, call.session) ?? 'installation',
): Promise<Visits> => {
  const { engine, tx, session } = call
  const match = await engine.network.find(session.localization.providedAddress)
  const reservation = await tx.reservationOf(session.owner)
  const windows = match.kind === 'found' ? await soldWindows(kind, call, match.location, reservation) : []
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
