/** What the guards ask of a route: a live session, the confirmation instead of localization when it is dead, no way back by the browser. */
export type RouteFlags = {
  readonly needsSession: boolean
  readonly confirmsWhenDead: boolean
  readonly disableBackButton: boolean
}

const NONE: RouteFlags = { needsSession: false, confirmsWhenDead: false, disableBackButton: false }
const SHOPPING: RouteFlags = { ...NONE, needsSession: true }
const PAYING: RouteFlags = { needsSession: true, confirmsWhenDead: true, disableBackButton: true }

const flagged: ReadonlyMap<string, RouteFlags> = new Map([
  ['/buy/products', SHOPPING],
  ['/buy/configure', SHOPPING],
  ['/buy/service-selection', SHOPPING],
  ['/buy/included', SHOPPING],
  ['/buy/checkout', SHOPPING],
  ['/buy/schedule-window', SHOPPING],
  ['/buy/sro-schedule-window', SHOPPING],
  ['/pre-payment', PAYING],
  ['/express-payment', PAYING],
  ['/auto-payment', PAYING],
])

/** The flags of a route by its pattern; a route without any has none (RTE-08). */
export const flagsOf = (pattern: string): RouteFlags => flagged.get(pattern) ?? NONE
