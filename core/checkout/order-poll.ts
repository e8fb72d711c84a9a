/** The pause before the first poll of a pending order, in ms. Most banks answer within a second. */
export const ORDER_POLL_FIRST_MS = 1_000

/** Longest pause, in ms. A settled order shows within half a minute; a thousand pages send 33 requests a second. */
export const ORDER_POLL_MAX_MS = 30_000

/** After this number of polls, seven seconds, the page announces an e-mail and that the buyer may close it. */
export const ORDER_POLLS_BEFORE_MAIL = 3

/** Returns the pause before the next poll in ms, after `polls` polls; doubles up to the maximum (ORD-03). */
export const orderPollMs = (polls: number): number =>
  Math.min(ORDER_POLL_MAX_MS, ORDER_POLL_FIRST_MS * 2 ** polls)
