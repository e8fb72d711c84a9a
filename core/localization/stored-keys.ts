/** Prefix of the storage keys of a visit (LOC-26). */
export const STORED_PREFIX = 'buyflow'

/** The storage keys for the address and channel of a visit (LOC-26). */
export const storedKeys = {
  street: `${STORED_PREFIX}-street`,
  apt: `${STORED_PREFIX}-apt`,
  zip: `${STORED_PREFIX}-zip`,
  channel: `${STORED_PREFIX}-channel`,
} as const
