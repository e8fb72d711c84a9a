import type { Brand } from '#core/brand/brand.ts'
import { siteDataFaults } from '#core/brand/check-site-data.ts'
import type { BrandTexts } from '#core/brand/brand-texts.ts'
import { textsOfBrand, untranslatedTexts } from '#core/brand/brand-texts.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import { parseCatalog } from '#core/catalog/parse-catalog.ts'
import { parseCoupon } from '#core/catalog/parse-coupon.ts'

/**
 * Fails the build of a brand whose catalogue or coupons cannot be priced, whose facts for public pages contradict each other, or whose texts have no English, with the first fault
 * (throws; CAT-01, CPN-01, BRD-01).
 */
export const checkBrand = (
  brand: Brand,
  terms: Pick<MerchandisingData, 'coupons'>,
  english: BrandTexts,
): void => {
  const { catalog, site } = brand
  const { coupons } = terms
  const parsed = [parseCatalog(catalog), ...coupons.map(({ coupon }) => parseCoupon(coupon))]
  const refused = parsed.find(({ _tag }) => _tag === 'Left')
  if (refused?._tag === 'Left') throw new Error(`invalid brand data: ${JSON.stringify(refused.left)}`)
  const [fault] = siteDataFaults(site, catalog)
  const [untranslated] = untranslatedTexts(textsOfBrand(brand, terms), english)
  if (untranslated !== undefined) throw new Error(`invalid brand data: no English for «${untranslated}»`)
  if (fault !== undefined) throw new Error(`invalid brand data: ${fault.fault} (${fault.entry})`)
}
