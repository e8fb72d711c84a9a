import type { EpochMs } from '#core/shared/plain-date.ts'
import { KEY_OVERLAP_MS, KEY_PERIOD_MS } from './identity-config.ts'

const periodAt = (ms: number): number => Math.floor(ms / KEY_PERIOD_MS)

/** `current` signs. `next` is published ahead of its period. `first` is the oldest period with valid signatures. */
export type KeyPeriods = { readonly first: number; readonly current: number; readonly next: number }

/** Returns the periods of the keys in use: they overlap by a day before and after (S21, F28). */
export const keyPeriodsAt = (now: EpochMs): KeyPeriods => ({
  first: periodAt(now - KEY_OVERLAP_MS),
  current: periodAt(now),
  next: periodAt(now + KEY_OVERLAP_MS),
})
