import { either as E } from 'fp-ts'
import { schedulesNeeded } from '#core/checkout/schedules-needed.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import { heldUntilOf, holdWindow, mayHold } from '#core/schedule/hold.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { handle, inSession, refuse, sessionHandler } from './call.ts'
import type { Provider } from './handler.ts'
import { infoOf, installOptionsOf } from './pricing.ts'
import { changeHandler, isReadyFor, mayShop, progressOf } from './standing.ts'
import type { Visits } from './visits.ts'
import { visitOf, visitsOf } from './visits.ts'

/** The kind of visit the address and the installation call for, chosen already or not (CHK-17, SCH-03); null when nobody comes. */
export const visitKindOf = (
  call: SessionCall,
  { installKind }: Pick<CheckoutProgress, 'installKind'>,
): VisitKind | null => {
  const { isBlueOn } = call.engine.config
  const { preWorkReady } = infoOf(call).serviceAddress
  const facts = { isBlueOn, preWorkReady, chosenInstall: installKind, hasVisit: false }
  const needed = schedulesNeeded(installOptionsOf(call), facts)
  return needed.isNeeded ? needed.visit.kind : null
}

/** Holds a place for the session in place of the one it has, of whatever kind: a session has one visit. */
const hold = async (
  { tx, session, engine, now }: SessionCall,
  { windows, reservation: held }: Visits,
  windowId: WindowId,
): Promise<Answer<{ readonly visit: InstallationWindow }>> => {
  if (!windows.some(({ id }) => id === windowId) || !mayHold(session.holds, windowId, now))
    return refuse('WINDOW_GONE')
  // The new place is taken before the old one is given back, so that a refusal leaves the old one.
  if (held?.windowId !== windowId) {
    if (held !== null) await tx.lockWindows([held.windowId, windowId])
    if (!(await tx.takePlace(windowId))) return refuse('WINDOW_GONE')
    if (held !== null) await tx.releasePlace(held.windowId)
  }
  const holds = holdWindow(session.holds, windowId, now, engine.config.holdMs)
  const reservation = { owner: session.owner, windowId, heldUntil: heldUntilOf(holds) }
  await tx.saveReservation(reservation)
  await tx.saveSession({ ...session, holds })
  const visit = await visitOf(tx, reservation)
  return visit === null ? refuse('WINDOW_GONE') : E.right({ visit })
}

/** The windows as the session may choose them: one that it must leave to others for a while has no place for it (SCH-08). */
const offeredTo = ({ session, now }: SessionCall, { windows }: Visits): readonly InstallationWindow[] =>
  windows.map((window) => (mayHold(session.holds, window.id, now) ? window : { ...window, placesLeft: 0 }))

type ScheduleCalls = Pick<
  Provider,
  'installationSchedule' | 'chooseWindow' | 'sroSchedule' | 'chooseSroWindow'
>

export const scheduleHandlers = (engine: Engine): ScheduleCalls => ({
  installationSchedule: sessionHandler(engine, async (call) =>
    mayShop(call) ? E.right({ windows: offeredTo(call, await visitsOf(call)) }) : refuse('STEP_MISSING'),
  ),

  chooseWindow: changeHandler(engine, async (call, { windowId }) => {
    const visits = await visitsOf(call)
    const progress = progressOf(call, visits)
    if (progress.installKind !== 'professional' || !isReadyFor('visit', progress))
      return refuse('STEP_MISSING')
    return hold(call, visits, windowId)
  }),

  // Whoever has no session at all is told of no windows; half of one, or a dead one, is refused as everywhere.
  sroSchedule: handle(engine, async (context) => {
    if (context.sessionId === null && context.secret === null) return E.right({ body: { windows: [] } })
    return inSession(engine, context, async (call) => {
      const progress = progressOf(call, await visitsOf(call))
      if (!mayShop(call) || visitKindOf(call, progress) !== 'siteVisit') return refuse('STEP_MISSING')
      return E.right({ body: { windows: offeredTo(call, await visitsOf(call, 'siteVisit')) } })
    })
  }),

  chooseSroWindow: changeHandler(engine, async (call, { windowId }) => {
    const progress = progressOf(call, await visitsOf(call))
    const isOpen = progress.installKind !== null && isReadyFor('visit', progress)
    if (!isOpen || visitKindOf(call, progress) !== 'siteVisit') return refuse('STEP_MISSING')
    return hold(call, await visitsOf(call, 'siteVisit'), windowId)
  }),
})
