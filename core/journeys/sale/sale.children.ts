import type { Draft } from '../../ports/draft.ts'
import type { CheckoutSnapshot } from '../checkout/checkout.selectors.ts'
import { orderPhase, progressOf } from '../checkout/checkout.selectors.ts'
import { checkoutStepOf } from '../checkout/checkout.steps.ts'
import type { LocalizationSnapshot } from '../localization/localization.selectors.ts'
import { localizationStepOf } from '../localization/localization.selectors.ts'
import type { ShoppingSnapshot } from '../shopping/shopping.selectors.ts'
import { shoppingStepOf } from '../shopping/shopping.selectors.ts'
import type { JourneyStatus, SaleContext } from './sale.context.ts'

type Update = Pick<SaleContext, 'journeys' | 'draft'>

/** Returns the draft with a change, or the same object if nothing changes. */
const updateDraft = (draft: Draft, change: Partial<Draft>): Draft => {
  const names = Object.keys(change) as readonly (keyof Draft)[]
  return names.every((name) => draft[name] === change[name]) ? draft : { ...draft, ...change }
}

const withStep = (
  { steps, ...status }: JourneyStatus,
  change: Partial<JourneyStatus['steps']>,
): JourneyStatus => ({ ...status, steps: { ...steps, ...change } })

export const localizationChanged = (context: SaleContext, snapshot: LocalizationSnapshot): Update => ({
  journeys: withStep(context.journeys, { localization: localizationStepOf(snapshot) }),
  draft: updateDraft(context.draft, { addressForm: snapshot.context.form }),
})

export const shoppingChanged = (context: SaleContext, snapshot: ShoppingSnapshot): Update => ({
  journeys: withStep(context.journeys, { shopping: shoppingStepOf(snapshot) }),
  draft: context.draft,
})

export const checkoutChanged = (context: SaleContext, snapshot: CheckoutSnapshot): Update => {
  const { customerForm, orderKey, failure } = snapshot.context
  return {
    journeys: {
      ...withStep(context.journeys, { checkout: checkoutStepOf(snapshot) }),
      progress: progressOf(snapshot.context),
      order: snapshot.matches('placed') ? 'placed' : orderPhase(snapshot),
      checkoutFailure: failure,
    },
    draft: updateDraft(context.draft, { customerForm, orderKey }),
  }
}

/** Checks whether the checkout has just stopped because another tab orders its cart, or has ordered it (I15). */
export const isNewlyOrderedElsewhere = (
  { checkoutFailure }: JourneyStatus,
  { context: { failure } }: CheckoutSnapshot,
): boolean =>
  failure?._tag === 'Refused' &&
  (failure.code === 'CART_ORDERED' || failure.code === 'ORDER_IN_FLIGHT') &&
  failure !== checkoutFailure

/** Checks whether the provider has an order whose charge has no answer yet. */
export const isPending = ({ order }: JourneyStatus): boolean =>
  order === 'inDoubt' || order === 'unanswered' || order === 'outOfReach'

/** Checks for an order in placement or at the bank. Its page outlives the session until the result is known. */
export const isInDoubt = (status: JourneyStatus): boolean => status.order === 'placing' || isPending(status)
