import type { RiskDecision } from '../risk/risk.ts'
import type { InstallKind } from './install-option.ts'

/** The parts an order needs, in the order a buyer gives them (CHK-06). */
export const orderParts = [
  'plan',
  'customer',
  'risk',
  'installOption',
  'agreements',
  'payment',
  'visit',
] as const
export type OrderPart = (typeof orderParts)[number]

/** What a session holds so far. `areWindowsOpen`: some installation window of the address still has a place. */
export type CheckoutProgress = {
  readonly hasPlan: boolean
  readonly hasCustomer: boolean
  readonly riskDecision: RiskDecision | null
  readonly installKind: InstallKind | null
  readonly hasAgreements: boolean
  readonly hasPayment: boolean
  readonly hasVisit: boolean
  readonly areWindowsOpen: boolean
}

/** A professional installation needs a visit; with no window open it is agreed by telephone after the order (SCH-01). */
export const needsVisit = (progress: Pick<CheckoutProgress, 'installKind' | 'areWindowsOpen'>): boolean =>
  progress.installKind === 'professional' && progress.areWindowsOpen

/** The parts still missing, in order; an order is placed only when there are none (CHK-06). */
export const missingParts = (progress: CheckoutProgress): readonly OrderPart[] => {
  const missing: Record<OrderPart, boolean> = {
    plan: !progress.hasPlan,
    customer: !progress.hasCustomer,
    risk: progress.riskDecision === null,
    installOption: progress.installKind === null,
    agreements: !progress.hasAgreements,
    payment: !progress.hasPayment,
    visit: needsVisit(progress) && !progress.hasVisit,
  }
  return orderParts.filter((part) => missing[part])
}
