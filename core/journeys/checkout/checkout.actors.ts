import { type either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { PricedCart } from '../../cart/cart.ts'
import type { IntentId, OrderAnswer } from '../../checkout/order.ts'
import type { CardEncryption } from '../../ports/card-encryption.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { Random } from '../../ports/random.ts'
import type { StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'
import type { OrderRequest } from '../../ports/checkout-orchestrator.ts'
import { totalsOf } from '../../pricing/quote.ts'
import { loadSessionCart } from '../session-cart.ts'
import type { CheckoutFailure } from './checkout.failure.ts'
import type { RequirementsAnswer, RequirementsInput } from './checkout.requirements.ts'
import { loadRequirements } from './checkout.requirements.ts'
import type { ActorSystem } from './checkout.sale.ts'
import { saleOf } from './checkout.sale.ts'
import { detailsActors } from './details/details.actors.ts'
import { createDeferredRequirementsMachine } from './deferred-requirements.machine.ts'
import { paymentActors } from './payment/payment.actors.ts'
import { scheduleActors } from './schedule/schedule.actors.ts'

export type CheckoutPorts = {
  readonly orchestrator: Pick<
    StorefrontOrchestrator,
    | 'addCustomer'
    | 'riskRequirements'
    | 'assessRisk'
    | 'installOptions'
    | 'chooseInstallOption'
    | 'getAgreements'
    | 'acceptAgreements'
    | 'paymentSession'
    | 'validatePayment'
    | 'installationSchedule'
    | 'chooseWindow'
    | 'sroSchedule'
    | 'chooseSroWindow'
    | 'order'
    | 'cart'
    | 'orderStatus'
  >
  readonly cardEncryption: CardEncryption
  readonly random: Random
  readonly clock: Clock
  readonly log?: Log
}

/** Reads the sale's cart, because an order has the displayed price. A missing cart is a defect (throws). */
const cartOfSale = (system: ActorSystem): PricedCart => {
  const { saved } = saleOf(system).cart
  if (saved === null) throw new Error('ordering without a cart')
  return saved
}

export type Answered<A> = E.Either<CheckoutFailure, A>

/** An order attempt. `visitByPhone`: the schedule was skipped. */
type OrderInput = Pick<OrderRequest, 'key' | 'visitByPhone'>

/** The calls of the checkout: of its steps, of what it requires, and of the order. */
export const checkoutActors = (ports: CheckoutPorts) => {
  const { orchestrator, log, random } = ports
  const load = loadRequirements(orchestrator, log)
  /** A refused seal does not imply a changed price. Reads the current price, so that the buyer can agree to it. */
  const repriced = (failure: OrchestratorFailure): TE.TaskEither<OrchestratorFailure, never> =>
    failure._tag === 'Refused' && failure.code === 'SEAL_INVALID'
      ? F.pipe(
          loadSessionCart(orchestrator),
          TE.chainW(({ quote, seal }) => TE.left({ _tag: 'PriceMoved' as const, quote, seal })),
        )
      : TE.left(failure)
  return {
    ...detailsActors(ports),
    ...scheduleActors(ports),
    ...paymentActors(ports),
    loadCheckout: fromPromise<RequirementsAnswer, RequirementsInput>(({ input }) => load(input)()),
    loadMissing: createDeferredRequirementsMachine(load, random),
    placeOrder: fromPromise<Answered<OrderAnswer>, OrderInput>(({ input, system }) => {
      const { quote, seal } = cartOfSale(system)
      return F.pipe(orchestrator.order({ ...input, expected: totalsOf(quote), seal }), TE.orElseW(repriced))()
    }),
    askOrder: fromPromise<Answered<OrderAnswer>, IntentId>(({ input }) =>
      orchestrator.orderStatus({ id: input })(),
    ),
  }
}
