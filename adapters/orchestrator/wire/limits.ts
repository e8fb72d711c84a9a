/** At most `max` calls in a window of `perMs` milliseconds. */
export type Rate = { readonly max: number; readonly perMs: number }

/**
 * How often calls may come: from one client address, which is counted first, and of one session. Calls of one name share their count
 * (S23, S40). `isRepetitionFree`: a call that repeats a known idempotency key is answered from the record and does not count.
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

/** A household looks up a handful of addresses; behind one address of a mobile carrier sit many. More is a list being walked. */
export const addressLimit: CallLimit = {
  name: 'address',
  session: { max: 30, perMs: MINUTE_MS },
  client: { max: 120, perMs: MINUTE_MS },
}

/** One call a pause in typing: some eight for an address. Whoever types has no session yet. */
export const suggestionsLimit: CallLimit = {
  name: 'suggestions',
  client: { max: 60, perMs: MINUTE_MS },
}

/** Whoever tries cards, or numbers of people, needs many; a buyer has two or three. */
export const paymentLimit: CallLimit = {
  name: 'payment',
  session: { max: 5, perMs: TEN_MINUTES_MS },
  client: { max: 20, perMs: HOUR_MS },
}

/** Who has a code has one, and mistypes it once or twice; more are guesses. */
export const promotionLimit: CallLimit = {
  name: 'promotion',
  session: { max: 10, perMs: TEN_MINUTES_MS },
  client: { max: 60, perMs: HOUR_MS },
}

/** Who comes back brings one cart; more are carts of others that are being guessed (S9). Who finds one is counted as who misses. */
export const keptCartLimit: CallLimit = {
  name: 'kept-cart',
  client: { max: 10, perMs: TEN_MINUTES_MS },
}

/** One-time keys: one for each try of a payment or a number, and some that a reloaded page never uses. Each is a row and a call of the gateway. */
export const paymentSessionLimit: CallLimit = {
  name: 'payment-session',
  session: { max: 20, perMs: TEN_MINUTES_MS },
  client: { max: 120, perMs: HOUR_MS },
}

/** A household compares a few windows; each choice takes a place from others for a while. */
export const windowLimit: CallLimit = {
  name: 'window',
  session: { max: 30, perMs: TEN_MINUTES_MS },
  client: { max: 240, perMs: HOUR_MS },
}

/** One order, and others after a refusal. Behind one address of a mobile carrier sit many buyers. */
export const orderLimit: CallLimit = {
  name: 'order',
  session: { max: 5, perMs: TEN_MINUTES_MS },
  client: { max: 60, perMs: HOUR_MS },
  isRepetitionFree: true,
}

/** The page of an order in doubt asks every few seconds at most. */
export const orderStatusLimit: CallLimit = {
  name: 'order-status',
  session: { max: 60, perMs: MINUTE_MS },
  client: { max: 300, perMs: MINUTE_MS },
}

/** A buyer asks once, or twice where the message was slow; each may send somebody a message. */
export const orderCodeLimit: CallLimit = {
  name: 'order-code',
  client: { max: 10, perMs: TEN_MINUTES_MS },
}

/** Whoever guesses at codes or numbers needs many (S9). */
export const orderLookUpLimit: CallLimit = {
  name: 'order-look-up',
  client: { max: 10, perMs: TEN_MINUTES_MS },
}

/** A family brings a few numbers along; whoever asks about more is reading other people's. */
export const phoneLimit: CallLimit = {
  name: 'phones',
  session: { max: 10, perMs: TEN_MINUTES_MS },
  client: { max: 60, perMs: HOUR_MS },
}

/** One call a landing, and many landings behind one address; more is a list of partners being tried. */
export const affiliateLimit: CallLimit = {
  name: 'affiliate',
  client: { max: 30, perMs: MINUTE_MS },
}

/** A challenge and its answer, a few times over. */
export const humanLimit: CallLimit = {
  name: 'human',
  client: { max: 30, perMs: MINUTE_MS },
}
