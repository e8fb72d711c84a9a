import type { Clock } from '#core/ports/clock.ts'
import { type EpochMs, epochMs } from '#core/shared/plain-date.ts'

/** A manual clock. */
export type FakeClock = Clock & {
  readonly set: (instant: EpochMs) => void
  readonly advance: (ms: number) => void
}

/** Wednesday 2026-11-18, 15:00 UTC. */
export const START_OF_TESTS = epochMs(1_795_014_000_000)

export const fakeClock = (start: EpochMs = START_OF_TESTS): FakeClock => {
  let now = start
  return {
    now: () => now,
    set: (instant) => {
      now = instant
    },
    advance: (ms) => {
      now = epochMs(now + ms)
    },
  }
}
