import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs } from '#core/shared/plain-date.ts'
import { openingAt } from '#core/stores/opening.ts'
import type { DayHours, WeekHours } from '#core/stores/store.ts'
import { forAll } from '#test/for-all.ts'

const MIAMI = 'America/New_York'
const weekday = { fromHour: 9, toHour: 19 }
const hours: WeekHours = [null, weekday, weekday, weekday, weekday, weekday, { fromHour: 9, toHour: 17 }]
const at = (instant: string) => epochMs(Date.parse(instant))

describe('openingAt', () => {
  it.each([
    ['2026-11-23T13:59:00Z', { kind: 'closed', day: 1, inDays: 0, fromHour: 9 }],
    ['2026-11-23T14:00:00Z', { kind: 'open', toHour: 19 }],
    ['2026-11-23T23:59:59Z', { kind: 'open', toHour: 19 }],
    ['2026-11-24T00:00:00Z', { kind: 'closed', day: 2, inDays: 1, fromHour: 9 }],
    ['2026-11-21T23:00:00Z', { kind: 'closed', day: 1, inDays: 2, fromHour: 9 }],
    // In summer the clock of the store is an hour ahead.
    ['2026-07-06T13:00:00Z', { kind: 'open', toHour: 19 }],
  ])('knows at %s by the clock of the store (STO-01)', (instant, opening) => {
    expect(openingAt(hours, MIAMI, at(instant))).toEqual(opening)
  })

  it('depends on the time zone of the store, not of the visitor (STO-01)', () => {
    const instant = at('2026-11-23T14:30:00Z')
    expect(openingAt(hours, MIAMI, instant).kind).toBe('open')
    expect(openingAt(hours, 'America/Los_Angeles', instant)).toMatchObject({ kind: 'closed', fromHour: 9 })
  })

  it('finds the next week when a store opens on one day only, and no day when it never opens (STO-01)', () => {
    const mondays: WeekHours = [null, weekday, null, null, null, null, null]
    expect(openingAt(mondays, MIAMI, at('2026-11-24T01:00:00Z'))).toEqual({
      kind: 'closed',
      day: 1,
      inDays: 7,
      fromHour: 9,
    })
    expect(openingAt([null, null, null, null, null, null, null], MIAMI, at('2026-11-24T01:00:00Z'))).toEqual({
      kind: 'neverOpen',
    })
  })

  it('says a next opening at which the store is open (STO-01)', () => {
    const day: fc.Arbitrary<DayHours | null> = fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
        .filter(([fromHour, toHour]) => fromHour < toHour)
        .map(([fromHour, toHour]) => ({ fromHour, toHour })),
    )
    const HOUR = 3_600_000
    forAll(fc.tuple(day, day, day, day, day, day, day), fc.integer({ min: 0, max: 167 }), (week, hour) => {
      const instant = at('2026-11-22T00:00:00Z') + hour * HOUR
      const opening = openingAt(week, 'UTC', epochMs(instant))
      if (opening.kind !== 'closed') return
      const next = instant - (hour % 24) * HOUR + (opening.inDays * 24 + opening.fromHour) * HOUR
      expect(next).toBeGreaterThan(instant)
      expect(openingAt(week, 'UTC', epochMs(next)).kind).toBe('open')
    })
  })
})
