import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import type { Price } from '../catalog/price.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, subtract, times } from '../shared/money.ts'
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
const OFFER_ID = /^device:(.+):(?:once|instalments-[1-9][0-9]?)(?::([A-Za-z]+))?$/

/** Returns the id of the payment plan of a term in months, as an item of the mobile cart names it (MOB-30). */
export const paymentPlanId = (term: number): string => `instalments-${term}`

/**
 * Returns the id of the offer of the device that an item buys: its variant with its payment and its promotion. Null for
 * a customer's own device (MOB-30).
 */
export const deviceOfferIdOf = ({ itemType, sku, productDetail }: MobileCartItem): OfferId | null => {
  if (itemType === 'BYOD') return null
  const payment = servicePlanOf({ productDetail }, 'PaymentPlan')?.planId ?? 'once'
  const { promotion } = productDetail
  return ['device', sku, payment, ...(promotion === null ? [] : [promotion])].join(':') as OfferId
}

/** Returns what a price is with a promotion, in cents; null where nothing is left to pay. */
const reduced = (price: Cents, off: Cents): Cents | null => {
  if (off === 0) return price
  return price > off ? subtract(price, off) : null
}

/**
 * Returns what a variant costs in one payment, or in the instalments of a plan, with `off` cents less; null where it is
 * not sold so, and where nothing is left to pay (MOB-17, CPN-14).
 */
export const variantPrice = (
  { prices }: DeviceVariant,
  planId: string | undefined,
  off: Cents = ZERO,
): Price | null => {
  const once = prices.find(({ id }) => id === 'oneTime')
  if (planId === undefined) {
    const amount = once === undefined ? null : reduced(once.originalPrice, off)
    return amount === null ? null : { type: 'ONETIME', amount }
  }
  const term = Number(PLAN_ID.exec(planId)?.[1])
  const monthly = prices.find((price) => price.id === 'recurring' && price.term === term)
  if (monthly === undefined) return null
  const split = instalmentsOf(
    reduced(once?.originalPrice ?? times(monthly.originalPrice, term), off) ?? ZERO,
    term,
  )
  if (E.isLeft(split)) return null
  const { monthly: amount, last } = split.right
  return { type: 'PaymentPlan', amount, months: term, ...(last === amount ? {} : { last }) }
}

/** A promotion by its code, with what it takes off the price in cents. */
type Discount = { readonly code: string; readonly off: Cents }

/**
 * Returns a promotion's discount on a device, in cents: none for a trade-in, a credit after its check (CPN-14, MOB-41).
 */
export const priceOff = ({ code, off }: Discount): Cents => (code === 'tradeInPromo' ? ZERO : off)

/**
 * Returns the offer of the device that an item buys, with its promotion. One that is not offered any more takes nothing
 * off. Null for an own device, an unknown SKU and a payment that it is not sold with (MOB-30, CPN-14).
 */
export const deviceOfferOf = (
  item: MobileCartItem,
  devices: readonly ProductDetail[],
  promos: readonly Discount[],
): Offer | null => {
  const id = deviceOfferIdOf(item)
  const found = id === null ? null : findVariant(devices, item.sku)
  if (id === null || found === null || found.device.itemType !== 'NEW') return null
  const { device, variant } = found
  const promo = promos.find(({ code }) => code === item.productDetail.promotion)
  const off = promo === undefined ? ZERO : priceOff(promo)
  const price = variantPrice(variant, servicePlanOf(item, 'PaymentPlan')?.planId, off)
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
  promos: readonly Discount[],
): readonly Offer[] => {
  const offers = new Map<OfferId, Offer>()
  for (const item of items) {
    const offer = deviceOfferOf(item, devices, promos)
    if (offer !== null) offers.set(offer.id, offer)
  }
  return [...offers.values()]
}

type OfferUnits = { readonly offerId: OfferId; readonly quantity: number }

const countBy = (lines: readonly OfferUnits[], group: 1 | 2): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const { offerId, quantity } of lines) {
    const name = OFFER_ID.exec(offerId)?.[group]
    if (name !== undefined) units.set(name, (units.get(name) ?? 0) + quantity)
  }
  return units
}

/** Counts the units of each SKU in the lines of a cart or an order, whatever their payment (MOB-33). */
export const unitsIn = (lines: readonly OfferUnits[]): ReadonlyMap<string, number> => countBy(lines, 1)

/** Counts the devices of each promotion in the lines of a cart or an order (CPN-14). */
export const promotionUsesIn = (lines: readonly OfferUnits[]): ReadonlyMap<string, number> =>
  countBy(lines, 2)
