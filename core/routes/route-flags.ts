import type { SaleStep } from './sale-step.ts'
import { pathsOfStep } from './routes.ts'
import { saleSteps } from './sale-step.ts'
import { steps } from './steps.ts'

/** Guard rules of a route: live session, confirmation instead of address after expiry, no Back button. */
export type RouteFlags = {
  readonly needsSession: boolean
  readonly confirmsOnExpiry: boolean
  readonly disableBackButton: boolean
}

const NONE: RouteFlags = { needsSession: false, confirmsOnExpiry: false, disableBackButton: false }

const flagsOfStep = (name: SaleStep): RouteFlags => {
  const { opens, confirmsOnExpiry = false, disableBackButton = false } = steps[name]
  return { needsSession: opens === 'whileShopping', confirmsOnExpiry, disableBackButton }
}

/** All pages of a step have its flags. */
const flagged: ReadonlyMap<string, RouteFlags> = new Map(
  saleSteps.flatMap((name) =>
    [steps[name].path, ...pathsOfStep(name)].map((path) => [path, flagsOfStep(name)] as const),
  ),
)

/** Returns the flags of a route by its pattern; a route that is not of the sale has none (RTE-08). */
export const flagsOf = (pattern: string): RouteFlags => flagged.get(pattern) ?? NONE
