const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const YEAR_DAYS = 365

/**
 * How long each kind of record is kept, in ms. docs/security.md gives the reasons; a test compares its table with this record and with
 * the schema.
 */
export const RETENTION = {
  /** A session without an order, from its opening: it lives eight hours at most (SES-01, S27). */
  sessionMs: DAY_MS,
  /** A session with an order, from the order: where to install, and whom to call. */
  orderedSessionMs: 90 * DAY_MS,
  /** The receipt in an attempt to order, from its start; a declined attempt goes as a whole. */
  attemptMs: DAY_MS,
  /** The receipt and the details of an order, from the order. */
  orderMs: 4 * YEAR_DAYS * DAY_MS,
  /** An idempotency key with its answer (S27). */
  idempotencyKeyMs: DAY_MS,
  /** A payment that was stored at the embedded gateway, charged or not. */
  paymentMs: DAY_MS,
  /** An expired payment key: whoever comes this late with one hears that it is spent (S26). */
  expiredPaymentKeyMs: HOUR_MS,
  /** That a message was sent, or the message that nobody could send; also messages that are files. */
  messageMs: 30 * DAY_MS,
  /** A count whose window is over: longer than the clocks of processes differ from the database's. */
  countMs: HOUR_MS,
  /** A past window: after two days it is past everywhere. */
  pastWindowDays: 2,
} as const
