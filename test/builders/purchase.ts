import { either as E } from 'fp-ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { Address } from '#core/address/address.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { AccountNumber, RoutingNumber } from '#core/bank/bank.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Agreement } from '#core/checkout/agreement.ts'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import type { ConfirmationPage } from '#core/checkout/confirmation-page.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { Customer } from '#core/checkout/customer.ts'
import type { PaymentSubmission, RiskSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import type { ClearAccount, ClearCard } from '#core/ports/card-encryption.ts'
import { GIG, POD, customer, settled } from '#stories/stage/buyer.ts'

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
  /** Null keeps the answer on record. */
  readonly risk: RiskSubmission | null
  readonly payment: PaymentSubmission
  /** The buyer chooses automatic payments. */
  readonly isAutoPay?: boolean | undefined
}

/** Returns the agreements that a buyer accepts: the required ones, and that of automatic payments for a buyer who chooses them. */
export const acceptedIn = (
  { isAutoPay = false }: Pick<Purchase, 'isAutoPay'>,
  agreements: readonly Agreement[],
): readonly Agreement[] => (isAutoPay ? agreements : requiredAgreements(agreements))

export const smallNetworkOnce = smallNetwork()

/** An address of the small network that leads there, from channel dotcom. */
export const addressWithOutcome = (outcome: OutcomeKind): Address => {
  const sample = smallNetworkOnce.samples().find((known) => known.outcome === outcome)
  const address = parseAddressForm(sample?.address ?? { street: '', unit: '', zip: '' })
  if (E.isLeft(address)) throw new Error(`no address has the outcome ${outcome}`)
  return address.right
}

export const cardOf = (number = '4111111111111111'): ClearCard => ({
  number: number as CardNumber,
  cvv: '123' as Cvv,
  expirationDate: '2031-04' as CardExpiry,
})

export const accountOf = (number = '000123456789'): ClearAccount => ({
  kind: 'checking',
  routing: '110000000' as RoutingNumber,
  number: number as AccountNumber,
})

export const cardPayment = (number?: string): PaymentSubmission => ({
  kind: 'card',
  card: cardOf(number),
  nameOnCard: 'María Ñúñez',
  zipCode: '33130',
})

export const bankPayment = (number?: string): PaymentSubmission => ({
  kind: 'bank',
  account: accountOf(number),
  nameOnAccount: 'María Ñúñez',
})

/** A Gig with two pods, installed by a technician and paid by card, without a deposit. */
export const usualPurchase: Purchase = {
  address: addressWithOutcome('serviceable'),
  plan: GIG,
  items: [{ offerId: POD, quantity: 2 }],
  install: 'professional',
  customer,
  risk: settled,
  payment: cardPayment(),
}

export const planAlone: Purchase = { ...usualPurchase, items: [] }

/** The confirmation of a purchase: a person moves a number of another carrier (CHK-22). */
export const confirmationOf = ({ mobileItems = [] }: Purchase): ConfirmationPage =>
  mobileItems.some(({ productDetail }) => productDetail.portInfo?.portingFlag === true)
    ? 'non-automated-confirmation'
    : 'automated-confirmation'

/** The steps of a purchase in their order. */
export const purchaseSteps = [
  'findAddress',
  'choosePlan',
  'addItems',
  'confirmCart',
  'giveDetails',
  'chooseVisit',
  'pay',
  'order',
] as const
export type PurchaseStep = (typeof purchaseSteps)[number]

/** Carries out each step of a purchase and resolves once the next one can be carried out. */
export type PurchaseDriver = Readonly<Record<PurchaseStep, (purchase: Purchase) => Promise<void>>>

/** The steps of a purchase: an installation without a technician needs no visit (SCH-01). */
export const stepsOf = ({ install }: Purchase): readonly PurchaseStep[] =>
  purchaseSteps.filter((step) => step !== 'chooseVisit' || install === 'professional')

/** Carries out a purchase from one step through another, by default all of it. */
export const buy = async (
  driver: PurchaseDriver,
  purchase: Purchase = usualPurchase,
  {
    from = 'findAddress',
    through = 'order',
  }: { readonly from?: PurchaseStep; readonly through?: PurchaseStep } = {},
): Promise<void> => {
  const isBetween = (step: PurchaseStep): boolean =>
    purchaseSteps.indexOf(from) <= purchaseSteps.indexOf(step) &&
    purchaseSteps.indexOf(step) <= purchaseSteps.indexOf(through)
  for (const step of stepsOf(purchase)) if (isBetween(step)) await driver[step](purchase)
}
