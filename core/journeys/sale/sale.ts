import type { ActorOptions, AnyActorLogic } from 'xstate'
import { createActor } from 'xstate'
import type { SaleStatus } from '../../guards/step.ts'
import { permittedStep } from '../../guards/step.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import type { CheckoutActor } from '../checkout/checkout.selectors.ts'
import type { LocalizationActor } from '../localization/localization.selectors.ts'
import type { PageModelActor } from '../page-model/page-model.selectors.ts'
import type { SessionActor } from '../session/session.selectors.ts'
import type { LoadCartOptions } from '../../ports/cart-option-calls.ts'
import type { LoadFollowUps } from '../../ports/follow-up-calls.ts'
import type { LoadVisitor } from '../../ports/visitor.ts'
import type { ShoppingActor } from '../shopping/shopping.selectors.ts'
import type { SalePorts } from './sale.actors.ts'
import type { Visit } from './sale.context.ts'
import { createSaleMachine } from './sale.machine.ts'
import type { SaleActor } from './sale.selectors.ts'
import { selectWantedPages } from './sale.pages.ts'
import { selectStatus, selectStep } from './sale.selectors.ts'

/** The actors of a running sale, created once: the sale and the journeys it invokes. */
export type Sale = {
  readonly actor: SaleActor
  readonly localization: LocalizationActor
  readonly shopping: ShoppingActor
  readonly checkout: CheckoutActor
  readonly session: SessionActor
  /** The page models of the sale. */
  readonly pages: PageModelActor
  /** Loads what remembers the visit; null when nothing is remembered. */
  readonly visitor: LoadVisitor | null
  /** Loads the calls about coupons and telephone numbers; null where neither can be changed. */
  readonly cartOptions: LoadCartOptions | null
  /** Loads the calls about the outcome of an address; null where nothing can be requested. */
  readonly followUps: LoadFollowUps | null
  /** Returns the current step of the visitor. */
  readonly step: () => SaleStep
  readonly status: () => SaleStatus
  /** Opens a step if the guards permit it, else the step they redirect to. Returns the opened step. */
  readonly request: (step: SaleStep) => SaleStep
  readonly subscribe: (listener: () => void) => () => void
  readonly stop: () => void
}

/** Schedules the delays of the journeys. */
export type SaleTimers = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** Starts a sale. The sale of a returning visitor is restored first. `timers` defaults to those of the browser. */
export const createSale = (ports: SalePorts, visit: Visit, timers?: SaleTimers): Sale => {
  const actor = createActor(createSaleMachine(ports), {
    systemId: 'sale',
    input: { visit, draft: ports.drafts.load() },
    ...(timers === undefined ? {} : { clock: timers }),
  }).start()
  const { localization, shopping, checkout, session, pages } = actor.getSnapshot().children
  if (!localization || !shopping || !checkout || !session || !pages)
    throw new Error('a sale without its journeys')
  if (ports.loadPageModel !== undefined)
    actor.subscribe((snapshot) => pages.send({ type: 'pages.wanted', ...selectWantedPages(snapshot) }))
  return {
    actor,
    localization,
    shopping,
    checkout,
    session,
    pages,
    visitor: ports.visitor ?? null,
    cartOptions: ports.cartOptions ?? null,
    followUps: ports.followUps ?? null,
    step: () => selectStep(actor.getSnapshot()),
    status: () => selectStatus(actor.getSnapshot()),
    request: (step) => {
      const permitted = permittedStep(step, selectStatus(actor.getSnapshot()))
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
