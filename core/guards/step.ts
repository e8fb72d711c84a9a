import type { CheckoutProgress } from '../checkout/readiness.ts'
import { missingParts } from '../checkout/readiness.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import { isCheckoutStep, isSkipped, saleSteps } from '../routes/sale-step.ts'
import { flagsOf } from '../routes/route-flags.ts'
import { paths } from '../routes/routes.ts'
import type { Opening } from '../routes/steps.ts'
import { steps } from '../routes/steps.ts'
import { sessionGuard } from './session-guard.ts'

/** How far a sale has come: what the guards decide on. */
export type SaleStatus = {
  readonly isSessionAlive: boolean
  readonly hasOutcome: boolean
  readonly canShop: boolean
  readonly isOrdered: boolean
  /** The order was sent, and the bank has not answered yet. Left out where none was. */
  readonly isOrderPending?: boolean
  /** The session ended at the payment. Missing where the session is alive. */
  readonly hasPaymentExpired?: boolean
  /** Whether the cart is loaded, so that a missing plan is known to be missing. Left out where it always is. */
  readonly isCartLoaded?: boolean
  /** The buyer's account has an internet plan, so services need none in the cart (ACC-06). Absent without one. */
  readonly isInternetHeld?: boolean
  readonly progress: CheckoutProgress
}

const stepsBefore = (step: SaleStep): readonly SaleStep[] => saleSteps.slice(0, saleSteps.indexOf(step))

/** Whether the steps before this one have collected their parts, and the sale does not skip it (GRD-02, GRD-03). */
export const isReached = (step: SaleStep, progress: CheckoutProgress): boolean => {
  const missing = missingParts(progress)
  const required = stepsBefore(step).flatMap((name) => steps[name].collects ?? [])
  return required.every((part) => !missing.includes(part)) && !isSkipped(step, progress)
}

const openings: Readonly<Record<Opening, (step: SaleStep, status: SaleStatus) => boolean>> = {
  always: () => true,
  onceLocalized: (_, { hasOutcome }) => hasOutcome,
  whileShopping: (
    step,
    { isSessionAlive, canShop, isOrdered, isOrderPending = false, isInternetHeld = false, progress },
  ) =>
    isSessionAlive &&
    canShop &&
    !isOrdered &&
    !(isOrderPending && isCheckoutStep(step)) &&
    ((isInternetHeld && step === 'configure') || isReached(step, progress)),
  onceOrdered: (_, { isOrdered, isOrderPending = false, hasPaymentExpired = false }) =>
    isOrdered || isOrderPending || hasPaymentExpired,
}

/** Whether an expired session leads from a step to the confirmation, which says what became of the payment (GRD-07). */
export const confirmsOnExpiry = (step: SaleStep): boolean => {
  const guarded = sessionGuard(flagsOf(steps[step].path), false)
  return guarded?._tag === 'Redirect' && guarded.to.path === paths.confirmation
}

/** Whether a checkout step is wanted without an active offer in cart or account. It leads to the address (CHK-12). */
export const lacksActiveOffer = (
  wanted: SaleStep,
  { isSessionAlive, canShop, isOrdered, isCartLoaded = true, isInternetHeld = false, progress }: SaleStatus,
): boolean =>
  isCheckoutStep(wanted) &&
  isSessionAlive &&
  canShop &&
  !isOrdered &&
  isCartLoaded &&
  !progress.hasPlan &&
  !isInternetHeld

/**
 * Returns the wanted step if permitted. Otherwise the confirmation of an existing order, of a pending one for a wanted
 * checkout step, or of an expired session's payment; the address without an active offer; or the last permitted step
 * (GRD-01 to GRD-04, GRD-07, CHK-12, CHK-22).
 */
export const permittedStep = (wanted: SaleStep, status: SaleStatus): SaleStep => {
  const isPermitted = (step: SaleStep): boolean => openings[steps[step].opens](step, status)
  if (isPermitted(wanted)) return wanted
  if (status.isOrdered || (status.isOrderPending === true && isCheckoutStep(wanted))) return 'confirmation'
  if (status.hasPaymentExpired === true && confirmsOnExpiry(wanted)) return 'confirmation'
  if (lacksActiveOffer(wanted, status)) return 'address'
  return stepsBefore(wanted).reduce<SaleStep>(
    (last, step) => (steps[step].isDetour !== true && isPermitted(step) ? step : last),
    'address',
  )
}
