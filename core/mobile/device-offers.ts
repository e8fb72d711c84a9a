import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import type { Price } from '../catalog/price.ts'
import { times } from '../shared/money.ts'
import { deviceOfferName } from './device-name.ts'
import { instalmentsOf } from './instalments.ts'
import type { MobileCartItem } from './mobile-item.ts'
import { hasMobileLine, servicePlanOf } from './mobile-item.ts'
import { MAX_MOBILE_LINES } from './mobile-plan.ts'
import type { DeviceVariant, ProductDetail } from './product-detail.ts'

/** A variant with its device. */
export type SoldVariant = { readonly device: ProductDetail; readonly variant: DeviceVariant }

/** Returns the variant with a SKU, or null. */
export const findVariant = (devices: readonly ProductDetail[], sku: string): SoldVariant | null => {
  for (const device of devices) {
    const variant = device.variants.find((one) => one.sku === sku)
    if (variant !== undefined) return { device, variant }
  }
  return null
}

const PLAN_ID = /^instalments-([1-9][0-9]?)$/
const OFFER_ID = /^device:(.+):(?:once|instalments-[1-9][0-9]?)$/

/** Returns the id of the payment plan of a term in months, as an item of the mobile cart names it (MOB-30). */
export const paymentPlanId = (term: number): string => `instalments-${term}`

/** Returns the id of the offer of the device that an item buys: its variant with its payment. Null for a customer's own device (MOB-30). */
export const deviceOfferIdOf = (item: MobileCartItem): OfferId | null =>
  item.itemType === 'BYOD'
    ? null
    : (`device:${item.sku}:${servicePlanOf(item, 'PaymentPlan')?.planId ?? 'once'}` as OfferId)

/** Returns the SKU of the offer of a device; null for any other offer. */
const skuOfOffer = (id: OfferId): string | null => OFFER_ID.exec(id)?.[1] ?? null

/** Returns what a variant costs in one payment, or in the instalments of a plan; null where it is not sold so (MOB-17). */
export const variantPrice = ({ prices }: DeviceVariant, planId: string | undefined): Price | null => {
  const once = prices.find(({ id }) => id === 'oneTime')
  if (planId === undefined) return once === undefined ? null : { type: 'ONETIME', amount: once.originalPrice }
  const term = Number(PLAN_ID.exec(planId)?.[1])
  const monthly = prices.find((price) => price.id === 'recurring' && price.term === term)
  if (monthly === undefined) return null
  const split = instalmentsOf(once?.originalPrice ?? times(monthly.originalPrice, term), term)
  if (E.isLeft(split)) return null
  const { monthly: amount, last } = split.right
  return { type: 'PaymentPlan', amount, months: term, ...(last === amount ? {} : { last }) }
}

/** Returns the offer of the device that an item buys; null for an own device, an unknown SKU and a payment that it is not sold with (MOB-30). */
export const deviceOfferOf = (item: MobileCartItem, devices: readonly ProductDetail[]): Offer | null => {
  const id = deviceOfferIdOf(item)
  const found = id === null ? null : findVariant(devices, item.sku)
  if (id === null || found === null || found.device.itemType !== 'NEW') return null
  const { device, variant } = found
  const price = variantPrice(variant, servicePlanOf(item, 'PaymentPlan')?.planId)
  if (price === null) return null
  return {
    id,
    role: 'device',
    lineOfBusiness: 'Mobile',
    name: deviceOfferName(device, variant),
    prices: [price],
    promotions: [],
    limit: MAX_MOBILE_LINES,
    choice: null,
    taxable: true,
    speed: null,
    requires: hasMobileLine(item) ? 'Mobile' : null,
    audience: 'mobileItems',
  }
}

/** Returns the offers of the devices that items buy, each once (MOB-30). */
export const deviceOffers = (
  items: readonly MobileCartItem[],
  devices: readonly ProductDetail[],
): readonly Offer[] => {
  const offers = new Map<OfferId, Offer>()
  for (const item of items) {
    const offer = deviceOfferOf(item, devices)
    if (offer !== null) offers.set(offer.id, offer)
  }
  return [...offers.values()]
}

type OfferUnits = { readonly offerId: OfferId; readonly quantity: number }

/** Counts the units of each SKU in the lines of a cart or an order, whatever their payment (MOB-33). */
export const unitsIn = (lines: readonly OfferUnits[]): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const { offerId, quantity } of lines) {
    const sku = skuOfOffer(offerId)
    if (sku !== null) units.set(sku, (units.get(sku) ?? 0) + quantity)
  }
  return units
}
