import type { BrandFacts } from '#core/brand/brand-facts.ts'
import { cents } from '#core/shared/money.ts'

/** The marketing facts of the specification (section 9). */
export const facts: BrandFacts = {
  statesServed: 41,
  buyoutLimit: cents(500_00),
  securityComputers: 10,
}
