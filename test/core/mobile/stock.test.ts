import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { skusInStock } from '#core/mobile/stock.ts'

describe('skusInStock', () => {
  it('has each variant that is in stock, and no other (MOB-37)', () => {
    const inStock = skusInStock(devices)
    for (const { sku, ...variant } of devices.flatMap(({ variants }) => variants))
      expect(inStock.has(sku)).toBe(variant.inStock)
  })
})
