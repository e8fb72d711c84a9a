/** How long the page of an outcome explains why it leaves the store, in seconds. */
export const LEAVE_AFTER_SECONDS = 8
