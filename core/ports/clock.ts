import type { EpochMs } from '../shared/plain-date.ts'

/** Returns the current time. */
export type Clock = { readonly now: () => EpochMs }
