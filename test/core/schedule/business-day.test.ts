import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextBusinessDay } from '#core/schedule/business-day.ts'
import { isClosedDay } from '#core/schedule/closed-day.ts'
import { addDays, dayOfWeek, type PlainDate } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const isOpen = (date: PlainDate, closing: readonly string[]): boolean =>
  dayOfWeek(date) > 0 && dayOfWeek(date) < 6 && !isClosedDay(date, closing)

describe('nextBusinessDay', () => {
  it('is the first open day after a date (SCH-09)', () =>
    forAll(fc.nat(3_000), fc.subarray(['12-24', '11-27']), (days, closing) => {
      const date = addDays('2026-01-01' as PlainDate, days)
      const next = nextBusinessDay(date, closing)
      expect(isOpen(next, closing)).toBe(true)
      expect(next > date).toBe(true)
      for (let between = addDays(date, 1); between < next; between = addDays(between, 1))
        expect(isOpen(between, closing)).toBe(false)
    }))
})
