import { either as E } from 'fp-ts'
import type { CartLine, PricedCart } from '../../cart/cart.ts'
import {
  EMPTY_LINES,
  hasPlan,
  isMobileAlone,
  plannedLines,
  plansFirst,
  setQuantity,
  shoppingLines,
} from '../../cart/cart.ts'
import { lineChanges, rebaseLines } from '../../cart/concurrent-changes.ts'
import type { Offer, OfferId } from '../../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../../catalog/offer.ts'
import type { SaleStatus } from '../../guards/step.ts'
import { permittedStep } from '../../guards/step.ts'
import type { AddressAnswer } from '../../localization/address-answer.ts'
import type { SessionInfo } from '../../localization/localization.ts'
import { installOf } from '../../checkout/install-option.ts'
import { canShop } from '../../localization/outcome.ts'
import type { ProvenAccount } from '../../ports/account-calls.ts'
import type { ChangedHousehold } from '../../ports/address-calls.ts'
import type { ChangedShop } from '../../ports/promotion-calls.ts'
import type { OffersAnswer, SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import type { Quote } from '../../pricing/quote.ts'
import type { Seal } from '../../pricing/seal-token.ts'
import { needsPayment } from '../../payment/payment-needed.ts'
import { destinationOf } from '../../routes/address-destination.ts'
import { stepOfOutcome } from '../../routes/routes.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import type { CheckoutRole } from '../checkout/checkout.events.ts'
import type { ChoicePage } from '../shopping/shopping.context.ts'
import { isChoicePage } from '../shopping/shopping.context.ts'
import type { SaleCart, SaleContext } from './sale.context.ts'
import { isPending } from './sale.journeys.ts'

type Update = Partial<SaleContext>

export const offersIn = ({ offers }: Pick<SaleContext, 'offers'>): readonly Offer[] =>
  offers?.catalog.offers ?? []

export const EMPTY_CART: SaleCart = {
  saved: null,
  wanted: EMPTY_LINES,
  accepted: EMPTY_LINES,
  sent: EMPTY_LINES,
  previousQuote: null,
}

/** The sale without offers and cart. */
export const NO_SHOP = { offers: null, cart: EMPTY_CART, failure: null } satisfies Update

const savedLines = ({ saved }: SaleCart): readonly CartLine[] => saved?.cart.lines ?? EMPTY_LINES

/** Returns the session if it can still lead to an order, else null. */
export const openSessionOf = ({ answer, journeys }: SaleContext): SessionInfo | null =>
  journeys.order === 'placed' ? null : (answer?.sessionInfo ?? null)

/** Checks whether the shop can be opened: the address is serviceable and its session can lead to an order. */
export const opensShop = (context: SaleContext): boolean =>
  openSessionOf(context) !== null && canShop(destinationOf(context.answer).outcome)

/** Returns the sale with an answer. Every answer opens a new session: an order of the previous session does not count any more. */
export const answeredBy = (context: SaleContext, answer: AddressAnswer): SaleContext => ({
  ...context,
  answer,
  journeys: { ...context.journeys, order: null },
})

/** Returns the step that shows the outcome of the address. A page of the shop needs a session (RTE-01). */
export const landingOf = (context: SaleContext): ChoicePage | 'outcome' => {
  const step = stepOfOutcome(destinationOf(context.answer).outcome.kind)
  return opensShop(context) && isChoicePage(step) ? step : 'outcome'
}

/** Checks whether the shop opens at the mobile lines, because a link leads to them. An outcome that is not the shop comes first (MOB-36). */
export const opensMobileLines = (context: SaleContext): boolean =>
  context.mobileLink !== null && landingOf(context) !== 'outcome'

/** Checks whether the order of the saved cart needs a payment method. One is needed while the price is unknown (PAY-09). */
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
    progress: {
      ...journeys.progress,
      hasPlan: hasPlan(wanted, offers),
      installKind: installOf(isMobileAlone(wanted, offers), journeys.progress.installKind),
      isPaymentNeeded: isPaymentNeededIn(context),
    },
  }
}

export const permitted = (context: SaleContext, wanted: SaleStep): SaleStep =>
  permittedStep(wanted, statusOf(context))

/** Returns the plans and add-ons to save in the provider's cart. */
const linesToSave = (context: SaleContext): readonly CartLine[] =>
  shoppingLines(context.cart.wanted, offersIn(context))

/** Checks whether the provider's cart contains what the visitor wants. */
export const isCartSaved = (context: SaleContext): boolean =>
  lineChanges(shoppingLines(savedLines(context.cart), offersIn(context)), linesToSave(context)).length === 0

/** Sets the wanted quantity of a plan or an add-on. Installation and deposit belong to the checkout. */
export const wanting = (context: SaleContext, offerId: OfferId, quantity: number): Update => {
  const offers = offersIn(context)
  const offer = findOffer(offers, offerId)
  if (offer !== undefined && isChosenAtCheckout(offer)) return {}
  const lines = setQuantity(context.cart.wanted, offers, offerId, quantity)
  return E.isRight(lines) ? { cart: { ...context.cart, wanted: lines.right } } : {}
}

/** Sets the wanted quantities of several offers, plans first. A quantity of zero removes an offer. */
export const wantingTogether = (context: SaleContext, lines: readonly CartLine[]): SaleContext =>
  plansFirst(lines, offersIn(context)).reduce(
    (changed, { offerId, quantity }) => ({ ...changed, ...wanting(changed, offerId, quantity) }),
    context,
  )

/** Returns the lines that the link of the visit selects. None for a cart with lines, or if they contain no internet plan that is sold here (AFF-07). */
export const linesOfVisit = (context: SaleContext): readonly CartLine[] => {
  const { selectedOffers = EMPTY_LINES } = context.visit
  const hasInternet = plannedLines(selectedOffers, offersIn(context)).includes('Internet')
  const isUsed = context.cart.wanted.length === 0 && hasInternet
  return isUsed ? selectedOffers : EMPTY_LINES
}

export const shopOpened = (offers: OffersAnswer, saved: PricedCart): Update => {
  const { lines } = saved.cart
  return { offers, failure: null, cart: { ...EMPTY_CART, saved, wanted: lines, accepted: lines } }
}

/** Returns the later of two carts. Answers can arrive out of order: the cart with the higher version is the later one. */
const laterCart = ({ saved }: SaleCart, answered: PricedCart): PricedCart =>
  saved !== null && saved.cart.version > answered.cart.version ? saved : answered

/** Adopts a cart of the provider. Changes of this tab that it does not contain yet are applied on top of it (CRT-17). Equal lines stay the same object. */
const rebased = (context: SaleContext, base: readonly CartLine[], answered: PricedCart): SaleCart => {
  const { cart } = context
  const saved = laterCart(cart, answered)
  const wanted = rebaseLines(base, cart.wanted, saved.cart.lines, offersIn(context))
  return { ...cart, saved, wanted: lineChanges(cart.wanted, wanted).length === 0 ? cart.wanted : wanted }
}

export const sending = (context: SaleContext): Update => ({
  failure: null,
  cart: { ...context.cart, sent: linesToSave(context) },
})

/** Returns the lines to save and the version they are based on; a missing cart is a defect (throws). */
export const changeToSave = ({ cart: { saved, sent } }: SaleContext) => {
  if (saved === null) throw new Error('saving without a cart')
  return { version: saved.cart.version, lines: sent }
}

/** Checks whether the provider's cart contains exactly the lines that were sent. */
export const holdsSent = (context: SaleContext, answered: PricedCart): boolean =>
  lineChanges(shoppingLines(answered.cart.lines, offersIn(context)), context.cart.sent).length === 0

/** Adopts the saved cart. The lines that changed count as accepted by the visitor of this tab. */
export const savedIn = (context: SaleContext, answered: PricedCart): Update => {
  const offers = offersIn(context)
  const { cart } = context
  const before = savedLines(cart)
  return {
    cart: {
      ...rebased(context, rebaseLines(before, cart.sent, before, offers), answered),
      accepted: rebaseLines(before, cart.sent, cart.accepted, offers),
      sent: EMPTY_LINES,
    },
  }
}

/** Undoes the change that was refused. Changes of the visitor since then stay (CRT-18). */
export const changeRefused = (context: SaleContext): Update => {
  const { cart } = context
  const offers = offersIn(context)
  const before = savedLines(cart)
  const sent = rebaseLines(before, cart.sent, before, offers)
  return { cart: { ...cart, wanted: rebaseLines(sent, cart.wanted, before, offers), sent: EMPTY_LINES } }
}

/** Checks whether a refusal contains a later cart than the known one. The change of this tab can then be applied to it. */
export const isOvertaken = ({ cart: { saved } }: SaleContext, fresh: PricedCart | undefined): boolean =>
  fresh !== undefined && saved !== null && fresh.cart.version > saved.cart.version

/** Adopts the later cart of a refused change. The visitor has to review what another tab changed (CRT-16). */
export const overtakenBy = (context: SaleContext, fresh: PricedCart | undefined): Update =>
  fresh === undefined ? {} : { cart: rebased(context, savedLines(context.cart), fresh) }

/** Adopts the cart of the checkout. The line that the visitor chose there counts as accepted. */
export const refreshed = (
  context: SaleContext,
  answered: PricedCart,
  chosen: CheckoutRole | null,
): Update => {
  const offers = offersIn(context)
  const cart = rebased(context, savedLines(context.cart), answered)
  const isChosen = ({ offerId }: CartLine): boolean =>
    chosen !== null && findOffer(offers, offerId)?.role === chosen
  const accepted = [...cart.accepted.filter((line) => !isChosen(line)), ...savedLines(cart).filter(isChosen)]
  return { cart: { ...cart, accepted } }
}

const withPrograms = ({ answer }: SaleContext, { programs }: Pick<ChangedHousehold, 'programs'>): Update => {
  const session = answer?.sessionInfo ?? null
  if (answer === null || session === null) return {}
  const serviceAddress = { ...session.serviceAddress, programs }
  return { answer: { ...answer, sessionInfo: { ...session, serviceAddress } } }
}

/** Adopts the cart and the offers after a change of coupons, numbers or assistance programs, and these programs. */
export const shopChanged = (context: SaleContext, changed: ChangedShop | ChangedHousehold): Update => ({
  ...('programs' in changed ? withPrograms(context, changed) : {}),
  offers: changed.offers,
  ...refreshed({ ...context, offers: changed.offers }, changed.cart, null),
})

/** Adopts the cart and the offers after the visitor of this tab changed the mobile lines, which count as accepted (CRT-16). */
export const mobileChanged = (context: SaleContext, changed: ChangedShop): Update => {
  const { offers, cart } = { ...context, ...shopChanged(context, changed) }
  // The offer of a device that left is sold no more.
  const known = [...offersIn(context), ...offersIn({ offers })]
  const isMobile = ({ offerId }: CartLine): boolean => findOffer(known, offerId)?.lineOfBusiness === 'Mobile'
  const others = cart.accepted.filter((line) => !isMobile(line))
  return { offers, cart: { ...cart, accepted: [...others, ...savedLines(cart).filter(isMobile)] } }
}

/** Adopts the account that the visitor has proven to hold. */
export const accountProven = ({ answer }: SaleContext, { account }: Pick<ProvenAccount, 'account'>): Update =>
  answer === null || answer.sessionInfo === null
    ? {}
    : { answer: { ...answer, sessionInfo: { ...answer.sessionInfo, account } } }

/** Shows the current price of the order, and stores the previously displayed one. */
export const priceMoved = ({ cart }: SaleContext, quote: Quote, seal: Seal): Update =>
  cart.saved === null
    ? {}
    : { cart: { ...cart, saved: { ...cart.saved, quote, seal }, previousQuote: cart.saved.quote } }

export const changesAccepted = ({ cart }: SaleContext): Update => ({
  cart: { ...cart, accepted: savedLines(cart) },
})

/** Restores the provider's records of a resumed session. While an order waits for the bank, only the payment step can be opened. */
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
