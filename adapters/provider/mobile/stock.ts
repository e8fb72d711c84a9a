import type { MissingDevice } from '#core/cart/restored-mobile.ts'
import { findVariant, unitsIn } from '#core/mobile/device-offers.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { Quote } from '#core/pricing/quote.ts'
import type { Engine } from '../call/call.ts'
import type { StoreTransaction } from '../store/store.ts'

type Shop = Pick<Engine, 'devices' | 'config'>

const openingUnits = ({ devices, config }: Shop, sku: string): number =>
  findVariant(devices, sku)?.variant.inStock === true ? config.unitsPerVariant : 0

/** Returns the units in stock of some variants, by SKU (MOB-33). */
export const unitsInStock = async (
  tx: StoreTransaction,
  shop: Shop,
  skus: readonly string[],
): Promise<(sku: string) => number> => {
  const units = await tx.stockOf(skus)
  return (sku) => units.get(sku) ?? openingUnits(shop, sku)
}

/** Takes the devices of an order from stock, all or none; false if one has too few units (MOB-33). */
export const takeDevices = async (
  tx: StoreTransaction,
  shop: Shop,
  lines: Quote['lines'],
): Promise<boolean> => {
  const wanted = unitsIn(lines)
  if (wanted.size === 0) return true
  await tx.openStock([...wanted.keys()].map((sku) => ({ sku, units: openingUnits(shop, sku) })))
  return tx.takeStock(wanted)
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

/** Returns the devices of an order that failed to stock (MOB-33). */
export const returnDevices = async (tx: StoreTransaction, lines: Quote['lines']): Promise<void> => {
  const taken = unitsIn(lines)
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
