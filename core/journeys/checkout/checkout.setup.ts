import { assertEvent, assign, emit, setup } from 'xstate'
import { ORDER_POLLS_BEFORE_MAIL, orderPollMs } from '../../checkout/order-poll.ts'
import type { IdempotencyKey } from '../../checkout/order.ts'
import type { HoldEnd } from '../../schedule/hold-status.ts'
import { HOLD_WARNING_MS, holdEndOf, isRenewable } from '../../schedule/hold-status.ts'
import type { HeldVisit } from '../../ports/checkout-orchestrator.ts'
import type { CheckoutPorts } from './checkout.actors.ts'
import { checkoutActors } from './checkout.actors.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutDraft, CheckoutEmitted, CheckoutEvent } from './checkout.events.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import { continuesTo, mayFill, stepToOpen } from './checkout.filling.ts'
import { cartTaken, resetCheckout, restoring } from './checkout.records.ts'
import { declined } from './checkout.updates.ts'
import { riskDecisionFor } from './details/details.selectors.ts'
import { isVisitReady } from './schedule/schedule.selectors.ts'

/** Pause before a renewal that has failed is tried again, in ms. */
const HOLD_RETRY_MS = 10_000

/** Defines the actors, guards, actions and delays of the checkout machine by name. */
export const checkoutSetup = (ports: CheckoutPorts) => {
  const msUntil = (hold: HoldEnd | null, before: number): number =>
    hold === null ? 0 : Math.max(0, hold.endsAt - before - ports.clock.now())
  return setup({
    types: {
      context: {} as CheckoutContext,
      events: {} as CheckoutEvent,
      emitted: {} as CheckoutEmitted,
      input: {} as { readonly draft: CheckoutDraft | null },
    },
    actors: checkoutActors(ports),
    delays: {
      orderPoll: ({ context }) => orderPollMs(context.polls),
      holdWarning: ({ context: { hold } }) => msUntil(hold, HOLD_WARNING_MS),
      holdEnd: ({ context: { hold } }) => msUntil(hold, 0),
      holdRetry: HOLD_RETRY_MS,
    },
    guards: {
      isVisitReady: ({ context }) => isVisitReady(context),
      isSessionLost: ({ context }) => context.failure?._tag === 'SessionExpired',
      isIncomplete: ({ context }) => context.missing.length > 0,
      isAnswered: ({ context, event }) =>
        context.missing.length === 0 &&
        context.installKind !== null &&
        event.type === 'details.submitted' &&
        (event.risk !== null || riskDecisionFor(context, event.customer) !== null),
      hasReceipt: ({ event }) => event.type === 'session.restored' && event.snapshot.receipt !== null,
      hasPendingOrder: ({ event }) =>
        event.type === 'session.restored' && event.snapshot.pendingOrder !== undefined,
      isVisitOpen: ({ context }) => context.visit === null,
      isVisitLost: ({ context }) => context.lostVisit !== null,
      isHoldKnown: ({ context }) => context.hold !== null,
      isHoldRenewable: ({ context: { hold } }) => hold !== null && isRenewable(hold, ports.clock.now()),
      opens: ({ context }, step: CheckoutStep) => stepToOpen(context) === step,
      isMailDue: ({ context }) => context.polls >= ORDER_POLLS_BEFORE_MAIL,
      isPending: ({ context }) => context.pending !== null,
      continuesTo: ({ context }, step: { readonly from: CheckoutStep; readonly to: CheckoutStep }) =>
        continuesTo(context, step),
      mayGoTo: ({ context, event }, step: CheckoutStep) =>
        event.type === 'step.requested' && event.step === step && mayFill(context, step),
    },
    actions: {
      announceLost: emit({ type: 'session.lost' }),
      announceStale: emit({ type: 'session.stale' }),
      announceReopened: emit({ type: 'cart.reopened' }),
      reset: assign(({ context }) => resetCheckout(context)),
      takeCart: assign(({ context, event }) => {
        assertEvent(event, 'cart.confirmed')
        return cartTaken(context, event)
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
      takeVisit: assign((_, { visit, hold }: HeldVisit) => ({
        visit,
        hold: holdEndOf(hold, ports.clock.now()),
        lostVisit: null,
        isVisitByPhone: false,
      })),
      refuseWindow: assign({
        visit: null,
        hold: null,
        orderKey: null,
        failure: { _tag: 'WindowGone' as const },
      }),
      loseHold: assign(({ context }) => ({
        visit: null,
        hold: null,
        lostVisit: context.visit,
        orderKey: null,
      })),
      openIntention: assign(({ context }) => ({
        failure: null,
        polls: 0,
        orderKey: context.orderKey ?? (ports.random.id() as IdempotencyKey),
      })),
    },
  })
}

export type CheckoutSetup = ReturnType<typeof checkoutSetup>
