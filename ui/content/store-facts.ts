import type { Brand } from '#core/brand/brand.ts'
import { CART_LIFESPAN_DAYS } from '#core/cart/restoration.ts'
import { type LineOfBusiness, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { markClaim } from '#core/template/claim.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
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
  /** A telephone number as it is written. */
  phone: (line: keyof Brand['phones']): string =>
    markClaim(brand.phones[line].shown, `brand: telephone of ${line}`),
  businessPhone: markClaim(brand.business.phone.shown, 'brand: telephone for businesses'),
  /** When a telephone is answered. */
  hours: (line: keyof Brand['hours']): string => {
    const hours = brand.hours[line]
    if (hours === null) throw new Error(`${brand.name} has no hours of ${line}`)
    return markClaim(openingText(hours), `brand: hours of ${line}`)
  },
  /** The number of states in which the brand sells its service. */
  statesServed: markClaim(String(brand.facts.statesServed), 'brand: states served'),
  /** The maximum the brand pays to end another contract. Throws (a defect) for a brand that pays none. */
  buyoutLimit: (): string => {
    if (brand.facts.buyoutLimit === null) throw new Error(`${brand.name} has no buyout`)
    return markClaim(shortMoney(brand.facts.buyoutLimit), 'brand: buyout limit')
  },
  /** The number of computers that the security suite protects. Throws (a defect) for a brand without it. */
  securityComputers: (): string => {
    if (brand.facts.securityComputers === null) throw new Error(`${brand.name} has no security suite`)
    return markClaim(String(brand.facts.securityComputers), 'brand: computers of the security suite')
  },
  businessHours: markClaim(openingText(brand.business.hours), 'brand: hours for businesses'),
  /** How long data are stored. */
  retention: (period: keyof typeof retentionPeriods): string =>
    markClaim(String(retentionPeriods[period]), `retention of data: ${period}`),
  cartDays: markClaim(String(CART_LIFESPAN_DAYS), 'rule CRT-06'),
})
