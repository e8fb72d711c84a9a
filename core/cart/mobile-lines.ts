import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { byTheGigIds } from '../mobile/by-the-gig-offers.ts'
import { deviceOfferIdOf } from '../mobile/device-offers.ts'
import type { MobileCartItem } from '../mobile/mobile-item.ts'
import { hasMobileLine } from '../mobile/mobile-item.ts'
import type { CartLine } from './cart.ts'
import { quantityOf } from './cart.ts'
import { activePlan } from './swap.ts'

type Items = readonly MobileCartItem[]
type Sold = readonly Offer[]

/** Lists the offers of an item: those of its service plans, and its device. Payment plans are part of the offer of the device. */
const offerIdsOf = (item: MobileCartItem): readonly OfferId[] => {
  const device = deviceOfferIdOf(item)
  const plans = item.productDetail.servicePlans.filter(({ type }) => type !== 'PaymentPlan')
  return [...plans.map(({ planId }) => planId as OfferId), ...(device === null ? [] : [device])]
}

/**
 * Derives the lines of a cart from its mobile items: the rate plan once for each item with a line, the other plans and the devices once for
 * each item that names them, and the first gigabyte once for all lines of By the Gig (MOB-31).
 */
export const linesOfMobileItems = (items: Items): readonly CartLine[] => {
  const quantities = new Map<OfferId, number>()
  for (const id of items.flatMap(offerIdsOf)) quantities.set(id, (quantities.get(id) ?? 0) + 1)
  if (quantities.has(byTheGigIds.plan)) quantities.set(byTheGigIds.first, 1)
  return [...quantities].map(([offerId, quantity]) => ({ offerId, quantity }))
}

/** Checks whether an offer is sold to a cart with these mobile items: one of them names it, or it adds gigabytes to their plan (MOB-31). */
export const isNeededBy = (items: Items): ((offerId: OfferId) => boolean) => {
  const ids = new Set(linesOfMobileItems(items).map(({ offerId }) => offerId))
  return (offerId) => ids.has(offerId) || (offerId === byTheGigIds.extra && ids.has(byTheGigIds.plan))
}

/** Replaces the mobile lines of a cart by those of its items. Further gigabytes stay with their plan, because no item names them (MOB-31). */
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

const withRatePlan = (item: MobileCartItem, planId: OfferId): MobileCartItem => ({
  ...item,
  productDetail: {
    ...item.productDetail,
    servicePlans: item.productDetail.servicePlans.map((plan) =>
      plan.type === 'RatePlan' ? { ...plan, planId } : plan,
    ),
  },
})

/** Lines and mobile items that belong together. */
export type MobileCart = { readonly lines: readonly CartLine[]; readonly items: Items }

/**
 * Carries a change of the lines over to the mobile items: an item leaves with its device or with the last mobile plan, and another plan is that of
 * all items. Their quantities are always counted from the items. Without items the lines stay as they are, and with accessories alone the mobile
 * plan does (MOB-31).
 */
export const mobileCart = (lines: readonly CartLine[], items: Items, offers: Sold): MobileCart => {
  if (items.length === 0) return { lines, items }
  const plan = activePlan(lines, offers, 'Mobile')
  const remaining = items.flatMap((item) => {
    const device = deviceOfferIdOf(item)
    if (device !== null && quantityOf(lines, device) === 0) return []
    if (!hasMobileLine(item)) return [item]
    return plan === null ? [] : [withRatePlan(item, plan)]
  })
  const derived = withMobileLines(lines, remaining, offers)
  const planLine = items.some(hasMobileLine) ? undefined : lines.find(({ offerId }) => offerId === plan)
  return { lines: planLine === undefined ? derived : [...derived, planLine], items: remaining }
}
