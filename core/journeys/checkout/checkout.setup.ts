import { assign, emit, setup } from 'xstate'
import { ORDER_POLLS_BEFORE_MAIL, orderPollMs } from '../../checkout/order-poll.ts'
import type { IdempotencyKey } from '../../checkout/order.ts'
import type { CheckoutRole } from '../shopping/shopping.events.ts'
import type { CheckoutPorts } from './checkout.actors.ts'
import { checkoutActors } from './checkout.actors.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutEmitted, CheckoutEvent, CheckoutStep } from './checkout.events.ts'
import { isVisitNeeded, mayFill, riskDecisionFor, stepToOpen } from './checkout.selectors.ts'
import { cartOf, declined, restoring } from './checkout.updates.ts'

/** The vocabulary of the checkout machine: its actors, guards, actions and delays, by name. */
export const checkoutSetup = (ports: CheckoutPorts) =>
  setup({
    types: {
      context: {} as CheckoutContext,
      events: {} as CheckoutEvent,
      emitted: {} as CheckoutEmitted,
    },
    actors: checkoutActors(ports),
    delays: { orderPoll: ({ context }) => orderPollMs(context.polls) },
    guards: {
      isReady: ({ context }) =>
        context.payment !== null && (!isVisitNeeded(context) || context.visit !== null),
      isSessionLost: ({ context }) => context.failure?._tag === 'SessionExpired',
      isAnswered: ({ context, event }) =>
        context.installKind !== null &&
        event.type === 'details.submitted' &&
        (event.risk !== null || riskDecisionFor(context, event.customer) !== null),
      hasReceipt: ({ event }) => event.type === 'session.restored' && event.snapshot.receipt !== null,
      mayPay: ({ context }) => mayFill(context, 'payment'),
      maySchedule: ({ context }) => mayFill(context, 'schedule') && isVisitNeeded(context),
      opens: ({ context }, step: CheckoutStep) => stepToOpen(context) === step,
      isMailDue: ({ context }) => context.polls >= ORDER_POLLS_BEFORE_MAIL,
      isPending: ({ context }) => context.pending !== null,
      wants: ({ event }, step: string) => event.type === 'step.requested' && event.step === step,
    },
    actions: {
      tellLost: emit({ type: 'session.lost' }),
      tellStale: emit({ type: 'session.stale' }),
      tellReopened: emit({ type: 'cart.reopened' }),
      tellRefreshed: emit(({ context }, chosen: CheckoutRole) => ({
        type: 'cart.refreshed' as const,
        cart: cartOf(context),
        chosen,
      })),
      takeCart: assign(({ event }) =>
        event.type === 'cart.confirmed' ? { cart: event.cart, wantedStep: event.step } : {},
      ),
      restore: assign(({ context, event }) =>
        event.type === 'session.restored' ? restoring(context, event.snapshot) : {},
      ),
      wantStep: assign(({ event }) => (event.type === 'step.requested' ? { wantedStep: event.step } : {})),
      forgetFailure: assign({ failure: null }),
      decline: assign(declined),
      loseWindow: assign({ visit: null, orderKey: null, failure: { _tag: 'WindowGone' as const } }),
      openIntention: assign(({ context }) => ({
        failure: null,
        polls: 0,
        orderKey: context.orderKey ?? (ports.random.id() as IdempotencyKey),
      })),
    },
  })

export type CheckoutSetup = ReturnType<typeof checkoutSetup>
