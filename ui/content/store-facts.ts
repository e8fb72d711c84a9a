import type { Brand } from '#core/brand/brand.ts'
import { CART_LIFESPAN_DAYS } from '#core/cart/restoration.ts'
import { type LineOfBusiness, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { markClaim } from '#core/template/claim.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { mobileFacts } from './mobile-facts.ts'
import { retentionPeriods } from './retention-periods.ts'

/** The numbers about the store itself that a page may state, each a claim with its source. */
export const storeFacts = (brand: Brand) => ({
  mobile: mobileFacts(),
  /** The number of plans of a line of business. */
  planCount: (line: LineOfBusiness): string => {
    const { length } = offersOfRole(offersOfLine(brand.catalog.offers, line), 'plan')
    return markClaim(String(length), `catalogue: plans of ${line}`)
  },
  businessHours: markClaim(openingText(brand.business.hours), 'brand: hours for businesses'),
  /** How long data are stored. */
  retention: (period: keyof typeof retentionPeriods): string =>
    markClaim(String(retentionPeriods[period]), `retention of data: ${period}`),
  cartDays: markClaim(String(CART_LIFESPAN_DAYS), 'rule CRT-06'),
})
