import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasPlaces, type InstallationWindow, type WindowId } from '#core/schedule/window.ts'
import { addDays, dayOfWeek, type PlainDate } from '#core/shared/plain-date.ts'
import { calendarOf, daysOf, selectedWindow, shownDay } from '#ui/features/shared/visit-choice/visit-days.ts'
import { forAll } from '#test/for-all.ts'

const first = '2026-11-23' as PlainDate

const windows: fc.Arbitrary<readonly InstallationWindow[]> = fc
  .uniqueArray(
    fc.record({ day: fc.nat(9), fromHour: fc.constantFrom(8, 10, 13, 15), placesLeft: fc.nat(3) }),
    { selector: ({ day, fromHour }) => `${day}-${fromHour}`, maxLength: 20 },
  )
  .map((drawn) =>
    drawn.map(({ day, fromHour, placesLeft }) => ({
      id: `w-${day}-${fromHour}` as WindowId,
      date: addDays(first, day),
      fromHour,
      toHour: fromHour + 2,
      placesLeft,
    })),
  )

describe('daysOf', () => {
  it('returns every window once, on its day, in chronological order', () =>
    forAll(windows, (drawn) => {
      const days = daysOf(drawn)
      const kept = days.flatMap((day) => day.windows)
      expect(kept).toHaveLength(drawn.length)
      expect(new Set(kept)).toEqual(new Set(drawn))
      const order = kept.map(({ date, fromHour }) => `${date} ${String(fromHour).padStart(2, '0')}`)
      expect(order).toEqual(order.toSorted())
      days.forEach((day) => {
        expect(day.windows.every(({ date }) => date === day.date)).toBe(true)
        expect(day.open).toBe(day.windows.filter(hasPlaces).length)
      })
    }))
})

describe('shownDay', () => {
  it('shows the selected day, else that of the visit, else the first one, of those with a free window or the visit (SCH-01)', () =>
    forAll(windows, fc.option(fc.nat(9)), fc.option(fc.nat(9)), (drawn, picked, reserved) => {
      const days = daysOf(drawn)
      const visit = reserved === null ? undefined : addDays(first, reserved)
      const selectable = days.filter(({ date, open }) => open > 0 || date === visit)
      const on = (date: PlainDate | undefined) => selectable.find((day) => day.date === date)
      const pickedDate = picked === null ? null : addDays(first, picked)
      const wanted = on(pickedDate ?? undefined) ?? on(visit) ?? selectable[0] ?? null
      expect(shownDay(days, pickedDate, visit)).toEqual(wanted)
    }))
})

describe('selectedWindow', () => {
  it('is the window being reserved, else the reserved one, else the first free one', () =>
    forAll(windows, fc.option(fc.nat(19)), fc.option(fc.nat(19)), (drawn, held, own) => {
      for (const day of daysOf(drawn)) {
        const idOf = (index: number | null) => (index === null ? undefined : drawn[index]?.id)
        const [holding, reserved] = [idOf(held), idOf(own)]
        const of = (id: WindowId | undefined) => day.windows.find((window) => window.id === id)
        const free = day.windows.filter(hasPlaces)[0]
        expect(selectedWindow(day, holding ?? null, reserved)).toEqual(
          of(holding) ?? of(reserved) ?? free ?? null,
        )
      }
    }))
})

describe('calendarOf', () => {
  it('is complete weeks of consecutive dates, with every day in its place and gaps between', () =>
    forAll(windows, (drawn) => {
      const days = daysOf(drawn)
      const calendar = calendarOf(days)
      expect(calendar.length % 7).toBe(0)
      calendar.forEach(({ date, day }, index) => {
        expect(dayOfWeek(date)).toBe(index % 7)
        if (index > 0) expect(date).toBe(addDays(calendar[index - 1]?.date ?? date, 1))
        if (day !== null) expect(day.date).toBe(date)
      })
      expect(calendar.flatMap(({ day }) => (day === null ? [] : [day]))).toEqual(days)
    }))

  it('neither starts nor ends with a week without availability', () =>
    forAll(windows, (drawn) => {
      const calendar = calendarOf(daysOf(drawn))
      const weeks = [calendar.slice(0, 7), calendar.slice(-7)].filter((week) => week.length > 0)
      weeks.forEach((week) => expect(week.some(({ day }) => day !== null)).toBe(true))
    }))
})
