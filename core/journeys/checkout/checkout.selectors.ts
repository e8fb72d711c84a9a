import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { ORDER_POLLS_BEFORE_MAIL } from '../../checkout/order-poll.ts'
import type { CheckoutProgress } from '../../checkout/readiness.ts'
import { areAnyOpen } from '../../schedule/window.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { createCheckoutMachine } from './checkout.machine.ts'

export type CheckoutMachine = ReturnType<typeof createCheckoutMachine>
export type CheckoutActor = ActorRefFrom<CheckoutMachine>
export type CheckoutSnapshot = SnapshotFrom<CheckoutMachine>

export const progressOf = (context: CheckoutContext): CheckoutProgress => ({
  hasPlan: context.cartId !== null,
  hasCustomer: context.customer !== null,
  riskDecision: context.riskDecision,
  installKind: context.installKind,
  hasAgreements: context.isAgreed,
  isAutoPay: context.isAutoPay,
  // The sale knows what is charged.
  isPaymentNeeded: true,
  hasPayment: context.payment !== null,
  // Where a visit was lost, the payment stays open: it offers other windows.
  hasVisit: context.visit !== null || context.lostVisit !== null,
  // While the windows are unknown, a visit may still be needed.
  areWindowsOpen:
    context.visit !== null ||
    (!context.isVisitByPhone && (context.windows === null || areAnyOpen(context.windows))),
})

/** Checks whether the checkout is being opened. Its code may be unreachable meanwhile. */
export const isOpening = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.failure === null

/** The phase of a submitted order. No step can be filled in during any of them. */
export type OrderPhase =
  | 'placing'
  | 'inDoubt'
  | 'unanswered'
  | 'outOfReach'
  | 'unplaced'
  | 'priceMoved'
  | 'stale'

/** Returns the phase of the order in progress, or null while the checkout is being filled in and after it has ended. */
export const orderPhase = (snapshot: CheckoutSnapshot): OrderPhase | null => {
  if (snapshot.matches({ inDoubt: 'outOfReach' })) return 'outOfReach'
  const isMailMentioned = snapshot.context.polls > ORDER_POLLS_BEFORE_MAIL
  if (snapshot.matches({ inDoubt: 'unanswered' }) || (snapshot.matches('inDoubt') && isMailMentioned))
    return 'unanswered'
  const phases = ['placing', 'inDoubt', 'unplaced', 'priceMoved', 'stale'] as const
  return phases.find((phase) => snapshot.matches(phase)) ?? null
}

export const isOrderUnderWay = (snapshot: CheckoutSnapshot): boolean => orderPhase(snapshot) !== null
