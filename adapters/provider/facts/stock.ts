import type { MissingDevice } from '#core/cart/restored-mobile.ts'
import type { PromoCode } from '#core/catalog/promo-code.ts'
import { findVariant, promotionUsesIn, unitsIn } from '#core/mobile/device-offers.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { Engine } from '../call/call.ts'
import type { StoreTransaction } from '../store/store.ts'

type Shop = Pick<Engine, 'devices' | 'config' | 'brand'>

/** The name of a promotion in the stock: its uses are units like those of a variant (CPN-14). */
const promoKey = (code: string): string => `promo:${code}`

const openingUnits = ({ devices, config, brand }: Shop, key: string): number => {
  const promo = brand().site.devicePromos.find(({ code }) => promoKey(code) === key)
  if (promo !== undefined) return promo.uses
  return findVariant(devices, key)?.variant.inStock === true ? config.unitsPerVariant : 0
}

/** Returns the units in stock of some variants, by SKU (MOB-33). */
export const unitsInStock = async (
  tx: StoreTransaction,
  shop: Shop,
  skus: readonly string[],
): Promise<(sku: string) => number> => {
  const units = await tx.stockOf(skus)
  return (sku) => units.get(sku) ?? openingUnits(shop, sku)
}

/** Returns how many devices can still have each promotion (CPN-14). */
export const promotionsLeft = async (
  tx: StoreTransaction,
  shop: Shop,
): Promise<(code: PromoCode) => number> => {
  const keys = shop.brand().site.devicePromos.map(({ code }) => promoKey(code))
  const unitsOf = await unitsInStock(tx, shop, keys)
  return (code) => unitsOf(promoKey(code))
}

/** Returns the devices and the uses of promotions that lines take from stock. */
const takenBy = (lines: Quote['lines']): ReadonlyMap<string, number> =>
  new Map([
    ...unitsIn(lines),
    ...[...promotionUsesIn(lines)].map(([code, uses]) => [promoKey(code), uses] as const),
  ])

/** What a transaction that takes devices from stock ends with. */
export type StockTaken = 'taken' | 'soldOut' | 'promotionSpent'

/** Takes an order's devices and promotion uses from stock, all or none; names what is short (MOB-33, CPN-14). */
export const takeDevices = async (
  tx: StoreTransaction,
  shop: Shop,
  lines: Quote['lines'],
): Promise<StockTaken> => {
  const wanted = takenBy(lines)
  if (wanted.size === 0) return 'taken'
  await tx.openStock([...wanted.keys()].map((sku) => ({ sku, units: openingUnits(shop, sku) })))
  if (await tx.takeStock(wanted)) return 'taken'
  const devices = unitsIn(lines)
  const units = await tx.stockOf([...devices.keys()])
  return [...devices].some(([sku, count]) => (units.get(sku) ?? 0) < count) ? 'soldOut' : 'promotionSpent'
}

/** Names the devices of an order of which too few units are left (MOB-33). */
export const soldOutDevices = async (
  tx: StoreTransaction,
  shop: Shop,
  lines: Quote['lines'],
): Promise<readonly MissingDevice[]> => {
  const wanted = unitsIn(lines)
  const unitsOf = await unitsInStock(tx, shop, [...wanted.keys()])
  const nameOf = (sku: string): string | null =>
    lines.find(({ offerId }) => unitsIn([{ offerId, quantity: 1 }]).has(sku))?.name ?? null
  return [...wanted]
    .filter(([sku, units]) => unitsOf(sku) < units)
    .map(([sku]) => ({ sku, name: nameOf(sku) }))
}

/** Returns the devices of an order that failed, and the uses of their promotions, to stock (MOB-33, CPN-14). */
export const returnDevices = async (tx: StoreTransaction, lines: Quote['lines']): Promise<void> => {
  const taken = takenBy(lines)
  if (taken.size > 0) await tx.returnStock(taken)
}

/** Returns devices with what is in stock now (MOB-33). */
export const devicesInStock = async (
  { store, ...shop }: Shop & Pick<Engine, 'store'>,
  devices: readonly ProductDetail[],
): Promise<readonly ProductDetail[]> => {
  const skus = devices.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const units = await store.transaction((tx) => tx.stockOf(skus))
  const isInStock = (sku: string): boolean => (units.get(sku) ?? openingUnits(shop, sku)) > 0
  return devices.map((device) => ({
    ...device,
    variants: device.variants.map((variant) => ({ ...variant, inStock: isInStock(variant.sku) })),
  }))
}
