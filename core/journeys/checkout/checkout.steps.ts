import type { CheckoutStep, JourneyStep } from '../../routes/sale-step.ts'
import { checkoutSteps } from '../../routes/sale-step.ts'
import type { CheckoutSnapshot } from './checkout.selectors.ts'

/** Returns the state of `filling` in which a step is filled in. */
export const fillingState = <Step extends CheckoutStep>(step: Step) =>
  (step === 'checkout' ? 'details' : step) as Step extends 'checkout' ? 'details' : Step

/** Returns a state's step: payment while the order is placed, confirmation once the provider has it (CHK-22). */
export const checkoutStepOf = (snapshot: CheckoutSnapshot): JourneyStep<'checkout'> => {
  if (snapshot.matches('placed') || snapshot.matches('inDoubt')) return 'confirmation'
  if (snapshot.matches('closed') || snapshot.matches('loading')) return 'checkout'
  if (!snapshot.matches('filling')) return 'payment'
  return checkoutSteps.find((step) => snapshot.matches({ filling: fillingState(step) })) ?? 'checkout'
}
