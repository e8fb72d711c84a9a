import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HoldEnd } from '#core/schedule/hold-status.ts'
import { HOLD_WARNING_MS, holdEndOf, holdStatusAt, isRenewable } from '#core/schedule/hold-status.ts'
import { HOLD_TOTAL_MINUTES, holdWindow } from '#core/schedule/hold.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { type EpochMs, epochMs } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const instant = fc.nat(4_000_000_000_000).map(epochMs)
const WINDOW = 'window' as WindowId

/** Renews the hold of a window as soon as the end of the hold is near, until that changes nothing any more. */
const lastEnd = (start: EpochMs): EpochMs => {
  let holds = holdWindow([], WINDOW, start)
  for (let renewals = 0; renewals < 10; renewals += 1) {
    const now = epochMs((holds.at(-1)?.until ?? start) - HOLD_WARNING_MS)
    const status = holdStatusAt(holds, now)
    if (status === null || !isRenewable(holdEndOf(status, now), now)) break
    holds = holdWindow(holds, WINDOW, now)
  }
  return holds.at(-1)?.until ?? start
}

describe('holdStatusAt', () => {
  it('gives durations that neither are negative nor contradict each other (SCH-08)', () => {
    forAll(instant, fc.integer({ min: 0, max: 7_200_000 }), (start, passed) => {
      const status = holdStatusAt(holdWindow([], WINDOW, start), epochMs(start + passed))
      expect(status?.remainingMs).toBeGreaterThanOrEqual(0)
      expect(status?.lifetimeMs).toBeGreaterThanOrEqual(status?.remainingMs ?? 0)
    })
    expect(holdStatusAt([], epochMs(0))).toBeNull()
  })
})

describe('holdEndOf', () => {
  it('is the same time away on any clock (SCH-08)', () =>
    forAll(instant, fc.nat(1_800_000), fc.nat(1_800_000), (now, remainingMs, lifetimeMs) => {
      const { endsAt, lastsUntil } = holdEndOf({ remainingMs, lifetimeMs }, now)
      expect([endsAt - now, lastsUntil - now]).toEqual([remainingMs, lifetimeMs])
    }))
})

describe('isRenewable', () => {
  it('renews a hold to the end of its total time, and no longer (SCH-08)', () =>
    forAll(instant, (start) => {
      expect(lastEnd(start)).toBe(start + HOLD_TOTAL_MINUTES * 60_000)
    }))

  it('renews no hold that would end within the warning anyway (SCH-11)', () =>
    forAll(instant, fc.nat(HOLD_WARNING_MS), fc.nat(HOLD_WARNING_MS), (now, one, other) => {
      const hold: HoldEnd = {
        endsAt: epochMs(now + Math.min(one, other)),
        lastsUntil: epochMs(now + Math.max(one, other)),
      }
      expect(isRenewable(hold, now)).toBe(false)
    }))
})
