import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { byTheGigIds } from './by-the-gig-offers.ts'
import type { Imei } from './imei.ts'
import { parseImei } from './imei.ts'
import type { MobileCartItem, ServicePlan } from './mobile-item.ts'
import { hasMobileLine, itemContradiction, servicePlanOf } from './mobile-item.ts'
import { deviceOfferIdOf, deviceOfferOf, findVariant, unitsIn } from './device-offers.ts'
import { MAX_MOBILE_LINES } from './mobile-plan.ts'
import type { TradeInModel } from './trade-in-model.ts'
import { modelOfPlan } from './trade-in-model.ts'
import type { MobileCartFailure } from './mobile.failure.ts'
import type { ProductDetail } from './product-detail.ts'

/** The most accessories in a cart, chosen here. */
export const MAX_ACCESSORIES = 10

/** The most items of a mobile cart: its lines and its accessories (MOB-32). */
export const MAX_MOBILE_ITEMS = MAX_MOBILE_LINES + MAX_ACCESSORIES

/**
 * What the items of a mobile cart are checked against: the devices of the shop, its offers, the models that it takes in
 * trade and whether one of them is blocked, and the units in stock of each SKU.
 */
export type MobileShop = {
  readonly devices: readonly ProductDetail[]
  readonly offers: readonly Offer[]
  readonly tradeInModels: readonly TradeInModel[]
  readonly isBlocked: (imei: string) => boolean
  readonly unitsOf: (sku: string) => number
}

const countFailure = (items: readonly MobileCartItem[]): MobileCartFailure | null => {
  const lines = items.filter(hasMobileLine).length
  if (lines > MAX_MOBILE_LINES) return { _tag: 'TooManyMobileItems', of: 'lines', max: MAX_MOBILE_LINES }
  return items.length - lines > MAX_ACCESSORIES
    ? { _tag: 'TooManyMobileItems', of: 'accessories', max: MAX_ACCESSORIES }
    : null
}

const planIdOf = (item: MobileCartItem): string | undefined => servicePlanOf(item, 'RatePlan')?.planId

/** Counts the units of each SKU that items take from stock. A customer's own device takes none (MOB-33). */
const unitsWanted = (items: readonly MobileCartItem[]): ReadonlyMap<string, number> =>
  unitsIn(
    items.flatMap((item) => {
      const offerId = deviceOfferIdOf(item)
      return offerId === null ? [] : [{ offerId, quantity: 1 }]
    }),
  )

const isLineAddOn = ({ id, lineOfBusiness, role }: Offer): boolean =>
  lineOfBusiness === 'Mobile' && role === 'addOn' && id !== byTheGigIds.first && id !== byTheGigIds.extra

/** Returns the offers that a single line can add, such as the insurance of its device (MOB-32). */
export const lineAddOns = (offers: readonly Offer[]): readonly Offer[] => offers.filter(isLineAddOn)

/** A payment is sold or not whatever the promotion of its device. */
const NO_PROMOTIONS = [] as const

/** Checks a service plan's references: mobile plan, add-on for single lines, own device payment, or trade-in model. */
const isPlanSold = (
  item: MobileCartItem,
  { type, planId }: ServicePlan,
  { devices, offers, tradeInModels }: MobileShop,
): boolean => {
  if (type === 'PaymentPlan') return deviceOfferOf(item, devices, NO_PROMOTIONS) !== null
  if (type === 'TradeIn') return modelOfPlan(tradeInModels, planId) !== undefined
  const offer = findOffer(offers, planId as OfferId)
  if (offer?.lineOfBusiness !== 'Mobile') return false
  if (type === 'RatePlan') return offer.role === 'plan'
  return isLineAddOn(offer)
}

/** Returns the digits of the IMEI that an item trades in. */
const tradeInImeiOf = (item: MobileCartItem): Imei | null => {
  const imei = parseImei(servicePlanOf(item, 'TradeIn')?.tradeInImei ?? '')
  return E.isRight(imei) ? imei.right : null
}

/** Checks one item on its own. */
const itemFailure = (item: MobileCartItem, index: number, shop: MobileShop): MobileCartFailure | null => {
  const contradiction = itemContradiction(item)
  if (contradiction !== null) return { _tag: 'ItemContradictory', index, contradiction }
  const { sku, itemType, type, productDetail } = item
  const device = findVariant(shop.devices, sku)?.device
  if (device?.itemType !== itemType || device.category !== type) return { _tag: 'DeviceUnknown', index }
  const unsold = productDetail.servicePlans.find((plan) => !isPlanSold(item, plan, shop))
  if (unsold !== undefined) return { _tag: 'ServicePlanUnknown', index, type: unsold.type }
  const imei = tradeInImeiOf(item)
  return imei !== null && shop.isBlocked(imei) ? { _tag: 'TradeInBlocked', index } : null
}

/** Checks whether an earlier item trades in the same telephone, however its IMEI is written. */
const isTradedInBefore = (items: readonly MobileCartItem[], item: MobileCartItem): boolean => {
  const imei = tradeInImeiOf(item)
  return imei !== null && items.some((one) => tradeInImeiOf(one) === imei)
}

/**
 * Checks a mobile cart's items: up to ten lines and ten accessories, no contradictions (MOB-10), one plan (MOB-01),
 * known devices and plans, unique unblocked trade-ins (MOB-40), stock. Returns the first failure or null (MOB-32).
 */
export const mobileItemsFailure = (
  items: readonly MobileCartItem[],
  shop: MobileShop,
): MobileCartFailure | null => {
  const tooMany = countFailure(items)
  if (tooMany !== null) return tooMany
  const ratePlan = items.filter(hasMobileLine).map(planIdOf)[0]
  const wanted = unitsWanted(items)
  for (const [index, item] of items.entries()) {
    const failure = itemFailure(item, index, shop)
    if (failure !== null) return failure
    if (isTradedInBefore(items.slice(0, index), item)) return { _tag: 'TradeInTwice', index }
    if (hasMobileLine(item) && planIdOf(item) !== ratePlan) return { _tag: 'RatePlansMixed', index }
    const { sku } = item
    const unitsLeft = shop.unitsOf(sku)
    if ((wanted.get(sku) ?? 0) > unitsLeft) return { _tag: 'DeviceSoldOut', index, sku, unitsLeft }
  }
  return null
}
