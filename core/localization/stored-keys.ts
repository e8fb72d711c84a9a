/** Prefix of the storage keys of a visit (LOC-26). */
export const STORED_PREFIX = 'buyflow'

/** Key of an order number typed before a language change. The tab stores it until that page shows it. */
export const TYPED_NUMBER_KEY = 'buyflow.typed-number'

/** Storage keys of a visit: address and channel, saved cart, affiliate and parameter, referral (LOC-26). */
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
