import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayOfWeek, type PlainDate } from '#core/shared/plain-date.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { calendarMove } from '#ui/kit/calendar/calendar.tsx'
import { forAll, forAllWith } from '#test/for-all.ts'

/** Complete weeks around a date. Ends of months and leap days are frequent. */
const grid: fc.Arbitrary<readonly PlainDate[]> = fc
  .tuple(plainDate, fc.integer({ min: 1, max: 10 }))
  .map(([date, weeks]) => {
    const first = addDays(date, -dayOfWeek(date))
    return Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index))
  })

/** The weeks of both changes of the clocks. */
const clockChanges = ['2026-03-01', '2026-10-25'].map((first) =>
  Array.from({ length: 21 }, (_, index) => addDays(first as PlainDate, index)),
)
const examples: [readonly PlainDate[]][] = clockChanges.map((dates) => [dates])

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

describe('calendarMove', () => {
  it('reaches every date from every other by arrows', () =>
    forAllWith({ examples }, grid, (dates) => {
      for (const start of [0, dates.length - 1]) {
        const reached = new Set([start])
        for (const from of reached)
          for (const key of ARROWS) reached.add(calendarMove(key, dates, from) ?? from)
        expect([...reached].toSorted((a, b) => a - b)).toEqual(dates.map((_, index) => index))
      }
      for (let index = 0; index < dates.length - 1; index += 1) {
        expect(calendarMove('ArrowRight', dates, index)).toBe(index + 1)
        expect(calendarMove('ArrowLeft', dates, index + 1)).toBe(index)
      }
    }))

  it('moves by a week in its column, and to the ends of its week', () =>
    forAllWith({ examples }, grid, (dates) => {
      dates.forEach((date, from) => {
        const to = (key: string): PlainDate | undefined => dates[calendarMove(key, dates, from) ?? -1]
        const [up, down] = [addDays(date, -7), addDays(date, 7)]
        expect(to('ArrowUp')).toBe(dates.includes(up) ? up : date)
        expect(to('ArrowDown')).toBe(dates.includes(down) ? down : date)
        expect(to('Home')).toBe(addDays(date, -dayOfWeek(date)))
        expect(to('End')).toBe(addDays(date, 6 - dayOfWeek(date)))
      })
    }))

  it('moves by a month to the same day, or to the last day of a shorter month, and never leaves the dates', () =>
    forAll(grid, fc.constantFrom(-1, 1), (dates, months) => {
      const [first = '' as PlainDate, last = '' as PlainDate] = [dates[0], dates.at(-1)]
      dates.forEach((date, from) => {
        const wanted = addMonths(date, months)
        const clamped = wanted < first ? first : wanted > last ? last : wanted
        const key = months < 0 ? 'PageUp' : 'PageDown'
        expect(dates[calendarMove(key, dates, from) ?? -1]).toBe(clamped)
      })
    }))

  it('leaves every other key alone', () =>
    forAll(grid, fc.constantFrom('Tab', 'Escape', 'a', 'Enter', ' '), (dates, key) => {
      expect(calendarMove(key, dates, 0)).toBeNull()
    }))
})
