import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addDays, addMonths, dateAt, dayOfWeek, epochMs, parsePlainDate } from '#core/shared/plain-date.ts'
import { DAY_MS, LAST_DAY, instant, isoDay, plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const countOf = (date: PlainDate): number => Date.parse(date) / DAY_MS

const everyDay = Array.from({ length: LAST_DAY + 1 }, (_, days) => isoDay(days))

/** Whether the platform's calendar has the day: it rolls what it has not over into the next month. */
const isRealDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const isoOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

describe('parsePlainDate', () => {
  it('accepts every day from 1970 to 2200', () => {
    expect(everyDay.filter((day) => E.isLeft(parsePlainDate(day)))).toEqual([])
  })

  it('accepts a year, month and day exactly when the calendar has that day (VAL-03)', () => {
    const part = fc.tuple(
      fc.integer({ min: 1970, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    forAllWith(
      {
        examples: [
          [[2023, 2, 29]],
          [[2024, 2, 29]],
          [[2100, 2, 29]],
          [[2000, 2, 29]],
          [[2024, 13, 1]],
          [[9999, 12, 31]],
        ],
      },
      part,
      ([year, month, day]) => {
        expect(E.isRight(parsePlainDate(isoOf(year, month, day)))).toBe(
          month >= 1 && day >= 1 && isRealDay(year, month, day),
        )
      },
    )
  })

  it.each([
    ['1969-12-31', 'tooEarly'],
    ['0000-00-00', 'tooEarly'],
    ['1970-01-00', 'tooEarly'],
    ['1970-00-01', 'tooEarly'],
    ['2023-02-29', 'noSuchDay'],
    ['2024-13-01', 'noSuchDay'],
    ['2024-00-01', 'noSuchDay'],
    ['2024-04-31', 'noSuchDay'],
    ['2024-04-00', 'noSuchDay'],
    ['9999-12-32', 'noSuchDay'],
    ['2024-1-01', 'shape'],
    ['2024-01-1', 'shape'],
    ['24-01-01', 'shape'],
    ['2024-01-01T00:00', 'shape'],
    ['10000-01-01', 'shape'],
    [' 2024-01-01', 'shape'],
    ['2024-01-01\n', 'shape'],
    ['2024-01-01\u200B', 'shape'],
    ['２０２４-01-01', 'shape'],
    ['+2024-01-01', 'shape'],
    ['', 'shape'],
  ])('refuses %j and says which text it was and why: %s (VAL-03)', (text, fault) => {
    expect(parsePlainDate(text)).toEqual(E.left({ _tag: 'NotADate', fault, text }))
  })

  it('returns an Either for any text and never changes what it accepts', () =>
    forAll(anyText, (text) => {
      const parsed = parsePlainDate(text)
      expect(E.isRight(parsed) ? parsed.right : parsed.left.text).toBe(text)
    }))
})

describe('addDays', () => {
  it('agrees with the platform’s calendar from 1970 to 2200', () =>
    forAll(plainDate, fc.integer({ min: 0, max: LAST_DAY }), (date, target) => {
      expect(addDays(date, target - countOf(date))).toBe(isoDay(target))
    }))

  it('walks every day from 1970 to 2200 in order', () => {
    const wrong = everyDay.slice(1).filter((day, before) => addDays(everyDay[before] as PlainDate, 1) !== day)
    expect(wrong).toEqual([])
  })
})

/** The same day of a later month, held back to the last day when the platform would roll it over. */
const addMonthsOracle = (date: PlainDate, months: number): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / DAY_MS)
}

describe('addMonths', () => {
  it('agrees with the platform’s calendar, limited to the last day of a shorter month', () =>
    forAll(plainDate, fc.integer({ min: -240, max: 480 }), (date, months) => {
      fc.pre(addMonthsOracle(date, months) >= '1970-01-01')
      expect(addMonths(date, months)).toBe(addMonthsOracle(date, months))
    }))

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2100-01-31', 1, '2100-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-11-30', 12, '2027-11-30'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('takes %s by %i months to %s', (date, months, expected) => {
    expect(addMonths(date as PlainDate, months)).toBe(expected)
  })
})

describe('dayOfWeek', () => {
  it('agrees with the platform’s calendar for every day from 1970 to 2200', () => {
    const wrong = everyDay.filter(
      (day, days) => dayOfWeek(day as PlainDate) !== new Date(days * DAY_MS).getUTCDay(),
    )
    expect(wrong).toEqual([])
  })
})

describe('dateAt', () => {
  it('is the UTC day of the instant plus the offset', () => {
    const offset = fc.integer({ min: -12 * 60, max: 14 * 60 })
    forAll(instant, offset, (now, minutes) => {
      const local = now + minutes * 60_000
      fc.pre(local >= 0)
      expect(dateAt(now, minutes)).toBe(new Date(local).toISOString().slice(0, 10))
    })
  })

  it('changes exactly at local midnight', () => {
    const midnight = Date.UTC(2026, 2, 1, 5)
    expect(dateAt(epochMs(midnight - 1), -300)).toBe('2026-02-28')
    expect(dateAt(epochMs(midnight), -300)).toBe('2026-03-01')
  })
})
