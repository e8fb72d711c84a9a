/** Prefix of the storage keys of a visit (LOC-26). */
export const STORED_PREFIX = 'buyflow'

/** The key of an order number that was typed before a change of language. The tab stores it until the page in that language shows it. */
export const TYPED_NUMBER_KEY = 'buyflow.typed-number'

/** The storage keys of a visit: its address and channel, its saved cart, its affiliate with its parameter, and its referral (LOC-26). */
export const storedKeys = {
  street: `${STORED_PREFIX}-street`,
  apt: `${STORED_PREFIX}-apt`,
  zip: `${STORED_PREFIX}-zip`,
  channel: `${STORED_PREFIX}-channel`,
  cart: `${STORED_PREFIX}-cart`,
  affiliateId: `${STORED_PREFIX}-affiliate`,
  vParam: `${STORED_PREFIX}-vparam`,
  referral: `${STORED_PREFIX}-referral`,
} as const
