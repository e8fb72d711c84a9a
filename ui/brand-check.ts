import type { Brand } from '#core/brand/brand.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import { parseCatalog } from '#core/catalog/parse-catalog.ts'
import { parseCoupon } from '#core/catalog/parse-coupon.ts'

/** Fails the build of a brand whose catalogue or coupons cannot be priced, with the first fault (throws; CAT-01, CPN-01). */
export const checkBrand = ({ catalog }: Brand, { coupons }: Pick<MerchandisingData, 'coupons'>): void => {
  const parsed = [parseCatalog(catalog), ...coupons.map(({ coupon }) => parseCoupon(coupon))]
  const refused = parsed.find(({ _tag }) => _tag === 'Left')
  if (refused?._tag === 'Left') throw new Error(`invalid brand data: ${JSON.stringify(refused.left)}`)
}
