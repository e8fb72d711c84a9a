import type { Offer } from '../catalog/offer.ts'
import { deviceOfferIdOf, deviceOfferOf } from '../mobile/device-offers.ts'
import { withNickname, withServicePlan } from '../mobile/line-item.ts'
import type { MobileShop } from '../mobile/mobile-cart.ts'
import { mobileItemsFailure } from '../mobile/mobile-cart.ts'
import type { MobileCartItem } from '../mobile/mobile-item.ts'
import { hasMobileLine, servicePlanOf } from '../mobile/mobile-item.ts'
import type { CartLine } from './cart.ts'
import type { MobileCart } from './mobile-lines.ts'
import { activePlan } from './swap.ts'

/** A saved cart's device that is no longer sold or has too few left. `name`: null if unknown to the shop. */
export type MissingDevice = { readonly sku: string; readonly name: string | null }

/** A saved mobile cart as far as it is sold today, and the devices that are missing in it. */
export type RestoredMobile = { readonly cart: MobileCart; readonly missing: readonly MissingDevice[] }

/**
 * Returns a mobile item without what belongs to a person: its name, and the IMEI of a trade-in. A saved cart is found
 * by an id that is no secret (S9, CRT-21).
 */
export const impersonalItem = (item: MobileCartItem): MobileCartItem =>
  withServicePlan(withNickname(item, ''), 'TradeIn', null)

const isSoldWith = (items: readonly MobileCartItem[], shop: MobileShop): boolean =>
  mobileItemsFailure(items, shop) === null

/** Returns the item as sold today: without insurance that is not sold any more; null if the item itself is not. */
const soldItem = (
  before: readonly MobileCartItem[],
  item: MobileCartItem,
  shop: MobileShop,
): MobileCartItem | null =>
  [item, withServicePlan(item, 'InsurancePlan', null)].find((one) => isSoldWith([...before, one], shop)) ??
  null

const missingOf = (item: MobileCartItem, { devices }: MobileShop): MissingDevice => {
  const nameOf = (one: MobileCartItem) => deviceOfferOf(one, devices, [])?.name
  return { sku: item.sku, name: nameOf(item) ?? nameOf(withServicePlan(item, 'PaymentPlan', null)) ?? null }
}

/**
 * Restores a saved mobile cart into one without mobile items. Checks items against current data and stock, in the
 * order of the cart. A device that is missing leaves with its line; nothing else does (CRT-21).
 */
export const restoredMobile = (saved: MobileCart, shop: MobileShop): RestoredMobile => {
  const items: MobileCartItem[] = []
  const left: MobileCartItem[] = []
  for (const item of saved.items) {
    const sold = soldItem(items, item, shop)
    if (sold === null) left.push(item)
    else items.push(sold)
  }
  const devices = new Set(left.map(deviceOfferIdOf))
  const remaining = new Set(items.map(deviceOfferIdOf))
  const linesLost = left.filter(hasMobileLine)
  const plan = linesLost.map((item) => servicePlanOf(item, 'RatePlan')?.planId)[0]
  const lines = saved.lines.flatMap(({ offerId, quantity }) => {
    if (devices.has(offerId) && !remaining.has(offerId)) return []
    const rest = offerId === plan ? quantity - linesLost.length : quantity
    return rest > 0 ? [{ offerId, quantity: rest }] : []
  })
  return { cart: { lines, items }, missing: left.map((item) => missingOf(item, shop)) }
}

/** Returns lines whose mobile plan has at least as many lines as the new items (CRT-21). */
export const withLinesFor = (
  lines: readonly CartLine[],
  items: readonly MobileCartItem[],
  offers: readonly Offer[],
): readonly CartLine[] => {
  const plan = activePlan(lines, offers, 'Mobile')
  const count = items.filter(hasMobileLine).length
  return lines.map((line) =>
    line.offerId === plan ? { ...line, quantity: Math.max(line.quantity, count) } : line,
  )
}
