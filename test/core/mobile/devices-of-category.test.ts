import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devicesOfCategory } from '#core/mobile/devices-of-category.ts'
import { deviceCategories } from '#core/mobile/product-detail.ts'
import { productDetail } from '#test/arbitraries/mobile.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

describe('devicesOfCategory', () => {
  it('leaves out other categories and, unless requested, own devices; the rest stays in order (TPL-14)', () => {
    const category = fc.constantFrom(...deviceCategories)
    forAllWith(
      { numRuns: 300 },
      fc.array(productDetail),
      category,
      fc.boolean(),
      (all, deviceCategory, includeByod) => {
        const left = devicesOfCategory(all, { deviceCategory, includeByod })
        expect(all.filter((device) => left.includes(device))).toEqual(left)
        for (const device of all)
          expect(left.includes(device)).toBe(
            device.category === deviceCategory && (includeByod || device.itemType !== 'BYOD'),
          )
      },
    )
  })
})
