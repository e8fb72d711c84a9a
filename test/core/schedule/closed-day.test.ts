import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClosedDay, isFederalHoliday } from '#core/schedule/closed-day.ts'
import { dayOfWeek, type PlainDate } from '#core/shared/plain-date.ts'
import { DAY_MS, isoDay, plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day))
const textOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Every date of a month that falls on a weekday, by the platform's calendar. */
const weekdaysOf = (year: number, month: number, weekday: number): readonly Date[] =>
  Array.from({ length: 31 }, (_, index) => utc(year, month, index + 1)).filter(
    (date) => date.getUTCMonth() === month - 1 && date.getUTCDay() === weekday,
  )

/** The days on which an office of a year is closed for a fixed holiday: its date, and its substitute on a weekend. */
const fixedDays = (year: number, month: number, day: number): readonly string[] => {
  const date = utc(year, month, day)
  const shift = { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0
  return [textOf(date), textOf(new Date(date.getTime() + shift * DAY_MS))]
}

/** The calendar of a year, written down holiday by holiday. */
const holidaysOf = (year: number): ReadonlySet<string> =>
  new Set([
    ...fixedDays(year, 1, 1),
    ...fixedDays(year, 6, 19),
    ...fixedDays(year, 7, 4),
    ...fixedDays(year, 11, 11),
    ...fixedDays(year, 12, 25),
    ...fixedDays(year + 1, 1, 1),
    ...[
      weekdaysOf(year, 1, 1)[2],
      weekdaysOf(year, 2, 1)[2],
      weekdaysOf(year, 5, 1).at(-1),
      weekdaysOf(year, 9, 1)[0],
      weekdaysOf(year, 10, 1)[1],
      weekdaysOf(year, 11, 4)[3],
    ].map((date) => textOf(date ?? new Date(Number.NaN))),
  ])

const asDates = (days: readonly string[]): readonly PlainDate[] => days as readonly PlainDate[]

describe('isFederalHoliday', () => {
  it('is true on the days of the calendar and on no other (SCH-09)', () =>
    forAll(plainDate, (date) => {
      expect(isFederalHoliday(date)).toBe(holidaysOf(Number(date.slice(0, 4))).has(date))
    }))

  it('agrees with the calendar on every day of twenty-eight years (SCH-09)', () => {
    const first = Date.UTC(2026, 0, 1) / DAY_MS
    const days = asDates(Array.from({ length: 28 * 365 + 7 }, (_, index) => isoDay(first + index)))
    const years = Array.from({ length: 28 }, (_, index) => [...holidaysOf(2026 + index)])
    const expected = new Set(years.flat().filter((day) => day < '2054'))
    expect(new Set(days.filter(isFederalHoliday))).toEqual(expected)
  })

  it('contains the eleven holidays of 2026 and the working day on which each is observed (SCH-09)', () => {
    const published = [
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]
    expect(asDates(published).filter(isFederalHoliday)).toEqual(published)
    expect(asDates(['2021-12-31', '2022-12-26', '2027-07-05', '2026-11-27']).map(isFederalHoliday)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

describe('isClosedDay', () => {
  it('adds the closing days of the brand, each year or once, to the holidays (SCH-09)', () =>
    forAll(plainDate, plainDate, fc.boolean(), (date, other, isYearly) => {
      const closing = isYearly ? other.slice(5) : other
      const isListed = isYearly ? date.slice(5) === other.slice(5) : date === other
      expect(isClosedDay(date, [closing])).toBe(isFederalHoliday(date) || isListed)
      expect(isClosedDay(other, [closing])).toBe(true)
      expect(isClosedDay(date, [])).toBe(isFederalHoliday(date))
    }))

  it('closes the Sunday before an observed Monday too (SCH-09)', () => {
    const sunday = '2027-07-04' as PlainDate
    expect([dayOfWeek(sunday), isClosedDay(sunday, [])]).toEqual([0, true])
  })
})
