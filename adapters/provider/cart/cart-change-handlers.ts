import { either as E } from 'fp-ts'
import type { ReplaceFailure } from '#core/cart/cart.failure.ts'
import type { CartLine, PricedCart } from '#core/cart/cart.ts'
import { EMPTY_LINES, hasPlan, isInternetHeld, isMobileAlone, setQuantity } from '#core/cart/cart.ts'
import { changesSince } from '#core/cart/final-check.ts'
import { replaceLines } from '#core/cart/replace-lines.ts'
import { activePlan, alternativesTo, differenceOf, swapOffer } from '#core/cart/swap.ts'
import type { LineOfBusiness } from '#core/catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '#core/catalog/offer.ts'
import { permittedStep } from '#core/guards/step.ts'
import { translatedCatalog } from '#core/brand/brand-texts.ts'
import { disclaimerOf } from '#core/label/disclaimer.ts'
import type { LineOfferRequest, SwapChoice } from '#core/ports/cart-change-calls.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { safely, refuse, sessionHandler } from '../call/call.ts'
import { CART_REFUSALS, withLines } from './cart-handlers.ts'
import { releaseCoupons } from '../facts/coupons.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { offersOf, pricedCart, quoteOf, sellableLines } from '../facts/pricing.ts'
import { mutationHandler, mayShop, progressOf } from '../facts/sale-progress.ts'
import { releaseReservation, visitsOf } from '../facts/visits.ts'

/** The refusal code of each failure to replace the lines of a cart. */
export const REPLACE_REFUSALS: Record<ReplaceFailure['_tag'], RefusalCode> = {
  ...CART_REFUSALS,
  ChoiceTwice: 'QUANTITY_OUT_OF_RANGE',
}

/** Refuses a change that was based on an older cart, with the current one (F16). */
export const stale = async (call: SessionCall): Promise<Answer<never>> =>
  E.left({ code: 'CART_STALE', cart: await pricedCart(call) })

const changed = async (call: SessionCall, lines: readonly CartLine[]): Promise<Answer<PricedCart>> =>
  E.right(await pricedCart({ ...call, ...(await withLines(call, lines)) }))

/** Returns the offers that can replace one in the cart; null if it is not in the cart, or the checkout chose it. */
const swapChoices = (call: SessionCall, id: CartLine['offerId']): readonly SwapChoice[] | null => {
  const offers = offersOf(call)
  const lines = sellableLines(call)
  const offer = findOffer(offers, id)
  const isHeld = lines.some(({ offerId }) => offerId === id)
  if (offer === undefined || !isHeld || isChosenAtCheckout(offer)) return null
  const before = quoteOf(call, lines)
  return alternativesTo(offers, offer).flatMap(({ id: offerId }) => {
    const swapped = swapOffer(lines, offers, id, offerId)
    if (E.isLeft(swapped)) return []
    const difference = differenceOf(before, quoteOf(call, swapped.right.lines))
    return [{ offerId, difference, leaves: swapped.right.leaves }]
  })
}

/** Puts a plan into the cart, or in place of the plan that the caller sees in its line of business. */
const lineOffer =
  (lineOfBusiness: LineOfBusiness) =>
  async (
    call: SessionCall,
    { offerId, offerSwap, activeOffer }: LineOfferRequest,
  ): Promise<Answer<PricedCart>> => {
    const offers = offersOf(call)
    const offer = findOffer(offers, offerId)
    if (offer?.role !== 'plan' || offer.lineOfBusiness !== lineOfBusiness) return refuse('OFFER_UNKNOWN')
    if (offerSwap !== (activeOffer !== null)) return refuse('BAD_REQUEST')
    const lines = sellableLines(call)
    const active = activePlan(lines, offers, lineOfBusiness)
    if (active !== activeOffer) return stale(call)
    if (active === offerId) return changed(call, lines)
    const next =
      active === null
        ? setQuantity(lines, offers, offerId, 1)
        : E.map(({ lines: swapped }: { readonly lines: readonly CartLine[] }) => swapped)(
            swapOffer(lines, offers, active, offerId),
          )
    return E.isLeft(next) ? refuse('OFFER_UNKNOWN') : changed(call, next.right)
  }

/** Empties the cart and releases what was reserved for it. */
const emptyCart = async (call: SessionCall): Promise<Answer<PricedCart>> => {
  const { tx, session } = call
  const emptySession = { ...session, installKind: null, coupons: [], phoneLines: [] }
  await tx.saveSession(emptySession)
  await releaseReservation(tx, session.owner)
  await releaseCoupons(tx, session.owner)
  await tx.deleteSavedCart(session.owner, session.cartId)
  return changed({ ...call, session: emptySession }, EMPTY_LINES)
}

type CartChangeProvider = Pick<
  ProviderHandlers,
  | 'modifyCart'
  | 'offerSwap'
  | 'tvOffer'
  | 'phoneOffer'
  | 'disclaimer'
  | 'deleteCart'
  | 'finalizeCart'
  | 'updateSessionStep'
>

export const cartChangeHandlers = (engine: Engine): CartChangeProvider => ({
  modifyCart: mutationHandler(engine, async (call, { version, lines }) => {
    if (version !== call.cart.version) return stale(call)
    const replaced = replaceLines(sellableLines(call), offersOf(call), lines)
    return E.isLeft(replaced) ? refuse(REPLACE_REFUSALS[replaced.left._tag]) : changed(call, replaced.right)
  }),

  offerSwap: sessionHandler(engine, async (call, { id }) => {
    if (!mayShop(call)) return refuse('STEP_MISSING')
    const choices = swapChoices(call, id)
    return choices === null ? refuse('OFFER_UNKNOWN') : E.right({ choices })
  }),

  tvOffer: mutationHandler(engine, lineOffer('TV')),

  phoneOffer: mutationHandler(engine, lineOffer('Voice')),

  disclaimer: safely(engine, async ({ language = 'es' }, { offerId }) => {
    const { disclaimers, english } = engine.merchandising()
    const catalog = translatedCatalog(engine.brand().catalog, language === 'en' ? english : {})
    const found = disclaimerOf(offerId, catalog, disclaimers, language)
    return E.isLeft(found) ? refuse('NOT_FOUND') : E.right({ body: { disclaimer: found.right } })
  }),

  deleteCart: mutationHandler(engine, emptyCart),

  finalizeCart: mutationHandler(engine, async (call, { activeOffer, cartConfig }) => {
    const lines = sellableLines(call)
    const offers = offersOf(call)
    const line = isMobileAlone(lines, offers) ? 'Mobile' : 'Internet'
    const active = activePlan([...lines, ...(call.account?.holdings ?? [])], offers, line)
    if (active === null || !hasPlan(lines, offers)) return refuse('PLAN_MISSING')
    if (active !== activeOffer || cartConfig.version !== call.cart.version) return stale(call)
    const cart = await pricedCart({ ...call, ...(await withLines(call, lines)) })
    const { catalogVersion } = cart.quote
    const now = { lines, catalogVersion, totals: totalsOf(cart.quote) }
    return E.right({ cart, changes: changesSince(cartConfig, call.cart.lines, now) })
  }),

  updateSessionStep: sessionHandler(engine, async (call, { step }) => {
    const permitted = permittedStep(step, {
      isSessionAlive: true,
      hasOutcome: true,
      canShop: mayShop(call),
      isOrdered: call.cart.marker === 'ordered',
      isInternetHeld: isInternetHeld(offersOf(call)),
      progress: progressOf(call, await visitsOf(call)),
    })
    if (permitted !== step) return refuse('STEP_MISSING')
    await call.tx.saveSession({ ...call.session, step })
    return E.right({ step })
  }),
})
