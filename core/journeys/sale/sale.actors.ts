import type { either as E } from 'fp-ts'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import { fromCallback, fromPromise } from 'xstate'
import type { CartLine, PricedCart } from '../../cart/cart.ts'
import type { AddressLookup, AddressStandardizer } from '../../ports/address-lookup.ts'
import type { LoadFollowUps } from '../../ports/follow-up-calls.ts'
import type { LoadCartOptions } from '../../ports/cart-option-calls.ts'
import type { Clock } from '../../ports/clock.ts'
import type { DraftStore } from '../../ports/draft.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { SessionActivity } from '../../ports/session-activity.ts'
import type { SessionSnapshot, ShopOrchestrator } from '../../ports/storefront-orchestrator.ts'
import type { LoadVisitor, VisitAffiliate, VisitOrigin } from '../../ports/visitor.ts'
import type { Log } from '../../ports/log.ts'
import type { LoadPageModel } from '../../ports/page-models.ts'
import type { Visit } from './sale.context.ts'
import type { SaleVisitorEffects } from './sale.visitor.ts'
import type { LoadCheckout } from '../checkout/lazy-checkout.machine.ts'
import { createLazyCheckout } from '../checkout/lazy-checkout.machine.ts'
import { createLocalizationMachine } from '../localization/localization.machine.ts'
import { createPageModelMachine } from '../page-model/page-model.machine.ts'
import { createSessionMachine } from '../session/session.machine.ts'
import { createShoppingMachine } from '../shopping/shopping.machine.ts'

export type SalePorts = {
  readonly orchestrator: ShopOrchestrator
  readonly sessionActivity: SessionActivity
  readonly addressLookup: AddressLookup & AddressStandardizer
  /** Loads the code of the open checkout. */
  readonly loadCheckout: LoadCheckout
  readonly drafts: DraftStore
  readonly clock: Clock
  /** Remembers the visit beyond its session. Without it nothing is remembered. */
  readonly visitor?: LoadVisitor
  /** Loads page models. Without it no page waits for one. */
  readonly loadPageModel?: LoadPageModel
  readonly log?: Log
  /** The calls about coupons and telephone numbers. Without them neither can be changed. */
  readonly cartOptions?: LoadCartOptions
  readonly followUps?: LoadFollowUps
}

export type SaleAnswer<A> = E.Either<OrchestratorFailure, A>
type CartChange = { readonly version: number; readonly lines: readonly CartLine[] }

const journeys = ['localization', 'shopping', 'checkout', 'session', 'pages'] as const

/** Journeys live as long as the sale. Their events, and calls that extend the session, become sale events. */
export const saleActors = (ports: SalePorts, visitor: SaleVisitorEffects) => ({
  localization: createLocalizationMachine({
    ...ports,
    orchestrator: { ...ports.orchestrator, localize: visitor.localize },
  }),
  shopping: createShoppingMachine({ ...ports, restoreCart: visitor.restoreCart }),
  checkout: createLazyCheckout(ports.loadCheckout),
  session: createSessionMachine(ports),
  pages: createPageModelMachine(ports),
  relayEvents: fromCallback<AnyEventObject>(({ sendBack, system }) => {
    const emitted = journeys.map((id) => (system.get(id) as AnyActorRef).on('*', sendBack))
    const unsubscribe = ports.sessionActivity.subscribe(() => sendBack({ type: 'session.used' }))
    return () => {
      emitted.forEach((subscription) => subscription.unsubscribe())
      unsubscribe()
    }
  }),
  recallVisit: fromPromise<VisitOrigin | null, Visit>(({ input }) => visitor.recall(input)),
  findAffiliate: fromPromise<VisitAffiliate, Visit>(({ input }) => visitor.findAffiliate(input)),
  findSession: fromPromise<SaleAnswer<SessionSnapshot>>(() => ports.orchestrator.sessionInfo()()),
  saveCart: fromPromise<SaleAnswer<PricedCart>, CartChange>(({ input }) =>
    ports.orchestrator.modifyCart(input)(),
  ),
})
