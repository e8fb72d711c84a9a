import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, expirationAfterUse, isAliveAt } from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'

/** Pauses between two uses: short of the idle end, right at it, and beyond. */
const pause = fc.oneof(
  fc.integer({ min: 0, max: SESSION_IDLE_MS - 1 }),
  fc.constantFrom(SESSION_IDLE_MS - 1, SESSION_IDLE_MS, SESSION_IDLE_MS + 1),
  fc.integer({ min: 0, max: SESSION_ABSOLUTE_MS }),
)

describe('the ends of a session', () => {
  it('are 30 minutes without use and 8 hours in all (SES-01)', () => {
    expect([SESSION_IDLE_MS, SESSION_ABSOLUTE_MS]).toEqual([1_800_000, 28_800_000])
  })
})

describe('expirationAfterUse', () => {
  it('is 30 minutes after the use, or 8 hours after the opening if that comes first (SES-01)', () => {
    fc.assert(
      fc.property(instant, fc.nat(2 * SESSION_ABSOLUTE_MS), (openedAt, later) => {
        const end = expirationAfterUse(openedAt, epochMs(openedAt + later))
        const isLate = later >= SESSION_ABSOLUTE_MS - SESSION_IDLE_MS
        expect(end - openedAt).toBe(isLate ? SESSION_ABSOLUTE_MS : later + SESSION_IDLE_MS)
      }),
    )
  })

  it('never comes earlier for a later use (SES-01)', () => {
    fc.assert(
      fc.property(instant, fc.nat(SESSION_ABSOLUTE_MS), pause, (openedAt, later, wait) => {
        const usedAt = epochMs(openedAt + later)
        expect(expirationAfterUse(openedAt, epochMs(usedAt + wait))).toBeGreaterThanOrEqual(
          expirationAfterUse(openedAt, usedAt),
        )
      }),
    )
  })
})

describe('isAliveAt', () => {
  it('is true of a session that says so, until its end and not at it (SES-02)', () => {
    fc.assert(
      fc.property(instant, fc.boolean(), fc.integer({ min: -2, max: 2 }), (end, isAlive, by) => {
        expect(isAliveAt({ isAlive, expirationTime: end }, epochMs(end + by))).toBe(isAlive && by < 0)
      }),
    )
  })

  it('keeps a session through uses less than 30 minutes apart for 8 hours, and through nothing else (SES-01, SES-02)', () => {
    fc.assert(
      fc.property(instant, fc.array(pause, { maxLength: 30 }), (openedAt, pauses) => {
        let now = openedAt
        let expirationTime = expirationAfterUse(openedAt, openedAt)
        for (const wait of pauses) {
          const wasAlive = isAliveAt({ isAlive: true, expirationTime }, now)
          now = epochMs(now + wait)
          const isAlive = isAliveAt({ isAlive: true, expirationTime }, now)
          expect(isAlive).toBe(wasAlive && wait < SESSION_IDLE_MS && now - openedAt < SESSION_ABSOLUTE_MS)
          if (!isAlive) return
          expirationTime = expirationAfterUse(openedAt, now)
        }
      }),
      { numRuns: 300 },
    )
  })
})
