import type { ConfirmationPage } from '#core/checkout/confirmation-page.ts'
import type { AccountNumber } from '#core/bank/bank.ts'
import type { CardNumber } from '#core/card/card.ts'
import type { ClearAccount, ClearCard } from '#core/ports/card-encryption.ts'
import { byBank, byCard, usualPurchase } from '#stories/stage/buyer.ts'
import { carryOut, type Purchase, type PurchaseDriver, type PurchasePart } from '#ui/headless/purchase.ts'

export { addressWithOutcome, usualPurchase } from '#stories/stage/buyer.ts'
export { acceptedIn, purchaseSteps, stepsOf } from '#ui/headless/purchase.ts'
export type { Purchase, PurchaseDriver, PurchasePart, PurchaseStep } from '#ui/headless/purchase.ts'

export const cardPayment = (number: string = byCard.card.number) => ({
  ...byCard,
  card: { ...byCard.card, number: number as CardNumber },
})

export const bankPayment = (number: string = byBank.account.number) => ({
  ...byBank,
  account: { ...byBank.account, number: number as AccountNumber },
})

export const cardOf = (number?: string): ClearCard => cardPayment(number).card

export const accountOf = (number?: string): ClearAccount => bankPayment(number).account

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
