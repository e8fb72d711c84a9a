import type { OfferId } from '../catalog/offer.ts'
import { paymentPlanId } from './device-offers.ts'
import type { ProductDetail, DeviceVariant } from './product-detail.ts'
import type { FulfillmentMethod } from './fulfillment.ts'
import type { MobileCartItem, ServicePlanType, SimType } from './mobile-item.ts'
import { hasMobileLine, servicePlanOf } from './mobile-item.ts'
import { monthlyPrices } from './device-price.ts'
import { ratePlanIds } from './rate-plans.ts'
import { cleanText } from '../shared/text.ts'
import type { TradeInOffer } from './trade-in.ts'

type Item = MobileCartItem

/** Checks whether something is sent to the customer: a bought device, or a SIM card. */
const isDelivered = ({ itemType, simType }: Pick<Item, 'itemType' | 'simType'>): boolean =>
  itemType === 'NEW' || simType === 'pSIM'

/** Returns the delivery ways of an item, the usual one first. An own device with an eSIM has none (MOB-35). */
export const deliveryMethods = (
  item: Pick<Item, 'itemType' | 'simType'>,
): readonly [FulfillmentMethod, ...FulfillmentMethod[]] =>
  isDelivered(item) ? ['SHIPPING', 'STORE_PICKUP'] : ['NONE']

/** Returns the item with a method of delivery that it has. */
const delivered = (item: Item): Item => {
  const methods = deliveryMethods(item)
  return methods.includes(item.fulfillmentMethod) ? item : { ...item, fulfillmentMethod: methods[0] }
}

const withDetail = (item: Item, detail: Partial<Item['productDetail']>): Item => ({
  ...item,
  productDetail: { ...item.productDetail, ...detail },
})

/** Sets or, with null, removes the service plan of a type (MOB-35). */
export const withServicePlan = (item: Item, type: ServicePlanType, planId: string | null): Item => {
  const { servicePlans } = item.productDetail
  const at = servicePlans.findIndex((plan) => plan.type === type)
  const others = servicePlans.filter((plan) => plan.type !== type)
  if (planId === null) return withDetail(item, { servicePlans: others })
  const plan = { type, planId, tradeInImei: null }
  return withDetail(item, { servicePlans: others.toSpliced(at === -1 ? others.length : at, 0, plan) })
}

/** Returns the ids of the payment plans of a variant, the shortest term first (MOB-35). */
export const paymentPlansOf = (variant: Pick<DeviceVariant, 'prices'>): readonly string[] =>
  monthlyPrices(variant).flatMap(({ term }) => (term === null ? [] : [paymentPlanId(term)]))

/**
 * Puts a variant of a device into an item. Its payment stays where the variant is sold so, else it is the longest
 * instalment plan. SIM, number, name and insurance stay; a trade-in stays with a bought device (MOB-35, MOB-40).
 */
export const withVariant = (
  item: Item,
  { itemType, category }: Pick<ProductDetail, 'itemType' | 'category'>,
  variant: DeviceVariant,
): Item => {
  const before = servicePlanOf(item, 'PaymentPlan')?.planId
  const isFirstPurchase = item.itemType === 'BYOD'
  const stays = !isFirstPurchase && (before === undefined || paymentPlansOf(variant).includes(before))
  const payment = stays ? (before ?? null) : (paymentPlansOf(variant).at(-1) ?? null)
  const placed: Item = { ...item, itemType, type: category, sku: variant.sku }
  const paid = withServicePlan(placed, 'PaymentPlan', itemType === 'BYOD' ? null : payment)
  return delivered(itemType === 'BYOD' ? withServicePlan(paid, 'TradeIn', null) : paid)
}

/** Trades in the telephone of an offer for a bought device (MOB-40). */
export const withTradeIn = (item: Item, { devicePriceOfferResponse, imei }: TradeInOffer): Item => {
  const without = withServicePlan(item, 'TradeIn', null)
  const plan = { type: 'TradeIn' as const, planId: devicePriceOfferResponse.offerID, tradeInImei: imei }
  return withDetail(without, { servicePlans: [...without.productDetail.servicePlans, plan] })
}

/** Returns a new item of a variant: a line with this rate plan, an eSIM and a new number, or an accessory (MOB-35). */
export const itemOf = (
  device: Pick<ProductDetail, 'itemType' | 'category'>,
  variant: DeviceVariant,
  ratePlan: OfferId,
): Item => {
  const isLine = hasMobileLine({ type: device.category })
  const bare: Item = {
    itemType: 'BYOD',
    type: device.category,
    sku: variant.sku,
    simType: isLine ? 'eSIM' : null,
    productDetail: {
      servicePlans: [],
      nickname: null,
      portInfo: isLine ? { portingFlag: false } : null,
      promotion: null,
    },
    fulfillmentMethod: 'NONE',
  }
  return withVariant(isLine ? withServicePlan(bare, 'RatePlan', ratePlan) : bare, device, variant)
}

/** Sets the SIM of a line. A SIM card is sent (MOB-35). */
export const withSim = (item: Item, simType: SimType): Item => delivered({ ...item, simType })

/** Sets whether a line ports a number in (MOB-35). */
export const withPorting = (item: Item, portingFlag: boolean): Item =>
  withDetail(item, { portInfo: { portingFlag } })

/** Sets the name of a line. An empty name is none (MOB-35). */
export const withNickname = (item: Item, text: string): Item => {
  const nickname = cleanText(text).trim()
  return withDetail(item, { nickname: nickname === '' ? null : nickname })
}

/** Gives all lines one rate plan (MOB-01). */
export const withRatePlan = (items: readonly Item[], planId: OfferId): readonly Item[] =>
  items.map((item) => (hasMobileLine(item) ? withServicePlan(item, 'RatePlan', planId) : item))

/** Returns the rate plan of the lines; that of Unlimited where there are none (MOB-01). */
export const ratePlanOf = (items: readonly Item[]): OfferId => {
  const named = items.find(hasMobileLine)
  return (
    (named === undefined ? undefined : (servicePlanOf(named, 'RatePlan')?.planId as OfferId | undefined)) ??
    ratePlanIds.unlimited
  )
}

/** Adds own telephones for cart lines without a device, so that `lines` items have a line (MOB-35). */
export const withOwnDevices = (
  items: readonly Item[],
  devices: readonly ProductDetail[],
  lines: number,
  ratePlan: OfferId,
): readonly Item[] => {
  const own = devices.find(({ itemType, category }) => itemType === 'BYOD' && category === 'DEVICE')
  const variant = own?.variants[0]
  const missing = Math.max(0, lines - items.filter(hasMobileLine).length)
  if (own === undefined || variant === undefined) return items
  return [...items, ...Array.from({ length: missing }, () => itemOf(own, variant, ratePlan))]
}
