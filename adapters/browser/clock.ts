import type { Clock } from '#core/ports/clock.ts'
import { epochMs } from '#core/shared/plain-date.ts'

/** The clock of the machine the page runs on. */
export const systemClock: Clock = { now: () => epochMs(Date.now()) }
