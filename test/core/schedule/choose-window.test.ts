import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferedWindow } from '#core/schedule/choose-window.ts'
import { WINDOW_HOURS, chooseWindow, openWindows, parseWindow } from '#core/schedule/choose-window.ts'
import { addDays } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { installationWindow } from '#test/arbitraries/window.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const morning: OfferedWindow = { id: 'w-1', date: '2026-12-01', fromHour: 8, toHour: 10, placesLeft: 2 }

const windows = fc.uniqueArray(installationWindow, { maxLength: 6, selector: ({ id }) => id })

describe('parseWindow', () => {
  it('accepts two hours of a valid date, with zero or more places (SCH-05)', () => {
    expect(WINDOW_HOURS).toBe(2)
    for (const change of [
      {},
      { fromHour: 0, toHour: 2 },
      { fromHour: 22, toHour: 24 },
      { placesLeft: 0 },
      { date: '2028-02-29' },
      { id: 'x'.repeat(100) },
      { id: 'a:b.c_d-E9' },
    ])
      expect(parseWindow({ ...morning, ...change })).toEqual(E.right({ ...morning, ...change }))
  })

  it.each(['', 'a b', 'w\u200B', 'w\u202E', 'x'.repeat(101), 'ñ'])('refuses the name %j (SCH-05)', (id) => {
    expect(parseWindow({ ...morning, id })).toEqual(E.left({ _tag: 'WindowIdInvalid', id }))
  })

  it.each(['', '2026-02-29', '2026-13-01', '2026-12-32', '20261201', '2026-12-01T00'])(
    'refuses the day %j (SCH-05)',
    (date) => {
      expect(parseWindow({ ...morning, date })).toEqual(E.left({ _tag: 'WindowDateInvalid', date }))
    },
  )

  it.each([
    [-1, 1],
    [23, 25],
    [8, 9],
    [8, 11],
    [10, 8],
    [8.5, 10.5],
    [NaN, 10],
    [8, NaN],
    [Infinity, Infinity],
    [-0, 2],
  ])('refuses the hours %d to %d (SCH-05)', (fromHour, toHour) => {
    expect(parseWindow({ ...morning, fromHour, toHour })).toEqual(
      E.left({ _tag: 'WindowHoursInvalid', fromHour, toHour }),
    )
  })

  it.each([-1, -0, 0.5, NaN, Infinity])('refuses %d places (SCH-05)', (placesLeft) => {
    expect(parseWindow({ ...morning, placesLeft })).toEqual(
      E.left({ _tag: 'WindowPlacesInvalid', placesLeft }),
    )
  })

  it('returns an Either for any input (SCH-05)', () => {
    const input = fc.record({
      id: anyText,
      date: anyText,
      fromHour: fc.double(),
      toHour: fc.double(),
      placesLeft: fc.double(),
    })
    forAll(input, (window) => ['Left', 'Right'].includes(parseWindow(window)._tag))
  })
})

describe('openWindows', () => {
  it('are the available windows of today and later, the earliest first (SCH-05)', () =>
    forAll(windows, plainDate, (all, today) => {
      const open = openWindows(all, today)
      const times = open.map(({ date, fromHour }) => `${date} ${String(fromHour).padStart(2, '0')}`)
      expect(times).toEqual(times.toSorted())
      expect(new Set(open)).toEqual(
        new Set(all.filter(({ date, placesLeft }) => date >= today && placesLeft > 0)),
      )
    }))

  it('are sorted by hours within a day, after those of the day before (SCH-05)', () => {
    const at = (id: string, date: string, fromHour: number) =>
      accepted(parseWindow({ ...morning, id, date, fromHour, toHour: fromHour + 2 }))
    const input = [at('c', '2026-12-02', 13), at('a', '2026-12-01', 15), at('b', '2026-12-02', 8)]
    const dayBefore = accepted(parseWindow(morning)).date
    expect(openWindows(input, dayBefore).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(openWindows(input.toReversed(), dayBefore).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})

describe('chooseWindow', () => {
  it('accepts exactly the open windows, and returns for each other one why not (SCH-05)', () =>
    forAll(windows, plainDate, (all, today) => {
      const open = openWindows(all, today)
      for (const window of all) {
        const chosen = chooseWindow(all, window.id, today)
        const tag = window.date < today ? 'WindowPast' : 'WindowFull'
        expect(chosen).toEqual(
          open.includes(window) ? E.right(window) : E.left({ _tag: tag, windowId: window.id }),
        )
      }
      expect(chooseWindow(all, 'no such', today)).toEqual(
        E.left({ _tag: 'WindowUnknown', windowId: 'no such' }),
      )
    }))

  it('accepts a window of today and none of yesterday, and distinguishes a past one from a full one (SCH-05)', () => {
    const window = accepted(parseWindow(morning))
    const full = { ...window, placesLeft: 0 }
    expect(chooseWindow([window], 'w-1', window.date)).toEqual(E.right(window))
    expect(chooseWindow([full], 'w-1', window.date)).toEqual(E.left({ _tag: 'WindowFull', windowId: 'w-1' }))
    expect(chooseWindow([full], 'w-1', addDays(window.date, 1))).toEqual(
      E.left({ _tag: 'WindowPast', windowId: 'w-1' }),
    )
  })
})
