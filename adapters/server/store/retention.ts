const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const YEAR_DAYS = 365

/**
 * Retention period of each kind of record, in ms. docs/security.md gives the reasons; a test compares its table with
 * this record and with the schema.
 */
export const RETENTION = {
  /** A session without an order, from its start: it lasts at most eight hours (SES-01, S27). */
  sessionMs: DAY_MS,
  /** A session with an order, from the order: the installer needs its address and telephone. */
  orderedSessionMs: 90 * DAY_MS,
  /** The receipt in an order attempt, from its start; a declined attempt is removed completely. */
  attemptMs: DAY_MS,
  /** The receipt and the details of an order, from the order date. */
  orderMs: 4 * YEAR_DAYS * DAY_MS,
  /** An account, from the last day of its last service: its last bill can be disputed that long. */
  portalAccountMs: 4 * YEAR_DAYS * DAY_MS,
  /** A change of services that is done or withdrawn, from its request. */
  serviceChangeMs: 4 * YEAR_DAYS * DAY_MS,
  /** What orders changed on an account, from the last change: the billing system has it after the next bills. */
  accountChangesMs: 90 * DAY_MS,
  /** An idempotency key with its response (S27). */
  idempotencyKeyMs: DAY_MS,
  /** A payment stored at the embedded gateway, charged or not. */
  paymentMs: DAY_MS,
  /** An expired payment key: until it is purged, a caller who uses it learns that it is spent (S26). */
  expiredPaymentKeyMs: HOUR_MS,
  /** A sent message without its content, or one that could not be sent; also messages that are files. */
  messageMs: 30 * DAY_MS,
  /** A request about an address, from its latest repetition. */
  followUpMs: YEAR_DAYS * DAY_MS,
  /** A counter after the end of its window: longer than the clocks of processes differ from the database's. */
  countMs: HOUR_MS,
  /** The counts of a day, in days: a season can be compared with that of the year before. */
  analyticsDays: 400,
  /** A past installation window, in days: after two days it is past in every time zone. */
  pastWindowDays: 2,
} as const
