import { either as E } from 'fp-ts'
import type { CartFailure } from '#core/cart/cart.failure.ts'
import type { CartLine, PricedCart } from '#core/cart/cart.ts'
import { quantityOf, setQuantity } from '#core/cart/cart.ts'
import type { MobileCart } from '#core/cart/mobile-lines.ts'
import { mobileCart } from '#core/cart/mobile-lines.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { featuredOffers } from '#core/catalog/featured.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { IdentifiedItem } from '#core/phone/mobile-ports.ts'
import { phonesForItems, withLineIds, withoutLineIds } from '#core/phone/mobile-ports.ts'
import { phoneLinePorts } from '#core/phone/ports-in.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { OffersAnswer } from '#core/ports/storefront-orchestrator.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { emptyWithoutSession, refuse, sessionHandler } from '../call/call.ts'
import type { RequestOf } from '../../contract/record.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { mobileItemsOf, offersAnswerOf, offersOf, pricedCart, sellableLines } from '../facts/pricing.ts'
import { withPromotedDevices } from '../facts/promoted-devices.ts'
import { mutationHandler, mayShop } from '../facts/sale-progress.ts'
import type { SessionRecord } from '../store/store.ts'

/** The refusal code of each failure of the cart rules. */
export const CART_REFUSALS: Record<CartFailure['_tag'], RefusalCode> = {
  OfferNotSold: 'OFFER_UNKNOWN',
  QuantityOutOfRange: 'QUANTITY_OUT_OF_RANGE',
  PlanMissing: 'PLAN_MISSING',
}

const isSameLines = (a: readonly CartLine[], b: readonly CartLine[]): boolean =>
  a.length === b.length && a.every(({ offerId, quantity }) => quantityOf(b, offerId) === quantity)

const isSameItems = (a: readonly MobileCartItem[], b: readonly MobileCartItem[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Makes the numbers of the lines agree with the items that the cart gets (MOB-39). */
const withNumbersOf = async (
  { tx, session, cart }: SessionCall,
  items: readonly IdentifiedItem[],
): Promise<SessionRecord> => {
  const facts = await tx.checkoutFactsOf(session.owner)
  const phones = phonesForItems(facts.phones, cart.mobileItems ?? [], items)
  if (JSON.stringify(phones) === JSON.stringify(facts.phones)) return session
  await tx.saveCheckoutFacts(session.owner, { ...facts, phones })
  const changed = { ...session, phoneLines: phoneLinePorts(phones) }
  await tx.saveSession(changed)
  return changed
}

type Changed = Pick<SessionCall, 'session' | 'cart'>

/**
 * Returns the cart with these lines and mobile items, and its session, whose numbers agree with the items. If they
 * differ, the cart is saved as the next version.
 */
export const withCart = async (call: SessionCall, changes: MobileCart): Promise<Changed> => {
  const { mobileItems = [], ...cart } = call.cart
  const { lines } = changes
  const items = withoutLineIds(changes.items)
  const hasSameItems = isSameItems(mobileItems, items) && isSameItems(withLineIds(items), changes.items)
  const session = hasSameItems ? call.session : await withNumbersOf(call, changes.items)
  if (isSameLines(cart.lines, lines) && isSameItems(mobileItems, items)) return { session, cart: call.cart }
  const changed = {
    ...cart,
    version: cart.version + 1,
    lines,
    ...(items.length === 0 ? {} : { mobileItems: items }),
  }
  await call.tx.saveCart(call.session.owner, changed)
  return { session, cart: changed }
}

const withPromotedCart = async (call: SessionCall, cart: MobileCart): Promise<Changed> =>
  withCart(call, await withPromotedDevices(call, cart))

/**
 * Returns the cart with these lines, and with the mobile items that remain with them and the promotions that they can
 * have (MOB-31, CPN-14). If they differ, it is saved as the next version.
 */
export const withLines = (call: SessionCall, lines: readonly CartLine[]): Promise<Changed> => {
  const remaining = mobileCart(lines, mobileItemsOf(call.cart), offersOf(call))
  return remaining.items.length === 0 ? withCart(call, remaining) : withPromotedCart(call, remaining)
}

/** Sets the quantity of an offer in the cart, by the rules of the cart (CRT-01, CRT-02, CRT-05). */
export const changeQuantity = async (
  call: SessionCall,
  offerId: OfferId,
  quantity: number,
): Promise<Answer<PricedCart>> => {
  const lines = setQuantity(sellableLines(call), offersOf(call), offerId, quantity)
  if (E.isLeft(lines)) return refuse(CART_REFUSALS[lines.left._tag])
  return E.right(await pricedCart({ ...call, ...(await withLines(call, lines.right)) }))
}

type Wanted = { readonly offerId: OfferId; readonly lineOfBusiness?: Offer['lineOfBusiness'] }

const isPlan = ({ role }: Offer): boolean => role === 'plan'

/** Checks whether an offer is an add-on, or a plan with a quantity, such as mobile lines. */
const isItem = ({ role, limit }: Offer): boolean => role === 'addOn' || (role === 'plan' && limit > 1)

/** Changes one kind of offer only. A visitor can neither add nor remove an installation or a deposit. */
const changeOf = async (
  call: SessionCall,
  isMeant: (offer: Offer) => boolean,
  { offerId, lineOfBusiness }: Wanted,
  quantity: number,
): Promise<Answer<PricedCart>> => {
  const offer = findOffer(offersOf(call), offerId)
  const isOfLine = lineOfBusiness === undefined || offer?.lineOfBusiness === lineOfBusiness
  if (offer === undefined || !isMeant(offer) || !isOfLine) return refuse('OFFER_UNKNOWN')
  return changeQuantity(call, offerId, quantity)
}

/** The offers of a caller without a session: none, in the current catalogue. */
const noOffers = (engine: Engine): OffersAnswer => ({
  catalog: { version: engine.brand().catalog.version, offers: [], bundles: [] },
  installOptions: [],
})

type CartCalls = Pick<
  ProviderHandlers,
  'getOffers' | 'addOffer' | 'removeOffer' | 'addCartItem' | 'removeCartItem' | 'cart' | 'cartSummary'
>

export const cartHandlers = (engine: Engine): CartCalls => ({
  getOffers: emptyWithoutSession<RequestOf<'getOffers'>, OffersAnswer>(
    engine,
    () => noOffers(engine),
    async (call, { featuredOffersOnly }) => {
      if (!mayShop(call)) return refuse('STEP_MISSING')
      const all = offersAnswerOf(call)
      if (!featuredOffersOnly) return E.right(all)
      const offers = featuredOffers(all.catalog.offers, call.merchandising.featured)
      return E.right({ ...all, catalog: { ...all.catalog, offers }, installOptions: [] })
    },
  ),

  addOffer: mutationHandler(engine, (call, wanted) => changeOf(call, isPlan, wanted, 1)),

  removeOffer: mutationHandler(engine, (call, { id }) => changeOf(call, isPlan, { offerId: id }, 0)),

  addCartItem: mutationHandler(engine, (call, wanted) => changeOf(call, isItem, wanted, wanted.quantity)),

  removeCartItem: mutationHandler(engine, (call, wanted) => changeOf(call, isItem, wanted, 0)),

  cart: emptyWithoutSession<void, PricedCart | null>(
    engine,
    () => null,
    async (call) => E.right(await pricedCart(call)),
  ),

  cartSummary: sessionHandler(engine, async (call, { returnTaxes }) =>
    E.right(await pricedCart(call, call.cart, returnTaxes ? undefined : basisPoints(0))),
  ),
})
