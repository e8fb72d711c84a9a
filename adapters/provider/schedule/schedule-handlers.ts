import { either as E } from 'fp-ts'
import { chooseWindow } from '#core/schedule/choose-window.ts'
import { heldUntilOf, holdWindow, mayHold } from '#core/schedule/hold.ts'
import { holdStatusAt } from '#core/schedule/hold-status.ts'
import type { HeldVisit } from '#core/ports/checkout-orchestrator.ts'
import type { VisitWindows, WindowId } from '#core/schedule/window.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { emptyWithoutSession, refuse, sessionHandler } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { mutationHandler, isReadyFor, mayShop, progressOf } from '../facts/sale-progress.ts'
import type { Visits } from '../facts/visits.ts'
import { visitKindOf, visitOf, visitsOf } from '../facts/visits.ts'

/** Reserves a place for the session, replacing its current one of any kind: a session has one visit. */
const reserve = async (
  { tx, session, engine, now }: SessionCall,
  { windows, today, reservation: current }: Visits,
  windowId: WindowId,
): Promise<Answer<HeldVisit>> => {
  if (E.isLeft(chooseWindow(windows, windowId, today)) || !mayHold(session.holds, windowId, now))
    return refuse('WINDOW_GONE')
  // The new place is taken before the old one is released, so that a refusal leaves the old one.
  if (current?.windowId !== windowId) {
    if (current !== null) await tx.lockWindows([current.windowId, windowId])
    if (!(await tx.takePlace(windowId))) return refuse('WINDOW_GONE')
    if (current !== null) await tx.releasePlace(current.windowId)
  }
  const holds = holdWindow(session.holds, windowId, now, engine.config.holdMs)
  const reservation = { owner: session.owner, windowId, heldUntil: heldUntilOf(holds) }
  await tx.saveReservation(reservation)
  await tx.saveSession({ ...session, holds })
  const visit = await visitOf(tx, reservation)
  const hold = holdStatusAt(holds, now)
  return visit === null || hold === null ? refuse('WINDOW_GONE') : E.right({ visit, hold })
}

/** Returns the windows that the session may choose. One it must leave to others has no places for it (SCH-08). */
const offeredTo = ({ session, now }: SessionCall, { windows, today }: Visits): VisitWindows => ({
  windows: windows.map((window) =>
    mayHold(session.holds, window.id, now) ? window : { ...window, placesLeft: 0 },
  ),
  today,
})

type ScheduleCalls = Pick<
  ProviderHandlers,
  'installationSchedule' | 'chooseWindow' | 'sroSchedule' | 'chooseSroWindow'
>

export const scheduleHandlers = (engine: Engine): ScheduleCalls => ({
  installationSchedule: sessionHandler(engine, async (call) =>
    mayShop(call) ? E.right(offeredTo(call, await visitsOf(call, 'installation'))) : refuse('STEP_MISSING'),
  ),

  chooseWindow: mutationHandler(engine, async (call, { windowId }) => {
    const visits = await visitsOf(call, 'installation')
    const progress = progressOf(call, visits)
    if (progress.installKind !== 'professional' || !isReadyFor('visit', progress))
      return refuse('STEP_MISSING')
    return reserve(call, visits, windowId)
  }),

  sroSchedule: emptyWithoutSession(
    engine,
    () => ({ windows: [], today: dateAt(engine.clock.now(), 0) }),
    async (call) => {
      const progress = progressOf(call, await visitsOf(call))
      if (!mayShop(call) || visitKindOf(call, progress) !== 'siteVisit') return refuse('STEP_MISSING')
      return E.right(offeredTo(call, await visitsOf(call, 'siteVisit')))
    },
  ),

  chooseSroWindow: mutationHandler(engine, async (call, { windowId }) => {
    const progress = progressOf(call, await visitsOf(call))
    const isOpen = progress.installKind !== null && isReadyFor('visit', progress)
    if (!isOpen || visitKindOf(call, progress) !== 'siteVisit') return refuse('STEP_MISSING')
    return reserve(call, await visitsOf(call, 'siteVisit'), windowId)
  }),
})
