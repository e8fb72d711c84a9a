import { describe, expect, it } from 'vitest'
import { LAST_CYCLE_DAY, cycleAt, cycleDayOf, cycleFrom } from '#core/portal/billing-cycle.ts'
import { addDays, daysFrom, type PlainDate, wholeMonthsFrom } from '#core/shared/plain-date.ts'
import { cycleDay } from '#test/arbitraries/portal-account.arbitrary.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('cycleAt', () => {
  it.each([
    [5, '2026-11-18', '2026-11-05', '2026-12-04', 30, 14],
    [18, '2026-11-18', '2026-11-18', '2026-12-17', 30, 1],
    [19, '2026-11-18', '2026-10-19', '2026-11-18', 31, 31],
    [28, '2026-03-01', '2026-02-28', '2026-03-27', 28, 2],
    [1, '2028-02-29', '2028-02-01', '2028-02-29', 29, 29],
    [28, '2027-01-02', '2026-12-28', '2027-01-27', 31, 6],
  ])('of day %i on %s is from %s to %s (PTL-12)', (day, today, from, until, days, daysBegun) => {
    expect(cycleAt(day, today as PlainDate)).toEqual({
      from,
      until,
      days,
      daysBegun,
      nextBillOn: addDays(until as PlainDate, 1),
    })
  })

  it('contains the day, begins on the cycle day, and leaves no gap to the next (PTL-12)', () =>
    forAll(cycleDay, plainDate, (day, today) => {
      const { from, until, days, daysBegun, nextBillOn } = cycleAt(day, today)
      expect(from <= today && today <= until).toBe(true)
      expect(Number(from.slice(8))).toBe(day)
      expect(daysFrom(from, until) + 1).toBe(days)
      expect(days).toBeGreaterThanOrEqual(28)
      expect(addDays(from, daysBegun - 1)).toBe(today)
      expect(cycleAt(day, nextBillOn).from).toBe(nextBillOn)
    }))
})

describe('cycleFrom', () => {
  it('counts no day before it begins, and all of them after it has ended (PTL-12)', () => {
    expect(cycleFrom('2026-11-05' as PlainDate, '2026-10-01' as PlainDate).daysBegun).toBe(0)
    expect(cycleFrom('2026-11-05' as PlainDate, '2027-10-01' as PlainDate).daysBegun).toBe(30)
  })
})

describe('cycleDayOf', () => {
  it('is a day that every month has (PTL-12)', () =>
    forAll(plainDate, (since) => {
      expect(cycleDayOf(since)).toBe(Math.min(LAST_CYCLE_DAY, Number(since.slice(8))))
    }))
})

describe('wholeMonthsFrom', () => {
  it.each([
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2026-01-15', '2027-01-14', 11],
    ['2026-01-15', '2026-01-14', -1],
  ])('counts from %s to %s %i months', (from, to, months) => {
    expect(wholeMonthsFrom(from as PlainDate, to as PlainDate)).toBe(months)
  })
})
