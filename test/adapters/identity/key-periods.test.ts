import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KEY_OVERLAP_MS, KEY_PERIOD_MS } from '#adapters/identity/identity-config.ts'
import { keyPeriodsAt } from '#adapters/identity/key-periods.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const instant = fc.integer({ min: KEY_PERIOD_MS, max: 4_000_000_000_000 }).map(epochMs)

describe('keyPeriodsAt', () => {
  it('publishes a key a day before it signs, and a day after (S21, F28)', () =>
    forAll(instant, (now) => {
      const { first, current, next } = keyPeriodsAt(now)
      const [starts, ends] = [current * KEY_PERIOD_MS, (current + 1) * KEY_PERIOD_MS]
      expect(now >= starts && now < ends).toBe(true)
      expect(first).toBe(now < starts + KEY_OVERLAP_MS ? current - 1 : current)
      expect(next).toBe(now >= ends - KEY_OVERLAP_MS ? current + 1 : current)
      expect(keyPeriodsAt(epochMs(now + KEY_OVERLAP_MS)).first).toBeLessThanOrEqual(current)
    }))
})
