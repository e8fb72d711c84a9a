import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeDayAt, visitInstants } from '#core/schedule/visit-instants.ts'
import { addDays, epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

/** A state, its standard time and the zone the world's zone database knows it by. */
const zones = [
  { state: 'FL', utcOffsetMinutes: -300, zone: 'America/New_York' },
  { state: 'TX', utcOffsetMinutes: -360, zone: 'America/Chicago' },
  { state: 'CO', utcOffsetMinutes: -420, zone: 'America/Denver' },
  { state: 'AZ', utcOffsetMinutes: -420, zone: 'America/Phoenix' },
  { state: 'CA', utcOffsetMinutes: -480, zone: 'America/Los_Angeles' },
  { state: 'HI', utcOffsetMinutes: -600, zone: 'Pacific/Honolulu' },
  { state: 'PR', utcOffsetMinutes: -240, zone: 'America/Puerto_Rico' },
] as const

/** Days from 2008 on, when the rule of today was a year old. */
const day = fc.integer({ min: 0, max: 50 * 365 }).map((days) => addDays('2008-01-01' as PlainDate, days))

const localOf = (instant: number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}`
}

const written = (date: PlainDate, hour: number): string =>
  hour === 24 ? `${addDays(date, 1)} 00` : `${date} ${String(hour).padStart(2, '0')}`

describe(visitInstants, () => {
  it('is the instant at which clocks at the address show the hours of the window, all year round (MSG-02)', () =>
    forAll(day, fc.constantFrom(...zones), fc.integer({ min: 3, max: 22 }), (date, state, fromHour) => {
      const window = { date, fromHour, toHour: fromHour + 2 }
      const { startsAt, endsAt } = visitInstants(window, state)
      expect(localOf(startsAt, state.zone)).toBe(written(date, fromHour))
      expect(localOf(endsAt, state.zone)).toBe(written(date, fromHour + 2))
      expect(endsAt - startsAt).toBe(2 * 3_600_000)
    }))

  it.each([
    ['2026-03-07', 8, '2026-03-07T13:00:00.000Z'],
    ['2026-03-08', 8, '2026-03-08T12:00:00.000Z'],
    ['2026-10-31', 8, '2026-10-31T12:00:00.000Z'],
    ['2026-11-01', 8, '2026-11-01T13:00:00.000Z'],
    ['2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
    ['2026-03-08', 1, '2026-03-08T06:00:00.000Z'],
  ])('of %s at %i in Florida is %s (MSG-02)', (date, fromHour, instant) => {
    const window = { date: date as PlainDate, fromHour, toHour: fromHour + 2 }
    const { startsAt } = visitInstants(window, { state: 'FL', utcOffsetMinutes: -300 })
    expect(new Date(startsAt).toISOString()).toBe(instant)
  })
})

describe(homeDayAt, () => {
  it('is the date that clocks at the home show, all year round (SCH-15)', () =>
    forAll(
      fc.integer({ min: Date.parse('2008-01-01'), max: Date.parse('2058-01-01') }),
      fc.constantFrom(...zones),
      (instant, state) => {
        expect(homeDayAt(epochMs(instant), state)).toBe(localOf(instant, state.zone).slice(0, 10))
      },
    ))

  it.each([
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-08T05:00:00Z', '2026-03-08'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-01T04:00:00Z', '2026-11-01'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
  ])('of %s in Florida is %s (SCH-15)', (instant, date) => {
    expect(homeDayAt(epochMs(Date.parse(instant)), { state: 'FL', utcOffsetMinutes: -300 })).toBe(date)
  })
})
