import { either as E } from 'fp-ts'
import { mobileVisitorOf } from '#core/account/mobile-account.ts'
import { plannedLines, shoppingLines } from '#core/cart/cart.ts'
import { withMobileLines } from '#core/cart/mobile-lines.ts'
import { replaceLines } from '#core/cart/replace-lines.ts'
import { devicesOfCategory } from '#core/mobile/devices-of-category.ts'
import { lineAddOns, mobileItemsFailure } from '#core/mobile/mobile-cart.ts'
import { mobilePorts, withLineIds } from '#core/phone/mobile-ports.ts'
import { mobileNext } from '#core/mobile/mobile-next-step.ts'
import type { MobileCartFailure } from '#core/mobile/mobile.failure.ts'
import { heldPhoneDetails } from '#core/phone/phone-lines.ts'
import type { MobileCartAnswer } from '#core/ports/mobile-calls.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { Engine, SessionCall } from '../call/call.ts'
import { refuse, safely, sessionHandler } from '../call/call.ts'
import { REPLACE_REFUSALS, stale } from '../cart/cart-change-handlers.ts'
import { withCart } from '../cart/cart-handlers.ts'
import { changedShop, offersOf, sellableCart, sellableLines } from '../facts/pricing.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { mayShop, mutationHandler } from '../facts/sale-progress.ts'
import { todayOf } from '../facts/visits.ts'
import { offeredPromos, promotedItems } from '../facts/promoted-devices.ts'
import { devicesInStock, unitsInStock } from '../facts/stock.ts'
import { isBlocked } from '../facts/blocked-imeis.ts'
import { keysOfItems, tradeInRefusal } from '../facts/open-trade-ins.ts'

const ITEM_REFUSALS: Record<MobileCartFailure['_tag'], RefusalCode> = {
  TooManyMobileItems: 'QUANTITY_OUT_OF_RANGE',
  ItemContradictory: 'MOBILE_ITEM_INVALID',
  RatePlansMixed: 'MOBILE_ITEM_INVALID',
  DeviceUnknown: 'OFFER_UNKNOWN',
  ServicePlanUnknown: 'OFFER_UNKNOWN',
  TradeInTwice: 'MOBILE_ITEM_INVALID',
  TradeInBlocked: 'TRADE_IN_BLOCKED',
  DeviceSoldOut: 'OUT_OF_STOCK',
}

/** Returns the mobile cart, with the next step of its visitor (MOB-05). */
const answerOf = async (call: SessionCall): Promise<MobileCartAnswer> => {
  const { lines, items } = sellableCart(call)
  const offers = offersOf(call)
  const { phones } = await call.tx.checkoutFactsOf(call.session.owner)
  return {
    ...(await changedShop(call)),
    items: withLineIds(items),
    addOns: lineAddOns(call.brand.catalog.offers),
    promos: await offeredPromos(call),
    next: mobileNext(plannedLines(lines, offers), mobileVisitorOf(call.account ?? undefined, offers)),
    ports: mobilePorts(items, heldPhoneDetails(phones, lines), todayOf(call)),
  }
}

type MobileProvider = Pick<ProviderHandlers, 'devices' | 'mobileCart' | 'setMobileItems'>

export const mobileHandlers = (engine: Engine): MobileProvider => ({
  devices: safely(engine, async (_context, query) => {
    const devices = await devicesInStock(engine, devicesOfCategory(engine.devices, query))
    return E.right({ body: { devices } })
  }),

  mobileCart: sessionHandler(engine, async (call) =>
    mayShop(call) ? E.right(await answerOf(call)) : refuse('STEP_MISSING'),
  ),

  setMobileItems: mutationHandler(engine, async (call, { version, items: wanted }) => {
    if (version !== call.cart.version) return stale(call)
    const items = await promotedItems(call, wanted)
    const offers = offersOf({ ...call, cart: { ...call.cart, mobileItems: items } })
    const unitsOf = await unitsInStock(call.tx, engine, [...new Set(items.map(({ sku }) => sku))])
    const { tradeInModels } = call.brand.site
    const shop = { devices: engine.devices, offers, tradeInModels, isBlocked: isBlocked(engine), unitsOf }
    const failure = mobileItemsFailure(items, shop)
    if (failure !== null) return refuse(ITEM_REFUSALS[failure._tag])
    const keys = await keysOfItems(engine, items)
    const refusal = tradeInRefusal(keys, await call.tx.tradeInsOpen([...keys.keys()]))
    if (refusal !== null) return E.left(refusal)
    const known = offersOf(call)
    const lines = sellableLines(call)
    const replaced = replaceLines(lines, offers, withMobileLines(shoppingLines(lines, known), items, known))
    if (E.isLeft(replaced)) return refuse(REPLACE_REFUSALS[replaced.left._tag])
    return E.right(await answerOf({ ...call, ...(await withCart(call, { lines: replaced.right, items })) }))
  }),
})
