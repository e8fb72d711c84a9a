import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { disclaimers } from './disclaimers.ts'
import { english } from './english.ts'

export const terms: MerchandisingData = {
  featured: ['fibra-1000', 'fibra-300'] as readonly string[] as readonly OfferId[],
  coupons: [],
  disclaimers,
  english,
  closingDays: ['12-24'],
}
