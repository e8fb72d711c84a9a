import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { ORDER_POLLS_BEFORE_MAIL } from '../../checkout/order-poll.ts'
import type { Person } from '../../checkout/person.ts'
import { isSamePerson } from '../../checkout/person.ts'
import type { CheckoutProgress } from '../../checkout/readiness.ts'
import { missingParts, needsVisit } from '../../checkout/readiness.ts'
import type { RiskDecision } from '../../risk/risk.ts'
import { areAnyOpen } from '../../schedule/window.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutStep } from './checkout.events.ts'
import type { createCheckoutMachine } from './checkout.machine.ts'

export type CheckoutMachine = ReturnType<typeof createCheckoutMachine>
export type CheckoutActor = ActorRefFrom<CheckoutMachine>
export type CheckoutSnapshot = SnapshotFrom<CheckoutMachine>

export const progressOf = (context: CheckoutContext): CheckoutProgress => ({
  hasPlan: context.cart !== null,
  hasCustomer: context.customer !== null,
  riskDecision: context.riskDecision,
  installKind: context.installKind,
  hasAgreements: context.isAgreed,
  hasPayment: context.payment !== null,
  hasVisit: context.visit !== null,
  // Until the desk is open the windows are not known, and a visit is not ruled out.
  areWindowsOpen: context.riskRequirements === null || context.visit !== null || areAnyOpen(context.windows),
})

/** The answer on record to the risk question, where it was given for this person (RSK-04); else null, and the question is open. */
export const riskDecisionFor = (
  { customer, riskDecision }: CheckoutContext,
  person: Person,
): RiskDecision | null => (customer !== null && isSamePerson(customer, person) ? riskDecision : null)

/** The first fillable step that still lacks something; the last one needed when nothing is missing. */
export const openStep = (context: CheckoutContext): CheckoutStep => {
  const progress = progressOf(context)
  const missing = missingParts(progress)
  if (missing.some((part) => part !== 'payment' && part !== 'visit')) return 'checkout'
  if (missing.includes('payment') || !needsVisit(progress)) return 'payment'
  return 'schedule'
}

const order: readonly CheckoutStep[] = ['checkout', 'payment', 'schedule']

/** A step may be filled when nothing before it is missing (GRD-03). */
export const mayFill = (context: CheckoutContext, step: CheckoutStep): boolean =>
  order.indexOf(step) <= order.indexOf(openStep(context))

export const isVisitNeeded = (context: CheckoutContext): boolean => needsVisit(progressOf(context))

/** The wanted step, or the last one before it that may be filled. */
export const stepToOpen = (context: CheckoutContext): CheckoutStep => {
  const wanted = context.wantedStep
  if (wanted === 'schedule' && !isVisitNeeded(context)) return openStep(context)
  return mayFill(context, wanted) ? wanted : openStep(context)
}

/** How far an order that was given has come: while it has a phase, no step can be filled. */
export type OrderPhase =
  | 'placing'
  | 'inDoubt'
  | 'unanswered'
  | 'outOfReach'
  | 'unplaced'
  | 'priceMoved'
  | 'stale'

/** The phase of an order under way, or null while the checkout is being filled or is over. */
export const orderPhase = (snapshot: CheckoutSnapshot): OrderPhase | null => {
  if (snapshot.matches({ inDoubt: 'outOfReach' })) return 'outOfReach'
  const isMailMentioned = snapshot.context.polls > ORDER_POLLS_BEFORE_MAIL
  if (snapshot.matches({ inDoubt: 'unanswered' }) || (snapshot.matches('inDoubt') && isMailMentioned))
    return 'unanswered'
  const phases = ['placing', 'inDoubt', 'unplaced', 'priceMoved', 'stale'] as const
  return phases.find((phase) => snapshot.matches(phase)) ?? null
}

export const isOrderUnderWay = (snapshot: CheckoutSnapshot): boolean => orderPhase(snapshot) !== null
