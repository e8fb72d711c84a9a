import { either as E } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { OrchestratorFailure } from '../../../ports/orchestrator.failure.ts'
import type { HeldVisit } from '../../../ports/checkout-orchestrator.ts'
import { windowSetFailure } from '../../../schedule/schedule-step.ts'
import type { VisitKind } from '../../../schedule/visit-kind.ts'
import type { VisitWindows, WindowId } from '../../../schedule/window.ts'
import type { Answered, CheckoutPorts } from '../checkout.actors.ts'
import { windowsOf } from '../checkout.requirements.ts'

/** A window of a kind of visit. */
type ChosenWindow = { readonly kind: VisitKind; readonly windowId: WindowId }

/** Checks whether a window could not be set for another reason than that somebody took it or the session ended. */
const isBroken = (failure: OrchestratorFailure): boolean =>
  failure._tag === 'Refused' ? failure.code !== 'WINDOW_GONE' : failure._tag !== 'SessionExpired'

/** The calls of the step of the visit. */
export const scheduleActors = ({ orchestrator, log }: CheckoutPorts) => ({
  loadWindows: fromPromise<Answered<VisitWindows>, VisitKind>(({ input: kind }) =>
    windowsOf(orchestrator, kind)(),
  ),
  holdWindow: fromPromise<Answered<HeldVisit>, ChosenWindow>(async ({ input: { kind, windowId } }) => {
    const choose = kind === 'siteVisit' ? orchestrator.chooseSroWindow : orchestrator.chooseWindow
    const answer = await choose({ windowId })()
    if (E.isLeft(answer) && isBroken(answer.left)) log?.(windowSetFailure(kind, answer.left._tag))
    return answer
  }),
})
