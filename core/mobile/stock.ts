import type { ProductDetail } from './product-detail.ts'

/** Returns the SKUs of the variants that can be bought now (MOB-37). */
export const skusInStock = (devices: readonly Pick<ProductDetail, 'variants'>[]): ReadonlySet<string> =>
  new Set(devices.flatMap(({ variants }) => variants.flatMap(({ sku, inStock }) => (inStock ? [sku] : []))))
