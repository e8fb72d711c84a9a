import type { CartLine, PricedCart } from '../../cart/cart.ts'
import { EMPTY_LINES, shoppingLines } from '../../cart/cart.ts'
import { lineChanges, rebaseLines } from '../../cart/concurrent-changes.ts'
import { findOffer } from '../../catalog/offer.ts'
import type { ChangedHousehold } from '../../ports/address-calls.ts'
import type { ChangedShop } from '../../ports/promotion-calls.ts'
import type { Quote } from '../../pricing/quoted.ts'
import type { Seal } from '../../pricing/seal-token.ts'
import type { CheckoutRole } from '../checkout/checkout.events.ts'
import type { SaleCart, SaleContext } from './sale.context.ts'
import type { Update } from './sale.updates.ts'
import { linesToSave, offersIn, savedLines } from './sale.cart-updates.ts'

/** Returns the later of two carts: the one with the higher version, because answers can arrive out of order. */
const laterCart = ({ saved }: SaleCart, answered: PricedCart): PricedCart =>
  saved !== null && saved.cart.version > answered.cart.version ? saved : answered

/** Adopts a provider's cart and reapplies this tab's missing changes (CRT-17). Equal lines stay the same object. */
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

/** Checks whether a refusal has a later cart than the known one, to which this tab's change can be applied. */
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

/** Adopts cart and offers after this tab's visitor changed the mobile lines, which count as accepted (CRT-16). */
export const mobileChanged = (context: SaleContext, changed: ChangedShop): Update => {
  const { offers, cart } = { ...context, ...shopChanged(context, changed) }
  // The offer of a device that left is sold no more.
  const known = [...offersIn(context), ...offersIn({ offers })]
  const isMobile = ({ offerId }: CartLine): boolean => findOffer(known, offerId)?.lineOfBusiness === 'Mobile'
  const others = cart.accepted.filter((line) => !isMobile(line))
  return { offers, cart: { ...cart, accepted: [...others, ...savedLines(cart).filter(isMobile)] } }
}

/** Shows the current price of the order, and stores the previously displayed one. */
export const priceMoved = ({ cart }: SaleContext, quote: Quote, seal: Seal): Update =>
  cart.saved === null
    ? {}
    : { cart: { ...cart, saved: { ...cart.saved, quote, seal }, previousQuote: cart.saved.quote } }

export const changesAccepted = ({ cart }: SaleContext): Update => ({
  cart: { ...cart, accepted: savedLines(cart) },
})
