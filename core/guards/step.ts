import type { CheckoutProgress } from '../checkout/readiness.ts'
import { missingParts, needsVisit } from '../checkout/readiness.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import { saleSteps } from '../routes/sale-step.ts'

/** Where a visitor stands: what the guards decide on. */
export type Standing = {
  readonly isSessionAlive: boolean
  readonly hasOutcome: boolean
  readonly canShop: boolean
  readonly isOrdered: boolean
  readonly progress: CheckoutProgress
}

const permissions = (standing: Standing): Record<SaleStep, boolean> => {
  const { progress } = standing
  const isShopping = standing.isSessionAlive && standing.canShop && !standing.isOrdered
  const missing = missingParts(progress)
  const isFilled = missing.every((part) => part === 'payment' || part === 'visit')
  return {
    address: true,
    outcome: standing.hasOutcome,
    products: isShopping,
    configure: isShopping && progress.hasPlan,
    checkout: isShopping && progress.hasPlan,
    payment: isShopping && isFilled,
    schedule: isShopping && isFilled && progress.hasPayment && needsVisit(progress),
    confirmation: standing.isOrdered,
  }
}

/**
 * The step a visitor who asks for `wanted` is let into: that one when it is permitted, the confirmation when the order exists
 * and anything of the sale is asked for again, else the last permitted step before it; at worst the address (GRD-01 to GRD-04).
 */
export const permittedStep = (wanted: SaleStep, standing: Standing): SaleStep => {
  const isPermitted = permissions(standing)
  if (isPermitted[wanted]) return wanted
  if (standing.isOrdered) return 'confirmation'
  const before = saleSteps.slice(0, saleSteps.indexOf(wanted))
  return before.reduce<SaleStep>(
    (last, step) => (step !== 'outcome' && isPermitted[step] ? step : last),
    'address',
  )
}
