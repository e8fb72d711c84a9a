import { either as E } from 'fp-ts'
import { offersForCustomer } from '#core/account/account.ts'
import type { Cart, CartLine, PricedCart } from '#core/cart/cart.ts'
import { EMPTY_LINES, plansFirst, setQuantity } from '#core/cart/cart.ts'
import type { BuyerFacts } from '#core/catalog/condition.ts'
import type { CartCoupon, CodedCoupon } from '#core/catalog/coded-coupon.ts'
import { cartCoupon, withCoupons } from '#core/catalog/coded-coupon.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { InstallOption } from '#core/checkout/install-option.ts'
import type { MobileCart } from '#core/cart/mobile-lines.ts'
import { isNeededBy, mobileCart } from '#core/cart/mobile-lines.ts'
import { offersOfAddress } from '#core/localization/offers-of-address.ts'
import { knownBuyer } from '#core/localization/known-buyer.ts'
import type { SessionInfo } from '#core/localization/localization.ts'
import { deliveriesOf } from '#core/mobile/delivery.ts'
import { deviceOffers } from '#core/mobile/device-offers.ts'
import { tradeInCredit } from '#core/mobile/trade-in-model.ts'
import type { IdentifiedItem } from '#core/phone/mobile-ports.ts'
import { withLineIds } from '#core/phone/mobile-ports.ts'
import { portsIn } from '#core/phone/ports-in.ts'
import type { DigestFailure } from '#core/ports/digest.ts'
import type { ChangedShop } from '#core/ports/promotion-calls.ts'
import type { OffersAnswer } from '#core/ports/storefront-orchestrator.ts'
import type { OrderRequest } from '#core/ports/checkout-orchestrator.ts'
import { couponDiscount } from '#core/pricing/coupon-discount.ts'
import { withPastDue } from '#core/pricing/past-due.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { quote, isSameTotals, totalsOf } from '#core/pricing/quote.ts'
import type { SealFailure } from '#core/pricing/verify-seal.ts'
import type { SealInput } from '#core/pricing/seal.ts'
import { sealQuote } from '#core/pricing/seal.ts'
import { withTradeInCredit } from '#core/pricing/trade-in-credit.ts'
import { verifySeal } from '#core/pricing/verify-seal.ts'
import { sessionStatusAt } from '#core/session/session.ts'
import type { BasisPoints, Cents } from '#core/shared/money.ts'
import type { Answer, SessionCall } from '../call/call.ts'
import { refuse } from '../call/call.ts'
import type { CartRecord } from '../store/store.ts'

/** Returns the session's address, channel and customer. A session without a known place is a defect (throws). */
export const sessionInfoOf = ({
  session,
  account,
  now,
}: Pick<SessionCall, 'session' | 'account' | 'now'>): SessionInfo => {
  const { localization, openedAt, expiresAt, programs = [] } = session
  if (localization.sessionInfo === null) throw new Error('session without an address')
  const { serviceAddress } = localization.sessionInfo
  return {
    ...localization.sessionInfo,
    ...(account === null ? {} : { account }),
    serviceAddress: programs.length === 0 ? serviceAddress : { ...serviceAddress, programs },
    status: sessionStatusAt(openedAt, expiresAt, now),
  }
}

/** Returns the coupons of the session's cart, without withdrawn ones. */
export const couponsOf = ({
  session,
  merchandising,
}: Pick<SessionCall, 'session' | 'merchandising'>): readonly CodedCoupon[] =>
  session.coupons.length === 0
    ? []
    : merchandising.coupons.filter(({ code, coupon }) => coupon.isActive && session.coupons.includes(code))

/** Returns the devices and mobile lines of a cart, each line with its id (MOB-39). */
export const mobileItemsOf = ({ mobileItems = [] }: CartRecord): readonly IdentifiedItem[] =>
  withLineIds(mobileItems)

/** Returns catalogue and device offers; those of mobile items are sold if an item in the cart needs them (MOB-31). */
const offersForCart = ({ brand, engine, cart }: SessionCall): readonly Offer[] => {
  const { offers } = brand.catalog
  const items = mobileItemsOf(cart)
  if (items.length === 0) return offers
  const isNeeded = isNeededBy(items)
  return [...offers, ...deviceOffers(items, engine.devices, brand.site.devicePromos)].map((offer) =>
    offer.audience === 'mobileItems' && isNeeded(offer.id) ? { ...offer, audience: 'everybody' } : offer,
  )
}

/**
 * Returns the offers sold to the household at the session's address in the current catalogue, with those that the
 * devices and mobile lines of the cart need, and with its coupons (CPN-09, ACC-02, CAT-12, MOB-31).
 */
export const offersOf = (call: SessionCall): readonly Offer[] => {
  const sessionInfo = sessionInfoOf(call)
  const offers = offersOfAddress(offersForCart(call), { ...call.session.localization, sessionInfo })
  return offersForCustomer(withCoupons(offers, couponsOf(call)), sessionInfo)
}

export const installOptionsOf = (call: SessionCall): readonly InstallOption[] => {
  const offers = offersOf(call)
  return call.brand.installOptions.filter(({ offerId }) => findOffer(offers, offerId) !== undefined)
}

/** Returns all offers of the address with the coupons of the cart. */
export const offersAnswerOf = (call: SessionCall): OffersAnswer => {
  const coupons = couponsOf(call).map(cartCoupon)
  const { phoneLines } = call.session
  return {
    catalog: { ...call.brand.catalog, offers: offersOf(call) },
    installOptions: installOptionsOf(call),
    ...(coupons.length === 0 ? {} : { coupons }),
    ...(phoneLines.length === 0 ? {} : { phoneLines }),
  }
}

const acceptedLines = (lines: readonly CartLine[], offers: readonly Offer[]): readonly CartLine[] =>
  plansFirst(lines, offers).reduce((accepted, { offerId, quantity }) => {
    const limit = findOffer(offers, offerId)?.limit ?? 0
    return E.getOrElse(() => accepted)(setQuantity(accepted, offers, offerId, Math.min(quantity, limit)))
  }, EMPTY_LINES)

/**
 * Returns the lines that the rules of the cart accept today, each up to its limit, with the mobile items that belong to
 * them. An offer, or the plan it requires, may have been withdrawn since it was added.
 */
export const sellableCart = (call: SessionCall): MobileCart => {
  const offers = offersOf(call)
  const lines = acceptedLines(call.cart.lines, offers)
  const { items, ...derived } = mobileCart(lines, mobileItemsOf(call.cart), offers)
  return { items, lines: items.length === 0 ? derived.lines : acceptedLines(derived.lines, offers) }
}

export const sellableLines = (call: SessionCall): readonly CartLine[] => sellableCart(call).lines

/** Returns buyer facts: earlier service at the place, the campaign, and whether a line ports its number (PRC-08). */
const buyerOf = (call: SessionCall, lines: readonly CartLine[]): BuyerFacts => ({
  ...knownBuyer(sessionInfoOf(call)),
  portsIn: portsIn(call.session.phoneLines, lines),
})

const taxRateOf = (call: SessionCall): BasisPoints => sessionInfoOf(call).serviceAddress.taxRate

/** Returns the input for the price of lines, with the tax of the address unless another one is given. */
export const quoteInputOf = (
  call: SessionCall,
  lines: readonly CartLine[],
  taxRate: BasisPoints = taxRateOf(call),
): QuoteInput => {
  const { version: catalogVersion, bundles } = call.brand.catalog
  return { catalogVersion, offers: offersOf(call), bundles, lines, taxRate, buyer: buyerOf(call, lines) }
}

/** Returns the coupons of the cart that take something off its first month. */
export const discountingCoupons = (call: SessionCall): readonly CartCoupon[] => {
  const input = quoteInputOf(call, sellableLines(call))
  return couponsOf(call)
    .map(cartCoupon)
    .filter((coupon) => couponDiscount(input, coupon) > 0)
}

/** Returns the credit for the telephones in trade of the items that belong to lines (MOB-41). */
const tradeInCreditOf = (call: SessionCall, lines: readonly CartLine[]): Cents => {
  const { items } = mobileCart(lines, mobileItemsOf(call.cart), offersOf(call))
  return tradeInCredit(items, call.brand.site.tradeInModels, call.brand.site.devicePromos)
}

/** Prices sellable lines with unpaid balance, trade-in credit and tax (default: address). Throws without a price. */
export const quoteOf = (call: SessionCall, lines: readonly CartLine[], taxRate?: BasisPoints): Quote => {
  const priced = quote(quoteInputOf(call, lines, taxRate))
  if (E.isLeft(priced)) throw new Error(`no price: ${priced.left._tag}`)
  return withTradeInCredit(withPastDue(priced.right, call.account?.pastDue), tradeInCreditOf(call, lines))
}

const sealInputOf = (
  call: SessionCall,
  { id, lines }: Pick<Cart, 'id' | 'lines'>,
  priced: Quote,
  taxRate: BasisPoints,
): SealInput => ({ cartId: id, quote: priced, lines, buyer: buyerOf(call, lines), taxRate })

/** Returns the price with its seal. A platform that cannot seal is a defect (throws). */
const sealed = async (
  call: SessionCall,
  cart: Pick<Cart, 'id' | 'lines'>,
  priced: Quote,
  taxRate = taxRateOf(call),
): Promise<Pick<PricedCart, 'quote' | 'seal'>> => {
  const input = sealInputOf(call, cart, priced, taxRate)
  const seal = await sealQuote(call.engine.digest, input, call.now)()
  if (E.isLeft(seal)) throw new Error(`no seal: ${seal.left._tag}`)
  return { quote: priced, seal: seal.right }
}

/** Returns the cart as a page shows it. An ordered cart has the price of its receipt, not the current one. */
export const pricedCart = async (
  call: SessionCall,
  cart: CartRecord = call.cart,
  taxRate?: BasisPoints,
): Promise<PricedCart> => {
  const current = { ...call, cart }
  const { mobileItems: _, ...shown } = cart
  const receipt = cart.marker === 'ordered' ? await call.tx.orderOf(call.session.owner) : null
  if (receipt !== null) return { cart: shown, ...(await sealed(current, cart, receipt.quote)) }
  const { lines, items } = sellableCart(current)
  const sold = { ...shown, lines }
  const delivery = deliveriesOf(items)
  return {
    cart: sold,
    ...(await sealed(current, sold, quoteOf(current, lines, taxRate), taxRate)),
    ...(delivery.length === 0 ? {} : { delivery }),
  }
}

/** Returns the cart and the offers after a change that also affects the prices of offers. */
export const changedShop = async (call: SessionCall): Promise<ChangedShop> => ({
  cart: await pricedCart(call),
  offers: offersAnswerOf(call),
})

const REFUSALS: Record<(SealFailure | DigestFailure)['_tag'], 'PRICE_MOVED' | 'SEAL_INVALID' | null> = {
  SealForged: 'SEAL_INVALID',
  SealExpired: 'SEAL_INVALID',
  KeyUnknown: 'SEAL_INVALID',
  TextMalformed: 'SEAL_INVALID',
  SealOutdated: 'PRICE_MOVED',
  DigestUnavailable: null,
}

/** Refuses an order with the current price of its cart. */
export const priceMoved = async (call: SessionCall): Promise<Answer<never>> => {
  const cart = { id: call.cart.id, lines: sellableLines(call) }
  return E.left({ code: 'PRICE_MOVED', moved: await sealed(call, cart, quoteOf(call, cart.lines)) })
}

/**
 * Returns the cart's current price if the buyer agreed to it: equal totals and a seal issued for exactly it. Refuses a
 * different price with `PRICE_MOVED` and the current price, an invalid or expired seal with `SEAL_INVALID` (PRC-32).
 */
export const agreedQuote = async (
  call: SessionCall,
  { expected, seal }: Pick<OrderRequest, 'expected' | 'seal'>,
): Promise<Answer<Quote>> => {
  const cart = { id: call.cart.id, lines: sellableLines(call) }
  const priced = quoteOf(call, cart.lines)
  if (!isSameTotals(totalsOf(priced), expected)) return priceMoved(call)
  const input = sealInputOf(call, cart, priced, taxRateOf(call))
  const verified = await verifySeal(call.engine.digest, seal, input, call.now)()
  if (E.isRight(verified)) return E.right(priced)
  const code = REFUSALS[verified.left._tag]
  if (code === null) throw new Error(`no verdict on a seal: ${verified.left._tag}`)
  return code === 'PRICE_MOVED' ? priceMoved(call) : refuse(code)
}
