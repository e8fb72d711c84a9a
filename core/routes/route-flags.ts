import type { SaleStep } from './sale-step.ts'
import { visitPaths } from './routes.ts'
import { saleSteps } from './sale-step.ts'
import { steps } from './steps.ts'

/** What the guards require of a route: a live session, the confirmation instead of the address once it has expired, no Back button. */
export type RouteFlags = {
  readonly needsSession: boolean
  readonly confirmsOnExpiry: boolean
  readonly disableBackButton: boolean
}

const NONE: RouteFlags = { needsSession: false, confirmsOnExpiry: false, disableBackButton: false }

/** Paths that show another form of a step have the flags of that step. */
const variants: Readonly<Record<string, SaleStep>> = {
  [visitPaths.siteVisit]: 'schedule',
  '/express-payment': 'payment',
  '/auto-payment': 'payment',
}

const flagsOfStep = (name: SaleStep): RouteFlags => {
  const { opens, confirmsOnExpiry = false, disableBackButton = false } = steps[name]
  return { needsSession: opens === 'whileShopping', confirmsOnExpiry, disableBackButton }
}

const flagged: ReadonlyMap<string, RouteFlags> = new Map([
  ...saleSteps.map((name) => [steps[name].path, flagsOfStep(name)] as const),
  ...Object.entries(variants).map(([path, name]) => [path, flagsOfStep(name)] as const),
])

/** Returns the flags of a route by its pattern; a route that is not of the sale has none (RTE-08). */
export const flagsOf = (pattern: string): RouteFlags => flagged.get(pattern) ?? NONE
