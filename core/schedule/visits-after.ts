import type { PlainDate } from '../shared/plain-date.ts'

/** Returns the day after which visits start: today, or the later day on which the network is expected (SCH-10). */
export const visitsAfter = (today: PlainDate, expectedOn: PlainDate | null): PlainDate =>
  expectedOn !== null && expectedOn > today ? expectedOn : today
