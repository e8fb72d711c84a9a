import { nextStep } from '../../guards/next-step.ts'
import { isReached } from '../../guards/step.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import { checkoutSteps } from '../../routes/sale-step.ts'
import { steps } from '../../routes/steps.ts'
import type { CheckoutContext } from './checkout.context.ts'
import { progressOf } from './checkout.selectors.ts'

/** Checks whether a step may be filled in: no earlier step is missing and the sale does not skip this one (GRD-03). */
export const mayFill = (context: CheckoutContext, step: CheckoutStep): boolean =>
  isReached(step, progressOf(context))

/** Returns the last step that may be filled in. */
const lastOpenStep = (context: CheckoutContext): CheckoutStep =>
  checkoutSteps.findLast((step) => mayFill(context, step)) ?? 'checkout'

/** Returns the requested step, or the last step that may be filled in. */
export const stepToOpen = (context: CheckoutContext): CheckoutStep =>
  mayFill(context, context.wantedStep) ? context.wantedStep : lastOpenStep(context)

/** Lists the steps after a step. */
export const stepsAfter = (step: CheckoutStep): readonly CheckoutStep[] =>
  checkoutSteps.slice(checkoutSteps.indexOf(step) + 1)

/** Checks whether a completed step leads to another one. A lost visit is chosen again before the payment. */
export const continuesTo = (
  context: CheckoutContext,
  { from, to }: { readonly from: CheckoutStep; readonly to: CheckoutStep },
): boolean =>
  nextStep(steps, stepsAfter(from), { ...progressOf(context), hasVisit: context.visit !== null }) === to
