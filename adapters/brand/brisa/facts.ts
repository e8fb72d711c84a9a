import type { BrandFacts } from '#core/brand/brand-facts.ts'

/** Invented: a provider of the Gulf coast, without a buyout and without a security suite. */
export const facts: BrandFacts = { statesServed: 5, buyoutLimit: null, securityComputers: null }
