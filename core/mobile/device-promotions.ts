import type { PromoLack } from '../catalog/promo-code.failure.ts'
import type { Promo, PromoCode, PromoLine } from '../catalog/promo-code.ts'
import { eligiblePromo } from '../catalog/promo-code.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { findVariant, priceOff, variantPrice } from './device-offers.ts'
import type { MobileCartItem } from './mobile-item.ts'
import { hasMobileLine, servicePlanOf } from './mobile-item.ts'
import type { ProductDetail } from './product-detail.ts'

/** A promotion of devices: `off` cents less for a device with this deal, for `uses` devices in all (CPN-14). */
export type DevicePromo = Promo & { readonly off: Cents; readonly uses: number }

/** A promotion as the shop offers it now: `isSpent` once all its uses are taken. */
export type OfferedPromo = Omit<DevicePromo, 'uses'> & { readonly isSpent: boolean }

const lineOf = (item: MobileCartItem): PromoLine => ({
  ratePlan: (servicePlanOf(item, 'RatePlan')?.planId ?? null) as OfferId | null,
  hasDevice: item.itemType === 'NEW' && hasMobileLine(item),
  hasTradeIn: servicePlanOf(item, 'TradeIn') !== undefined,
  isPortIn: item.productDetail.portInfo?.portingFlag === true,
})

type Discount = Promo & Pick<DevicePromo, 'off'>

/**
 * Returns the promotions of the device of an item that leave something to pay: the largest discount first, then the
 * credits for a trade-in, so that no price depends on one (CPN-14, MOB-41).
 */
const promotionsFor = <P extends Discount>(
  item: MobileCartItem,
  devices: readonly ProductDetail[],
  promos: readonly P[],
): readonly P[] => {
  const found = findVariant(devices, item.sku)
  if (found?.device.itemType !== 'NEW') return []
  const { device, variant } = found
  const planId = servicePlanOf(item, 'PaymentPlan')?.planId
  return promos
    .filter(
      (promo) => device.deals.includes(promo.code) && variantPrice(variant, planId, priceOff(promo)) !== null,
    )
    .toSorted((a, b) => priceOff(b) - priceOff(a))
}

/** What a line lacks for a promotion of its device; nothing for one that it can have. */
export type PromotionDecision = { readonly promo: OfferedPromo; readonly lacks: readonly PromoLack[] }

/** Decides on each promotion of the device of an item, in the order of preference (CPN-07, CPN-14). */
export const promotionDecisions = (
  item: MobileCartItem,
  devices: readonly ProductDetail[],
  promos: readonly OfferedPromo[],
): readonly PromotionDecision[] =>
  promotionsFor(item, devices, promos).map((promo) => {
    const decision = eligiblePromo(promo, lineOf(item))
    return { promo, lacks: decision._tag === 'Right' ? [] : decision.left }
  })

const withPromotion = (item: MobileCartItem, promotion: PromoCode | null): MobileCartItem =>
  item.productDetail.promotion === promotion
    ? item
    : { ...item, productDetail: { ...item.productDetail, promotion } }

/**
 * Gives each item the first promotion of its device that it is eligible for, one for each item, in the order of the
 * items while uses are left. An item without one has none, whatever it named (CPN-07, CPN-14).
 */
export const withPromotions = (
  items: readonly MobileCartItem[],
  devices: readonly ProductDetail[],
  promos: readonly Discount[],
  usesLeft: (code: PromoCode) => number,
): readonly MobileCartItem[] => {
  const given: PromoCode[] = []
  const isLeft = (code: PromoCode): boolean => given.filter((one) => one === code).length < usesLeft(code)
  return items.map((item) => {
    const promo = promotionsFor(item, devices, promos).find(
      (one) => isLeft(one.code) && eligiblePromo(one, lineOf(item))._tag === 'Right',
    )
    if (promo !== undefined) given.push(promo.code)
    return withPromotion(item, promo?.code ?? null)
  })
}
