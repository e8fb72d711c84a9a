import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  SESSION_WARNING_MS,
  channels,
  expirationAfterUse,
  isAliveAt,
  sessionStatusAt,
} from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

/** Pauses between two uses: short of the idle end, right at it, and beyond. */
const pause = fc.oneof(
  fc.integer({ min: 0, max: SESSION_IDLE_MS - 1 }),
  fc.constantFrom(SESSION_IDLE_MS - 1, SESSION_IDLE_MS, SESSION_IDLE_MS + 1),
  fc.integer({ min: 0, max: SESSION_ABSOLUTE_MS }),
)

describe('the ends of a session', () => {
  it('are 30 minutes without use and 8 hours in total (SES-01)', () => {
    expect([SESSION_IDLE_MS, SESSION_ABSOLUTE_MS]).toEqual([1_800_000, 28_800_000])
  })
})

describe('expirationAfterUse', () => {
  it('is 30 minutes after the use, or 8 hours after the opening if that comes first (SES-01)', () =>
    forAll(instant, fc.nat(2 * SESSION_ABSOLUTE_MS), (openedAt, later) => {
      const end = expirationAfterUse(openedAt, epochMs(openedAt + later))
      const isLate = later >= SESSION_ABSOLUTE_MS - SESSION_IDLE_MS
      expect(end - openedAt).toBe(isLate ? SESSION_ABSOLUTE_MS : later + SESSION_IDLE_MS)
    }))

  it('is never earlier for a later use (SES-01)', () =>
    forAll(instant, fc.nat(SESSION_ABSOLUTE_MS), pause, (openedAt, later, wait) => {
      const usedAt = epochMs(openedAt + later)
      expect(expirationAfterUse(openedAt, epochMs(usedAt + wait))).toBeGreaterThanOrEqual(
        expirationAfterUse(openedAt, usedAt),
      )
    }))
})

describe('SESSION_WARNING_MS', () => {
  it('warns two minutes before the end, more than the 20 seconds of WCAG 2.2.1 (SES-03)', () => {
    expect(SESSION_WARNING_MS).toBe(120_000)
    expect(SESSION_WARNING_MS).toBeLessThan(SESSION_IDLE_MS)
  })
})

describe('sessionStatusAt', () => {
  const use = fc.record({
    openedAt: instant,
    usedAfter: fc.nat(SESSION_ABSOLUTE_MS),
    askedAfter: fc.nat(2 * SESSION_ABSOLUTE_MS),
  })

  it('is alive exactly while time remains (SES-02)', () =>
    forAll(use, ({ openedAt, usedAfter, askedAfter }) => {
      const end = expirationAfterUse(openedAt, epochMs(openedAt + usedAfter))
      const now = epochMs(openedAt + askedAfter)
      const status = sessionStatusAt(openedAt, end, now)
      expect(status.isAlive).toBe(isAliveAt(status, now))
      expect(status.isAlive).toBe(status.remainingMs > 0)
      expect(status.remainingMs).toBe(Math.max(0, end - now))
      expect(status.expirationTime).toBe(end)
    }))

  it('lasts at most the rest of eight hours for any use, and never less than without a use (SES-01)', () =>
    forAll(use, ({ openedAt, usedAfter, askedAfter }) => {
      const end = expirationAfterUse(openedAt, epochMs(openedAt + usedAfter))
      const { remainingMs, lifetimeMs } = sessionStatusAt(openedAt, end, epochMs(openedAt + askedAfter))
      expect(lifetimeMs).toBe(Math.max(0, SESSION_ABSOLUTE_MS - askedAfter))
      expect(lifetimeMs).toBeGreaterThanOrEqual(remainingMs)
    }))
})

describe('channels', () => {
  it('are the public site, the retail partners and the express channel (SES-07)', () => {
    expect(channels).toEqual(['dotcom', 'etail', 'express'])
  })
})

describe('isAliveAt', () => {
  it('agrees with the status at the very end (SES-02)', () =>
    forAll(instant, (end) => {
      expect(sessionStatusAt(end, end, end).isAlive).toBe(false)
      expect(sessionStatusAt(end, end, epochMs(end - 1)).isAlive).toBe(true)
    }))

  it('is true of an alive session until its end and not at it (SES-02)', () =>
    forAll(instant, fc.boolean(), fc.integer({ min: -2, max: 2 }), (end, isAlive, by) => {
      expect(isAliveAt({ isAlive, expirationTime: end }, epochMs(end + by))).toBe(isAlive && by < 0)
    }))

  it('is true exactly for uses less than 30 minutes apart within 8 hours (SES-01, SES-02)', () =>
    forAll(instant, fc.array(pause, { maxLength: 30 }), (openedAt, pauses) => {
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
    }))
})
