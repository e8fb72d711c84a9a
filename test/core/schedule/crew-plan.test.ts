import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOLDS_MAX } from '#core/schedule/hold.ts'
import { isSoldAt, parseCrewPlan } from '#core/schedule/crew-plan.ts'
import type { CrewPlan, OfferedCrewPlan } from '#core/schedule/crew-plan.ts'
import { homeDayAt, visitInstants } from '#core/schedule/visit-instants.ts'
import { addDays, epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { crewPlan } from '#test/arbitraries/crew-plan.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const HOUR_MS = 3_600_000

const usual: CrewPlan = {
  area: '*',
  kind: 'installation',
  workDays: [1, 2, 3, 4, 5, 6],
  dayWindows: [
    { fromHour: 8, toHour: 10 },
    { fromHour: 10, toHour: 12 },
  ],
  places: 3,
  closedDays: [],
  leadHours: 12,
  cutoffHour: 20,
  horizonDays: 14,
}

describe(parseCrewPlan, () => {
  it('accepts every plan within the limits as it is (SCH-14)', () =>
    forAll(crewPlan, (plan) => {
      expect(parseCrewPlan(plan)).toEqual(E.right(plan))
    }))

  const wrong: readonly (readonly [keyof CrewPlan, Partial<OfferedCrewPlan>])[] = [
    ['area', { area: '' }],
    ['area', { area: 'TX 774' }],
    ['area', { area: '**' }],
    ['area', { area: 'a'.repeat(41) }],
    ['kind', { kind: 'repair' }],
    ['workDays', { workDays: [] }],
    ['workDays', { workDays: [1, 1] }],
    ['workDays', { workDays: [7] }],
    ['workDays', { workDays: [-1] }],
    ['workDays', { workDays: [1.5] }],
    ['dayWindows', { dayWindows: [] }],
    ['dayWindows', { dayWindows: [{ fromHour: -1, toHour: 1 }] }],
    ['dayWindows', { dayWindows: [{ fromHour: 23, toHour: 25 }] }],
    ['dayWindows', { dayWindows: [{ fromHour: 8, toHour: 11 }] }],
    ['dayWindows', { dayWindows: [{ fromHour: 8.5, toHour: 10.5 }] }],
    ['dayWindows', { dayWindows: usual.dayWindows.toReversed() }],
    ['dayWindows', { dayWindows: [usual.dayWindows[0]!, { fromHour: 9, toHour: 11 }] }],
    ['places', { places: 101 }],
    ['places', { places: -1 }],
    ['closedDays', { closedDays: ['2026-12-24', '2026-02-30'] }],
    ['leadHours', { leadHours: 337 }],
    ['cutoffHour', { cutoffHour: 25 }],
    ['horizonDays', { horizonDays: 0 }],
    ['horizonDays', { horizonDays: 61 }],
  ]

  it.each(wrong)('refuses a wrong %s: %j (SCH-14)', (field, part) => {
    expect(parseCrewPlan({ ...usual, ...part })).toEqual(E.left({ _tag: 'CrewPlanInvalid', field }))
  })

  it('offers a session fewer windows than the holds that it records (SCH-14)', () =>
    forAll(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }), (count, horizonDays) => {
      const dayWindows = Array.from({ length: count }, (_, at) => ({ fromHour: at * 2, toHour: at * 2 + 2 }))
      expect(E.isRight(parseCrewPlan({ ...usual, dayWindows, horizonDays }))).toBe(
        count * horizonDays < HOLDS_MAX,
      )
    }))
})

const homes = [
  { state: 'FL', utcOffsetMinutes: -300 },
  { state: 'TX', utcOffsetMinutes: -360 },
  { state: 'HI', utcOffsetMinutes: -600 },
] as const

const home = fc.constantFrom(...homes)
const instant = fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }).map(epochMs)
const hours = (least: number, most: number) => fc.integer({ min: least, max: most })

const startOf = (date: PlainDate, fromHour: number, place: (typeof homes)[number]): number =>
  visitInstants({ date, fromHour, toHour: fromHour }, place).startsAt

/** The instant of an hour of a day in Texas, in winter. */
const inTexas = (date: string, hour: number, minutes = 0) =>
  epochMs(startOf(date as PlainDate, hour, homes[1]) + minutes * 60_000)

const thursday = '2026-12-03' as PlainDate
const friday = '2026-12-04' as PlainDate

describe(isSoldAt, () => {
  it('sells no window earlier than the lead time from now (SCH-13)', () =>
    forAll(
      home,
      instant,
      hours(0, 336),
      hours(0, 22),
      hours(1, 20),
      (place, now, leadHours, fromHour, days) => {
        const date = addDays(homeDayAt(now, place), days)
        const isSold = isSoldAt({ leadHours, cutoffHour: 24 }, { date, fromHour }, place, now)
        expect(isSold).toBe(startOf(date, fromHour, place) - now >= leadHours * HOUR_MS)
      },
    ))

  it('sells tomorrow until the cut-off hour of the home, and later days at any hour (SCH-13)', () =>
    forAll(
      home,
      instant,
      hours(0, 24),
      hours(0, 22),
      hours(1, 20),
      (place, now, cutoffHour, fromHour, days) => {
        const today = homeDayAt(now, place)
        const window = { date: addDays(today, days), fromHour }
        const isBefore = now < startOf(today, cutoffHour, place)
        expect(isSoldAt({ leadHours: 0, cutoffHour }, window, place, now)).toBe(days > 1 || isBefore)
      },
    ))

  it('never sells again what it stopped selling, as time passes (SCH-13)', () =>
    forAll(
      home,
      instant,
      hours(0, 48),
      hours(0, 24),
      hours(1, 3),
      (place, now, leadHours, cutoffHour, days) => {
        const window = { date: addDays(homeDayAt(now, place), days), fromHour: 8 }
        const sold = Array.from({ length: days * 24 }, (_, hour) =>
          isSoldAt({ leadHours, cutoffHour }, window, place, epochMs(now + hour * HOUR_MS)),
        )
        const end = sold.indexOf(false)
        if (end >= 0) expect(sold.slice(end)).not.toContain(true)
      },
    ))

  it('sells nobody 8 o’clock of the next morning at 22:30, unless the plan says so (SCH-13)', () => {
    const window = { date: friday, fromHour: 8 }
    const late = inTexas(thursday, 22, 30)
    expect(isSoldAt(usual, window, homes[1], late)).toBe(false)
    expect(isSoldAt({ leadHours: 9, cutoffHour: 24 }, window, homes[1], late)).toBe(true)
    expect(isSoldAt({ leadHours: 10, cutoffHour: 24 }, window, homes[1], late)).toBe(false)
    expect(isSoldAt({ leadHours: 10, cutoffHour: 24 }, window, homes[1], inTexas(thursday, 22))).toBe(true)
    expect(isSoldAt({ leadHours: 9, cutoffHour: 22 }, window, homes[1], late)).toBe(false)
  })

  it.each([
    [inTexas(thursday, 19, 59), true],
    [inTexas(thursday, 20), false],
  ])('ends the sale of tomorrow at the cut-off hour itself (SCH-13): %i', (now, isSold) => {
    expect(isSoldAt({ ...usual, leadHours: 0 }, { date: friday, fromHour: 8 }, homes[1], now)).toBe(isSold)
  })

  it('counts the cut-off hour by daylight saving time in summer (SCH-13)', () => {
    const window = { date: '2026-07-02' as PlainDate, fromHour: 8 }
    const plan = { leadHours: 0, cutoffHour: 20 }
    const eight = epochMs(Date.parse('2026-07-01T20:00:00-05:00'))
    expect(isSoldAt(plan, window, homes[1], epochMs(eight - 1))).toBe(true)
    expect(isSoldAt(plan, window, homes[1], eight)).toBe(false)
  })
})
