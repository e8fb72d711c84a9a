import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { bundleLines, onePackage, packagePrice } from '#ui/content/package-price.ts'

describe('packagePrice', () => {
  it('adds up the lines and takes off the discount of each bundle (PRC-10)', () => {
    for (const { id, off: discount } of cometa.catalog.bundles) {
      const { lines, off, total } = packagePrice(cometa, bundleLines(cometa, id))
      expect(off).toBe(discount)
      expect(total.first).toBe(lines.reduce((sum, { price }) => sum + price, 0) - off)
    }
  })

  it('has a free first mobile line with internet, and no discount without a bundle (CAT-06)', () => {
    const { lines, off, total } = packagePrice(cometa, onePackage)
    expect(lines.map(({ price }) => price)).toEqual([5_000, 1_000, 0])
    expect([off, total.first, total.change?.later]).toEqual([0, 6_000, 12_000])
  })

  it('fails for what the brand does not sell', () => {
    const brand = { ...cometa, catalog: { ...cometa.catalog, offers: [], bundles: [] } }
    expect(() => packagePrice(brand, onePackage)).toThrow('does not sell')
    expect(() => bundleLines(brand, 'bundle-latino')).toThrow('has no bundle')
  })
})
