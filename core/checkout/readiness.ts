import type { RiskDecision } from '../risk/risk.ts'
import type { OrderInstall } from './install-option.ts'

/** The parts that an order needs, in the order in which a buyer provides them (CHK-06). */
export const orderParts = [
  'plan',
  'customer',
  'risk',
  'installOption',
  'agreements',
  'visit',
  'payment',
] as const
export type OrderPart = (typeof orderParts)[number]

/**
 * The progress of a session. `areWindowsOpen`: the address has an available installation window. `isAutoPay`: the buyer
 * chose automatic payments. `isPaymentNeeded`: the order needs a payment method (PAY-09).
 */
export type CheckoutProgress = {
  readonly hasPlan: boolean
  readonly hasCustomer: boolean
  readonly riskDecision: RiskDecision | null
  readonly installKind: OrderInstall | null
  readonly hasAgreements: boolean
  readonly isAutoPay: boolean
  readonly isPaymentNeeded: boolean
  readonly hasPayment: boolean
  readonly hasVisit: boolean
  readonly areWindowsOpen: boolean
}

/**
 * Checks whether a visit is required. A professional installation needs one; without an available window it is
 * scheduled by telephone after the order (SCH-01).
 */
export const needsVisit = (progress: Pick<CheckoutProgress, 'installKind' | 'areWindowsOpen'>): boolean =>
  progress.installKind === 'professional' && progress.areWindowsOpen

/** Returns the missing parts in order. An order can be placed only when none is missing (CHK-06). */
export const missingParts = (progress: CheckoutProgress): readonly OrderPart[] => {
  const missing: Record<OrderPart, boolean> = {
    plan: !progress.hasPlan,
    customer: !progress.hasCustomer,
    risk: progress.riskDecision === null,
    installOption: progress.installKind === null,
    agreements: !progress.hasAgreements,
    visit: needsVisit(progress) && !progress.hasVisit,
    payment: progress.isPaymentNeeded && !progress.hasPayment,
  }
  return orderParts.filter((part) => missing[part])
}
