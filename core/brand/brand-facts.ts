import type { Cents } from '../shared/money.ts'

/** Brand facts of the public site that no offer, telephone or rule contains. Null for a service it lacks. */
export type BrandFacts = {
  /** Number of states in which the brand sells its service. */
  readonly statesServed: number
  /** The maximum that the brand pays to end the contract with another provider, in cents. */
  readonly buyoutLimit: Cents | null
  /** Number of computers that the security suite protects. */
  readonly securityComputers: number | null
}
