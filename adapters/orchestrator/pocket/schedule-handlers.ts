import { either as E } from 'fp-ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Engine } from './call.ts'
import { refuse, sessionHandler } from './call.ts'
import type { Provider } from './handler.ts'
import { changeHandler, isReadyFor, mayShop, progressOf } from './standing.ts'
import { visitOf, visitsOf } from './visits.ts'

type ScheduleCalls = Pick<Provider, 'installationSchedule' | 'chooseWindow'>

export const scheduleHandlers = (engine: Engine): ScheduleCalls => ({
  installationSchedule: sessionHandler(engine, async (call) =>
    mayShop(call) ? E.right({ windows: (await visitsOf(call)).windows }) : refuse('STEP_MISSING'),
  ),

  chooseWindow: changeHandler(engine, async (call, { windowId }) => {
    const { tx, session, now } = call
    const visits = await visitsOf(call)
    const progress = progressOf(call, visits)
    if (progress.installKind !== 'professional' || !isReadyFor('visit', progress))
      return refuse('STEP_MISSING')
    if (!visits.windows.some(({ id }) => id === windowId)) return refuse('WINDOW_GONE')
    const held = visits.reservation
    // The new place is taken before the old one is given back, so that a refusal leaves the old one.
    if (held?.windowId !== windowId) {
      if (!(await tx.takePlace(windowId))) return refuse('WINDOW_GONE')
      if (held !== null) await tx.releasePlace(held.windowId)
    }
    const heldUntil = (now + engine.config.holdMs) as EpochMs
    const reservation = { owner: session.owner, windowId, heldUntil }
    await tx.saveReservation(reservation)
    const visit = await visitOf(tx, reservation)
    return visit === null ? refuse('WINDOW_GONE') : E.right({ visit })
  }),
})
