import type { Address } from '#core/address/address.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Agreement } from '#core/checkout/agreement.ts'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import type { Customer } from '#core/checkout/customer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import type { RiskSubmission } from '#core/journeys/checkout/details/details.events.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'

/** What a buyer chooses and gives in one purchase. */
export type Purchase = {
  readonly address: Address
  readonly plan: OfferId
  /** Everything in the cart besides the plan. */
  readonly items: readonly CartLine[]
  /** The devices and mobile lines; none by default. */
  readonly mobileItems?: readonly MobileCartItem[]
  readonly install: InstallKind
  readonly customer: Customer
  /** Null leaves the stored answer unchanged. */
  readonly risk: RiskSubmission | null
  readonly payment: PaymentSubmission
  /** The buyer chooses automatic payments. */
  readonly isAutoPay?: boolean | undefined
}

/** Returns the agreements a buyer accepts: the required ones, and autopay's for buyers who choose it. */
export const acceptedIn = (
  { isAutoPay = false }: Pick<Purchase, 'isAutoPay'>,
  agreements: readonly Agreement[],
): readonly Agreement[] => (isAutoPay ? agreements : requiredAgreements(agreements))

/** The steps of a purchase in their order. The agreements submit the details before them. */
export const purchaseSteps = [
  'findAddress',
  'choosePlan',
  'addItems',
  'confirmCart',
  'enterCustomer',
  'answerRisk',
  'chooseInstall',
  'acceptAgreements',
  'chooseVisit',
  'pay',
  'order',
] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

/** Carries out each step of a purchase and resolves once the next one can start. */
export type PurchaseDriver = Readonly<Record<PurchaseStep, (purchase: Purchase) => Promise<void>>>

/** The steps of a purchase: an installation without a technician needs no visit (SCH-01). */
export const stepsOf = ({ install }: Pick<Purchase, 'install'>): readonly PurchaseStep[] =>
  purchaseSteps.filter((step) => step !== 'chooseVisit' || install === 'professional')

/** The first and the last step of a part of a purchase; all of it by default. */
export type PurchasePart = { readonly from?: PurchaseStep; readonly through?: PurchaseStep }

/** Carries out a purchase from one step through another, by default all of it. */
export const carryOut = async (
  driver: PurchaseDriver,
  purchase: Purchase,
  { from = 'findAddress', through = 'order' }: PurchasePart = {},
): Promise<void> => {
  const isBetween = (step: PurchaseStep): boolean =>
    purchaseSteps.indexOf(from) <= purchaseSteps.indexOf(step) &&
    purchaseSteps.indexOf(step) <= purchaseSteps.indexOf(through)
  for (const step of stepsOf(purchase)) if (isBetween(step)) await driver[step](purchase)
}
