/** The pause before the first question about an order in doubt, in ms: most banks answer within a second. */
export const ORDER_POLL_FIRST_MS = 1_000

/** The longest pause, in ms: an order that was settled is shown half a minute later at most, and a thousand waiting pages ask 33 times a second. */
export const ORDER_POLL_MAX_MS = 30_000

/** After so many questions, seven seconds, the buyer is told that an e-mail follows and that the page may be closed. */
export const ORDER_POLLS_BEFORE_MAIL = 3

/** The pause before the next question about an order in doubt, in ms, after `polls` of them: twice the one before, up to the longest (ORD-03). */
export const orderPollMs = (polls: number): number =>
  Math.min(ORDER_POLL_MAX_MS, ORDER_POLL_FIRST_MS * 2 ** polls)
