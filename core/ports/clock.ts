import type { EpochMs } from '../shared/plain-date.ts'

/** The time now. */
export type Clock = { readonly now: () => EpochMs }
