import type { AcceptedAgreement } from '../../checkout/agreement.ts'
import { acceptedAmong, requiredAgreements } from '../../checkout/agreement.ts'
import type { Person } from '../../checkout/person.ts'
import { isSamePerson } from '../../checkout/person.ts'
import { isReached } from '../../guards/step.ts'
import type { RiskDecision } from '../../risk/risk.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import { checkoutSteps } from '../../routes/sale-step.ts'
import type { CheckoutContext } from './checkout.context.ts'
import { progressOf } from './checkout.selectors.ts'

/** Returns the recorded risk decision if it was made for this person (RSK-04), else null: the risk question is open. */
export const riskDecisionFor = (
  { customer, riskDecision }: CheckoutContext,
  person: Person,
): RiskDecision | null => (customer !== null && isSamePerson(customer, person) ? riskDecision : null)

/** Returns the agreements that the provider has recorded: the required ones where it only reports that nothing is missing. */
export const recordedAgreements = ({
  agreements,
  acceptedAgreements,
  isAgreed,
}: CheckoutContext): readonly AcceptedAgreement[] =>
  isAgreed && acceptedAgreements.length === 0
    ? requiredAgreements(agreements)
    : acceptedAmong(agreements, acceptedAgreements)

/** Checks whether a step may be filled in: no earlier step is missing and the sale does not skip this one (GRD-03). */
export const mayFill = (context: CheckoutContext, step: CheckoutStep): boolean =>
  isReached(step, progressOf(context))

/** Returns the last step that may be filled in. */
const lastOpenStep = (context: CheckoutContext): CheckoutStep =>
  checkoutSteps.findLast((step) => mayFill(context, step)) ?? 'checkout'

/** Returns the requested step, or the last step that may be filled in. */
export const stepToOpen = (context: CheckoutContext): CheckoutStep =>
  mayFill(context, context.wantedStep) ? context.wantedStep : lastOpenStep(context)
