import type { PricedCart } from '../../cart/cart.ts'
import { hasPlan, isInternetHeld, isMobileAlone } from '../../cart/cart.ts'
import type { SaleStatus } from '../../guards/step.ts'
import { permittedStep } from '../../guards/step.ts'
import type { AddressAnswer } from '../../localization/address-answer.ts'
import type { SessionInfo } from '../../localization/localization.ts'
import { installOf } from '../../checkout/install-option.ts'
import { canShop } from '../../localization/outcome-kind.ts'
import type { ProvenAccount } from '../../ports/account-calls.ts'
import type { OffersAnswer, SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import { needsPayment } from '../../payment/payment-needed.ts'
import { destinationOf } from '../../routes/address-destination.ts'
import { stepOfOutcome } from '../../routes/routes.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import type { ChoicePage } from '../shopping/shopping.context.ts'
import { isChoicePage } from '../shopping/shopping.context.ts'
import type { SaleContext } from './sale.context.ts'
import { isPending } from './sale.children.ts'
import { EMPTY_CART, offersIn } from './sale.cart-updates.ts'

/** The part of the sale that a change sets. */
export type Update = Partial<SaleContext>

/** The sale without offers and cart. */
export const NO_SHOP = { offers: null, cart: EMPTY_CART, failure: null } satisfies Update

/** Returns the session if it can still lead to an order, else null. */
export const openSessionOf = ({ answer, journeys }: SaleContext): SessionInfo | null =>
  journeys.order === 'placed' ? null : (answer?.sessionInfo ?? null)

/** Checks whether the shop can be opened: the address is serviceable and its session can lead to an order. */
export const opensShop = (context: SaleContext): boolean =>
  openSessionOf(context) !== null && canShop(destinationOf(context.answer).outcome)

/** Returns the sale with an answer. Each answer opens a new session, so an earlier session's order is ignored. */
export const answeredBy = (context: SaleContext, answer: AddressAnswer): SaleContext => ({
  ...context,
  answer,
  isSessionUnused: true,
  journeys: { ...context.journeys, order: null },
})

/** Returns the step that shows the outcome of the address. A page of the shop needs a session (RTE-01). */
export const landingOf = (context: SaleContext): ChoicePage | 'outcome' => {
  const step = stepOfOutcome(destinationOf(context.answer).outcome.kind)
  return opensShop(context) && isChoicePage(step) ? step : 'outcome'
}

/** Checks whether the shop opens at the mobile lines of a link. An outcome outside the shop comes first (MOB-36). */
export const opensMobileLines = (context: SaleContext): boolean =>
  context.mobileLink !== null && landingOf(context) !== 'outcome'

/** Checks whether the saved cart's order needs a payment method; yes while the price is unknown (PAY-09). */
const isPaymentNeededIn = ({ cart: { saved }, journeys: { progress } }: SaleContext): boolean =>
  saved === null || needsPayment({ dueToday: saved.quote.dueToday, isAutoPay: progress.isAutoPay })

/** Returns the sale status that the step guards decide on. */
export const statusOf = (context: SaleContext): SaleStatus => {
  const {
    answer,
    journeys,
    cart: { wanted },
  } = context
  const offers = offersIn(context)
  return {
    isSessionAlive: answer !== null && answer.sessionInfo !== null,
    hasOutcome: answer !== null,
    canShop: canShop(destinationOf(answer).outcome),
    isOrdered: journeys.order === 'placed',
    isOrderPending: isPending(journeys),
    hasPaymentExpired: context.expiry !== null,
    isCartLoaded: context.offers !== null,
    isInternetHeld: isInternetHeld(offers),
    progress: {
      ...journeys.progress,
      hasPlan: hasPlan(wanted, offers),
      installKind: installOf(isMobileAlone(wanted, offers), journeys.progress.installKind),
      isPaymentNeeded: isPaymentNeededIn(context),
    },
  }
}

/**
 * Returns the step at which the order of a live session continues: the last permitted one of the checkout once the
 * buyer is known, otherwise the configuration of its plan; null without a plan (LOC-21).
 */
export const continuationOf = (context: SaleContext): SaleStep | null => {
  const { hasPlan: isPlanned, hasCustomer } = statusOf(context).progress
  if (!isPlanned) return null
  return hasCustomer ? permitted(context, 'payment') : 'configure'
}

export const permitted = (context: SaleContext, wanted: SaleStep): SaleStep =>
  permittedStep(wanted, statusOf(context))

export const shopOpened = (offers: OffersAnswer, saved: PricedCart): Update => {
  const { lines } = saved.cart
  return {
    offers,
    isSessionUnused: false,
    failure: null,
    cart: { ...EMPTY_CART, saved, wanted: lines, accepted: lines },
  }
}

/** Adopts the account that the visitor has proven to hold. */
export const accountProven = ({ answer }: SaleContext, { account }: Pick<ProvenAccount, 'account'>): Update =>
  answer === null || answer.sessionInfo === null
    ? {}
    : { answer: { ...answer, sessionInfo: { ...answer.sessionInfo, account } } }

/** Restores a resumed session's records. While an order waits for the bank, only the payment step can open. */
export const restoredFrom = (
  { journeys, wantedStep }: SaleContext,
  found: SessionSnapshot,
): Pick<SaleContext, 'journeys' | 'wantedStep'> & { readonly answer: AddressAnswer } => ({
  answer: { ...found.localization, sessionInfo: found.sessionInfo, ...found.qualification },
  wantedStep: found.pendingOrder === undefined ? wantedStep : 'payment',
  journeys: {
    ...journeys,
    progress: found.progress,
    order: found.receipt === null ? journeys.order : 'placed',
  },
})
