import { either as E } from 'fp-ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { Address } from '#core/address/address.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { AccountNumber, RoutingNumber } from '#core/bank/bank.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { ConfirmationPage } from '#core/checkout/confirmation-page.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { ClearAccount, ClearCard } from '#core/ports/card-encryption.ts'
import { GIG, POD, customer, settled } from '#stories/stage/buyer.ts'
import type { Purchase, PurchaseDriver, PurchasePart } from '#ui/headless/purchase.ts'
import { carryOut } from '#ui/headless/purchase.ts'

export { acceptedIn, purchaseSteps, stepsOf } from '#ui/headless/purchase.ts'
export type { Purchase, PurchaseDriver, PurchaseStep } from '#ui/headless/purchase.ts'

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

/** Carries out a purchase from one step through another, by default all of the usual one. */
export const buy = (
  driver: PurchaseDriver,
  purchase: Purchase = usualPurchase,
  part: PurchasePart = {},
): Promise<void> => carryOut(driver, purchase, part)
