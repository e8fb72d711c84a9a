import { assertEvent, assign, emit, setup } from 'xstate'
import { ORDER_POLLS_BEFORE_MAIL, orderPollMs } from '../../checkout/order-poll.ts'
import type { IdempotencyKey } from '../../checkout/order.ts'
import type { Draft } from '../../ports/draft.ts'
import type { CheckoutPorts } from './checkout.actors.ts'
import { checkoutActors } from './checkout.actors.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutEmitted, CheckoutEvent } from './checkout.events.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import { isVisitNeeded, mayFill, riskDecisionFor, stepToOpen } from './checkout.selectors.ts'
import { declined, emptyCheckout, restoring } from './checkout.updates.ts'

/** The checkout's part of a draft. */
type CheckoutDraft = Pick<Draft, 'customerForm' | 'orderKey'>

/** Defines the actors, guards, actions and delays of the checkout machine by name. */
export const checkoutSetup = (ports: CheckoutPorts) =>
  setup({
    types: {
      context: {} as CheckoutContext,
      events: {} as CheckoutEvent,
      emitted: {} as CheckoutEmitted,
      input: {} as { readonly draft: CheckoutDraft | null },
    },
    actors: checkoutActors(ports),
    delays: { orderPoll: ({ context }) => orderPollMs(context.polls) },
    guards: {
      isReady: ({ context }) =>
        context.payment !== null && (!isVisitNeeded(context) || context.visit !== null),
      isSessionLost: ({ context }) => context.failure?._tag === 'SessionExpired',
      isIncomplete: ({ context }) => context.missing.length > 0,
      isAnswered: ({ context, event }) =>
        context.missing.length === 0 &&
        context.installKind !== null &&
        event.type === 'details.submitted' &&
        (event.risk !== null || riskDecisionFor(context, event.customer) !== null),
      hasReceipt: ({ event }) => event.type === 'session.restored' && event.snapshot.receipt !== null,
      isVisitOpen: ({ context }) => context.visit === null,
      maySchedule: ({ context }) => mayFill(context, 'schedule'),
      opens: ({ context }, step: CheckoutStep) => stepToOpen(context) === step,
      isMailDue: ({ context }) => context.polls >= ORDER_POLLS_BEFORE_MAIL,
      isPending: ({ context }) => context.pending !== null,
      mayGoTo: ({ context, event }, step: CheckoutStep) =>
        event.type === 'step.requested' && event.step === step && mayFill(context, step),
    },
    actions: {
      announceLost: emit({ type: 'session.lost' }),
      announceStale: emit({ type: 'session.stale' }),
      announceReopened: emit({ type: 'cart.reopened' }),
      reset: assign(({ context }) => ({ ...emptyCheckout, customerForm: context.customerForm })),
      takeCart: assign(({ event }) => {
        assertEvent(event, 'cart.confirmed')
        const { cartId, step: wantedStep, preWorkReady } = event
        return { cartId, wantedStep, preWorkReady, isVisitByPhone: false }
      }),
      restore: assign(({ context, event }) => {
        assertEvent(event, 'session.restored')
        return restoring(context, event.snapshot)
      }),
      wantStep: assign(({ event }) => {
        assertEvent(event, 'step.requested')
        return { wantedStep: event.step }
      }),
      skipSchedule: assign({ isVisitByPhone: true }),
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
