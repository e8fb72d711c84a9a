import type { CheckoutProgress } from '../checkout/readiness.ts'
import type { SaleStep, Step, StepWith } from './steps.ts'
import { steps } from './steps.ts'

export type { SaleStep } from './steps.ts'

/** The steps of a journey. */
export type JourneyStep<Journey extends Step['journey']> = StepWith<{ readonly journey: Journey }>

/** The steps of the checkout that a buyer fills in before the order. */
export type CheckoutStep = StepWith<{ readonly journey: 'checkout'; readonly opens: 'whileShopping' }>

/** The steps of the shop: the pages on which an outcome starts shopping, the plans, and their configuration. */
export type ShopStep = JourneyStep<'shopping'>

export type TrailStep = StepWith<{ readonly isOnTrail: true }>

/** Every step of the sale, in order. */
export const saleSteps = Object.keys(steps) as readonly SaleStep[]

/** The steps that the trail lists. */
export const trailSteps = saleSteps.filter((step): step is TrailStep => steps[step].isOnTrail === true)

export const isTrailStep = (step: string): step is TrailStep => trailSteps.some((known) => known === step)

/** Returns a step's place on the trail: its own, or its parent step's. Null without a place. */
export const trailStepOf = (step: SaleStep): TrailStep | null =>
  isTrailStep(step) ? step : (steps[step].trailStep ?? null)

export const isCheckoutStep = (step: SaleStep): step is CheckoutStep =>
  steps[step].journey === 'checkout' && steps[step].opens === 'whileShopping'

export const checkoutSteps = saleSteps.filter(isCheckoutStep)

export const isShopStep = (step: SaleStep): step is ShopStep => steps[step].journey === 'shopping'

export const shopSteps = saleSteps.filter(isShopStep)

/** Whether a step may load an external human check's widget. From checkout on only own code runs (HUM-06). */
export const mayLoadWidget = (step: SaleStep): boolean => steps[step].journey !== 'checkout'

/** Whether a sale with this progress leaves a step out. */
export const isSkipped = (step: SaleStep, progress: CheckoutProgress): boolean =>
  steps[step].isSkipped?.(progress) ?? false

const following = (step: SaleStep): readonly SaleStep[] =>
  saleSteps.slice(saleSteps.indexOf(step) + 1).filter((name) => steps[name].isDetour !== true)

/** The steps a visitor may continue to: the following one and, while that may be skipped, the one after it. */
export const nextSteps = (step: SaleStep): readonly SaleStep[] => {
  const candidates = following(step)
  const last = candidates.findIndex((name) => steps[name].isSkipped === undefined)
  return candidates.slice(0, last + 1)
}
