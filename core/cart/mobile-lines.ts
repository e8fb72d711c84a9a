import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { byTheGigIds } from '../mobile/by-the-gig-offers.ts'
import { deviceOfferIdOf } from '../mobile/device-offers.ts'
import { ratePlanOf, withRatePlan } from '../mobile/line-item.ts'
import type { MobileCartItem } from '../mobile/mobile-item.ts'
import { hasMobileLine } from '../mobile/mobile-item.ts'
import type { CartLine } from './cart.ts'
import { quantityOf } from './cart.ts'
import { activePlan } from './swap.ts'

type Items = readonly MobileCartItem[]
type Sold = readonly Offer[]

/** Lists an item's offers: plans and device. The device offer has the payment plans; a trade-in is a credit. */
const offerIdsOf = (item: MobileCartItem): readonly OfferId[] => {
  const device = deviceOfferIdOf(item)
  const plans = item.productDetail.servicePlans.filter(
    ({ type }) => type !== 'PaymentPlan' && type !== 'TradeIn',
  )
  return [...plans.map(({ planId }) => planId as OfferId), ...(device === null ? [] : [device])]
}

/**
 * Derives the lines of a cart from its mobile items: the rate plan once for each item with a line, the other plans and
 * the devices once for each item that names them, and the first gigabyte once for all lines of By the Gig (MOB-31).
 */
export const linesOfMobileItems = (items: Items): readonly CartLine[] => {
  const quantities = new Map<OfferId, number>()
  for (const id of items.flatMap(offerIdsOf)) quantities.set(id, (quantities.get(id) ?? 0) + 1)
  if (quantities.has(byTheGigIds.plan)) quantities.set(byTheGigIds.first, 1)
  return [...quantities].map(([offerId, quantity]) => ({ offerId, quantity }))
}

/** Checks whether a cart with these items gets an offer: named by one, or more gigabytes of its plan (MOB-31). */
export const isNeededBy = (items: Items): ((offerId: OfferId) => boolean) => {
  const ids = new Set(linesOfMobileItems(items).map(({ offerId }) => offerId))
  return (offerId) => ids.has(offerId) || (offerId === byTheGigIds.extra && ids.has(byTheGigIds.plan))
}

/** Replaces a cart's mobile lines by those of its items. Extra gigabytes stay with their plan (MOB-31). */
export const withMobileLines = (
  lines: readonly CartLine[],
  items: Items,
  offers: Sold,
): readonly CartLine[] => {
  const isNeeded = isNeededBy(items)
  const others = lines.filter(({ offerId }) =>
    offerId === byTheGigIds.extra
      ? isNeeded(offerId)
      : findOffer(offers, offerId)?.lineOfBusiness !== 'Mobile',
  )
  return [...others, ...linesOfMobileItems(items)]
}

/** Lines and mobile items that belong together. */
export type MobileCart = { readonly lines: readonly CartLine[]; readonly items: Items }

/** Returns the items without the last of those with a line, so that `count` of them remain. */
const withLines = (items: Items, count: number): Items =>
  items.filter((item, at) => !hasMobileLine(item) || items.slice(0, at).filter(hasMobileLine).length < count)

/**
 * Applies a line change to the mobile items. An item leaves with its device, the last with their lines. A new plan,
 * added even once, is for all items. Lines beyond the items stay, without devices. Quantities follow items (MOB-31).
 */
export const mobileCart = (lines: readonly CartLine[], items: Items, offers: Sold): MobileCart => {
  if (items.length === 0) return { lines, items }
  const plan = activePlan(lines, offers, 'Mobile')
  const itemLines = items.filter(hasMobileLine).length
  const wanted = plan === null ? 0 : quantityOf(lines, plan)
  const count = plan === null || plan === ratePlanOf(items) ? wanted : Math.max(wanted, itemLines)
  const beyond = Math.max(0, count - itemLines)
  const hasDevice = (item: MobileCartItem): boolean => {
    const device = deviceOfferIdOf(item)
    return device === null || quantityOf(lines, device) > 0
  }
  const left = withLines(items, count).filter(hasDevice)
  const remaining = plan === null ? left : withRatePlan(left, plan)
  const quantity = remaining.filter(hasMobileLine).length + beyond
  const derived = withMobileLines(lines, remaining, offers)
  if (plan === null || quantity === 0) return { lines: derived, items: remaining }
  const others = derived.filter(({ offerId }) => offerId !== plan)
  const place = derived.findIndex(({ offerId }) => offerId === plan)
  return {
    lines: others.toSpliced(place === -1 ? others.length : place, 0, { offerId: plan, quantity }),
    items: remaining,
  }
}

/** Gives cart items their promotions: each device line replaces the one at its former price (CPN-14). */
export const promotedMobileCart = (cart: MobileCart, promoted: Items): MobileCart => {
  const { lines, items } = cart
  if (promoted.every((item, at) => item === items[at])) return cart
  const formerly = new Set(items.map(deviceOfferIdOf))
  const others = lines.filter(({ offerId }) => !formerly.has(offerId))
  const devices = linesOfMobileItems(promoted).filter(({ offerId }) =>
    promoted.some((item) => deviceOfferIdOf(item) === offerId),
  )
  return { lines: [...others, ...devices], items: promoted }
}
