/** At most `max` calls in a window of `perMs` milliseconds. */
export type Rate = { readonly max: number; readonly perMs: number }

/**
 * A rate limit by client address (counted first) and by session. Calls with the same `name` share a count (S23, S40).
 * `isRepetitionFree`: a call that repeats a known idempotency key is answered from the record and does not count.
 */
export type CallLimit = {
  readonly name: string
  readonly client: Rate
  readonly session?: Rate
  readonly isRepetitionFree?: true
}

const MINUTE_MS = 60_000
const TEN_MINUTES_MS = 10 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** A household looks up a few addresses; many can share a mobile carrier's address. More calls indicate enumeration. */
export const addressLimit: CallLimit = {
  name: 'address',
  session: { max: 30, perMs: MINUTE_MS },
  client: { max: 120, perMs: MINUTE_MS },
}

/** A household looks up a few addresses. Beyond it, each address call needs the pass of a human check (HUM-01). */
export const addressPassLimit: CallLimit = {
  name: 'address-pass',
  session: { max: 10, perMs: HOUR_MS },
  client: { max: 60, perMs: HOUR_MS },
}

/** One call for each pause in typing: about eight for an address. The visitor has no session yet. */
export const suggestionsLimit: CallLimit = {
  name: 'suggestions',
  client: { max: 60, perMs: MINUTE_MS },
}

/** A buyer needs two or three attempts. Many attempts indicate card testing or guessed identifications. */
export const paymentLimit: CallLimit = {
  name: 'payment',
  session: { max: 5, perMs: TEN_MINUTES_MS },
  client: { max: 20, perMs: HOUR_MS },
}

/** A buyer has one code and mistypes it once or twice. More attempts indicate guessing. */
export const promotionLimit: CallLimit = {
  name: 'promotion',
  session: { max: 10, perMs: TEN_MINUTES_MS },
  client: { max: 60, perMs: HOUR_MS },
}

/** A returning visitor restores one cart. More attempts indicate guessing (S9). Successes count like failures. */
export const savedCartLimit: CallLimit = {
  name: 'kept-cart',
  client: { max: 10, perMs: TEN_MINUTES_MS },
}

/**
 * One-time keys: one for each attempt at a payment or an identification, and some that a reloaded page never uses. Each
 * is a row and a call to the gateway.
 */
export const paymentSessionLimit: CallLimit = {
  name: 'payment-session',
  session: { max: 20, perMs: TEN_MINUTES_MS },
  client: { max: 120, perMs: HOUR_MS },
}

/** A household compares a few windows. Each choice blocks a place for a while. */
export const windowLimit: CallLimit = {
  name: 'window',
  session: { max: 30, perMs: TEN_MINUTES_MS },
  client: { max: 240, perMs: HOUR_MS },
}

/** One order, and more attempts after a refusal. Many buyers can share one address of a mobile carrier. */
export const orderLimit: CallLimit = {
  name: 'order',
  session: { max: 5, perMs: TEN_MINUTES_MS },
  client: { max: 60, perMs: HOUR_MS },
  isRepetitionFree: true,
}

/** The page of an order in doubt polls at most every few seconds. */
export const orderStatusLimit: CallLimit = {
  name: 'order-status',
  session: { max: 60, perMs: MINUTE_MS },
  client: { max: 300, perMs: MINUTE_MS },
}

/** A buyer requests one code, or two if the message was slow. Each request may send a message. */
export const orderCodeLimit: CallLimit = {
  name: 'order-code',
  client: { max: 10, perMs: TEN_MINUTES_MS },
}

/** Guessing codes or order numbers takes many attempts (S9). */
export const orderLookUpLimit: CallLimit = {
  name: 'order-look-up',
  client: { max: 10, perMs: TEN_MINUTES_MS },
}

/** A buyer looks at the windows and moves a visit a few times. Each move sends a message. */
export const orderVisitLimit: CallLimit = {
  name: 'order-visit',
  client: { max: 30, perMs: TEN_MINUTES_MS },
}

/** A household requests a notice and disputes an outcome, for a few addresses. Each request may send a message. */
export const followUpLimit: CallLimit = {
  name: 'follow-up',
  client: { max: 10, perMs: TEN_MINUTES_MS },
}

/** A holder requests one code, or two if slow. Each may send a message and shows the first letter of an address. */
export const accountCodeLimit: CallLimit = {
  name: 'account-code',
  session: { max: 5, perMs: HOUR_MS },
  client: { max: 10, perMs: HOUR_MS },
}

/** Guessing codes takes many attempts (S9). */
export const accountProofLimit: CallLimit = {
  name: 'account-proof',
  session: { max: 20, perMs: HOUR_MS },
  client: { max: 40, perMs: HOUR_MS },
}

/** A household signs in a few times; many can share a mobile carrier's address. Each login calls the provider. */
export const loginLimit: CallLimit = {
  name: 'login',
  client: { max: 120, perMs: 15 * MINUTE_MS },
}

/** A login takes a few pages of the identity provider, and a mistyped password or code some more. */
export const identityPageLimit: CallLimit = {
  name: 'identity-page',
  client: { max: 600, perMs: 15 * MINUTE_MS },
}

/** A holder reads an account a few times; pages check the login every minute. More calls: enumeration (S24). */
export const portalReadLimit: CallLimit = {
  name: 'portal-read',
  client: { max: 240, perMs: MINUTE_MS },
}

/** A holder compares a few changes before requesting one. Each is priced anew. */
export const portalPreviewLimit: CallLimit = {
  name: 'portal-preview',
  client: { max: 60, perMs: MINUTE_MS },
}

/** A holder changes or moves something a few times. Each sends a message. Many can share a mobile carrier's address. */
export const portalChangeLimit: CallLimit = {
  name: 'portal-change',
  client: { max: 60, perMs: HOUR_MS },
}

/** One call for each category of devices that a page shows. Many visitors can share one address of a mobile carrier. */
export const devicesLimit: CallLimit = {
  name: 'devices',
  client: { max: 120, perMs: MINUTE_MS },
}

/** A family changes its lines and devices a few dozen times. Each change is checked against the stock. */
export const mobileItemsLimit: CallLimit = {
  name: 'mobile-items',
  session: { max: 60, perMs: TEN_MINUTES_MS },
  client: { max: 360, perMs: HOUR_MS },
}

/** A family trades in a few telephones. More calls indicate lookups of blocked ones. */
export const tradeInLimit: CallLimit = {
  name: 'trade-in',
  session: { max: 30, perMs: TEN_MINUTES_MS },
  client: { max: 120, perMs: HOUR_MS },
}

/** A family ports a few numbers. More calls indicate lookups of other people's numbers. */
export const phoneLimit: CallLimit = {
  name: 'phones',
  session: { max: 10, perMs: TEN_MINUTES_MS },
  client: { max: 60, perMs: HOUR_MS },
}

/** One call for each landing; many visitors can share one address. More calls indicate enumeration of affiliates. */
export const affiliateLimit: CallLimit = {
  name: 'affiliate',
  client: { max: 30, perMs: MINUTE_MS },
}

/** A challenge and its answer for each change of a cart. Many shoppers can share one address of a mobile carrier. */
export const humanLimit: CallLimit = {
  name: 'human',
  session: { max: 60, perMs: MINUTE_MS },
  client: { max: 300, perMs: MINUTE_MS },
}

/** A page sends its events every few seconds at most. Many visitors can share one address of a mobile carrier. */
export const eventsLimit: CallLimit = {
  name: 'events',
  client: { max: 120, perMs: MINUTE_MS },
}

/** A page reports the few calls that fail. More reports fill the log. */
export const logLimit: CallLimit = {
  name: 'page-log',
  client: { max: 30, perMs: MINUTE_MS },
}

/** A test measures the latency a few times, also when the test is then refused. */
export const speedLatencyLimit: CallLimit = {
  name: 'speed-latency',
  client: { max: 20, perMs: MINUTE_MS },
}

/** One speed test a minute for each client: it transfers as much as a thousand pages. */
export const speedDownloadLimit: CallLimit = {
  name: 'speed-download',
  client: { max: 1, perMs: MINUTE_MS },
}

/** The upload of the same test. */
export const speedUploadLimit: CallLimit = {
  name: 'speed-upload',
  client: { max: 1, perMs: MINUTE_MS },
}
