/** Prefix of the storage keys of a visit (LOC-26). */
export const STORED_PREFIX = 'buyflow'

/** The storage keys of a visit: its address and channel, and its saved cart (LOC-26). */
export const storedKeys = {
  street: `${STORED_PREFIX}-street`,
  apt: `${STORED_PREFIX}-apt`,
  zip: `${STORED_PREFIX}-zip`,
  channel: `${STORED_PREFIX}-channel`,
  cart: `${STORED_PREFIX}-cart`,
} as const
