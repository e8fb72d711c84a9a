import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { ORDER_POLLS_BEFORE_MAIL } from '../../checkout/order-poll.ts'
import type { Person } from '../../checkout/person.ts'
import { isSamePerson } from '../../checkout/person.ts'
import type { CheckoutProgress } from '../../checkout/readiness.ts'
import { needsVisit } from '../../checkout/readiness.ts'
import type { ScheduleFacts } from '../../checkout/schedules-needed.ts'
import { kindOfVisit } from '../../checkout/schedules-needed.ts'
import { isReached } from '../../guards/step.ts'
import { LOCALIZATION_FLAGS } from '../../localization/outcome.ts'
import type { RiskDecision } from '../../risk/risk.ts'
import { checkoutSteps } from '../../routes/sale-step.ts'
import type { VisitKind } from '../../schedule/visit-kind.ts'
import { areAnyOpen } from '../../schedule/window.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import type { createCheckoutMachine } from './checkout.machine.ts'

export type CheckoutMachine = ReturnType<typeof createCheckoutMachine>
export type CheckoutActor = ActorRefFrom<CheckoutMachine>
export type CheckoutSnapshot = SnapshotFrom<CheckoutMachine>

/** Returns the facts that decide on the visit of a checkout. */
export const scheduleFactsOf = ({ preWorkReady, installKind, visit }: CheckoutContext): ScheduleFacts => ({
  isBlueOn: LOCALIZATION_FLAGS.blueFeature,
  preWorkReady,
  chosenInstall: installKind,
  hasVisit: visit !== null,
})

export const progressOf = (context: CheckoutContext): CheckoutProgress => ({
  hasPlan: context.cartId !== null,
  hasCustomer: context.customer !== null,
  riskDecision: context.riskDecision,
  installKind: context.installKind,
  hasAgreements: context.isAgreed,
  hasPayment: context.payment !== null,
  hasVisit: context.visit !== null,
  // While the windows are unknown, a visit may still be needed.
  areWindowsOpen:
    context.visit !== null ||
    (!context.isVisitByPhone && (context.windows === null || areAnyOpen(context.windows))),
})

/** Returns the recorded risk decision if it was made for this person (RSK-04), else null: the risk question is open. */
export const riskDecisionFor = (
  { customer, riskDecision }: CheckoutContext,
  person: Person,
): RiskDecision | null => (customer !== null && isSamePerson(customer, person) ? riskDecision : null)

/** Checks whether a step may be filled in: no earlier step is missing and the sale does not skip this one (GRD-03). */
export const mayFill = (context: CheckoutContext, step: CheckoutStep): boolean =>
  isReached(step, progressOf(context))

/** Returns the last step that may be filled in. */
const lastOpenStep = (context: CheckoutContext): CheckoutStep =>
  checkoutSteps.findLast((step) => mayFill(context, step)) ?? 'checkout'

/** Returns the requested step, or the last step that may be filled in. */
export const stepToOpen = (context: CheckoutContext): CheckoutStep =>
  mayFill(context, context.wantedStep) ? context.wantedStep : lastOpenStep(context)

/** Returns the kind of visit of a checkout (SCH-03). */
export const visitKindOf = (context: CheckoutContext): VisitKind =>
  kindOfVisit(context.installOptions, scheduleFactsOf(context))

export const isVisitNeeded = (context: CheckoutContext): boolean => needsVisit(progressOf(context))

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
