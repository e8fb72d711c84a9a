import type { ActorOptions, AnyActorLogic } from 'xstate'
import { createActor } from 'xstate'
import type { PortalVisitStatus } from '../../guards/portal-step.ts'
import { permittedPortalStep } from '../../guards/portal-step.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import type { PortalPorts } from './portal.actors.ts'
import type { PortalEntry } from './portal.context.ts'
import { createPortalMachine } from './portal.machine.ts'
import type { PortalActor } from './portal.selectors.ts'
import { selectPortalStep } from './portal.selectors.ts'
import { portalStatusOf } from './portal.steps.ts'

/** A running visit to the customer portal. */
export type Portal = {
  readonly actor: PortalActor
  /** Returns the current step of the customer. */
  readonly step: () => PortalStep
  readonly status: () => PortalVisitStatus
  /** Opens a permitted step, else the guards' redirect. Returns the permitted step; null for the landing page. */
  readonly request: (step: PortalStep) => PortalStep | null
  readonly subscribe: (listener: () => void) => () => void
  readonly stop: () => void
}

/** Schedules the delays of the portal. */
export type PortalTimers = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** Starts a visit to the portal, with what this tab has stored of it. `timers` defaults to those of the browser. */
export const createPortal = (ports: PortalPorts, entry: PortalEntry, timers?: PortalTimers): Portal => {
  const actor = createActor(createPortalMachine(ports), {
    systemId: 'portal',
    input: { entry, stored: ports.store.load() },
    ...(timers === undefined ? {} : { clock: timers }),
  }).start()
  const status = (): PortalVisitStatus => portalStatusOf(actor.getSnapshot().context)
  return {
    actor,
    step: () => selectPortalStep(actor.getSnapshot()),
    status,
    request: (step) => {
      const permitted = permittedPortalStep(step, status())
      actor.send({ type: 'step.requested', step })
      return permitted
    },
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    stop: () => actor.stop(),
  }
}
