import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import { defaultCrewPlan } from '#adapters/provider/facts/crew-plans.ts'
import { plannedWindows } from '#adapters/provider/facts/visits.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { isClosedDay } from '#core/schedule/closed-day.ts'
import { homeDayAt } from '#core/schedule/visit-instants.ts'
import { addDays, dayOfWeek, epochMs, parsePlainDate, type PlainDate } from '#core/shared/plain-date.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { forAllWith } from '#test/for-all.ts'

const instants = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(epochMs)
const offsets = fc.integer({ min: -12, max: 14 }).map((hours) => hours * 60)

const usual = defaultCrewPlan(PROVIDER_CONFIG, 'installation')
const plan = (closingDays: readonly string[] = []) => ({ plan: usual, closingDays })
const miami = { area: 'FL-331', state: 'FL' }

describe('plannedWindows', () => {
  it('plans each window of each working day of the next two weeks once, by the day at the address (SCH-09)', () =>
    forAllWith({ numRuns: 40 }, instants, offsets, plainDate, (now, utcOffsetMinutes, closing) => {
      const today = homeDayAt(now, { ...miami, utcOffsetMinutes })
      const closingDays = [closing, addDays(today, 3)]
      const windows = plannedWindows(plan(closingDays), { ...miami, utcOffsetMinutes, expectedOn: null }, now)
      const days = Array.from({ length: 14 }, (_, index) => addDays(today, index + 1))
      const open = days.filter((date) => dayOfWeek(date) !== 0 && !isClosedDay(date, closingDays))
      expect(windows.map(({ date }) => date)).toEqual(open.flatMap((date) => [date, date, date, date]))
      expect(new Set(windows.map(({ id }) => id)).size).toBe(windows.length)
      for (const { booked, capacity } of windows) expect([booked, capacity]).toEqual([0, 3])
    }))

  it('plans no visit on Thanksgiving Day (SCH-09)', () => {
    const dates = plannedWindows(
      plan(),
      { ...miami, utcOffsetMinutes: 0, expectedOn: null },
      START_OF_TESTS,
    ).map(({ date }) => date)
    expect(dates).toContain('2026-11-25')
    expect(dates).not.toContain('2026-11-26')
    expect(dates).toContain('2026-11-27')
  })

  it('plans no visit before the network is expected, nor before tomorrow (SCH-10)', () =>
    forAllWith(
      { numRuns: 40 },
      instants,
      offsets,
      fc.integer({ min: -90, max: 90 }),
      (now, utcOffsetMinutes, days) => {
        const today = homeDayAt(now, { ...miami, utcOffsetMinutes })
        const expectedOn = addDays(today, days)
        const [first] = plannedWindows(plan(), { ...miami, utcOffsetMinutes, expectedOn }, now)
        if (first === undefined) throw new Error('no window')
        expect(first.date > today && first.date > expectedOn).toBe(true)
      },
    ))

  it('plans no visit on a closed day of its crews (SCH-14)', () => {
    const closedDays = ['2026-11-25' as PlainDate]
    const place = { ...miami, utcOffsetMinutes: -300, expectedOn: null }
    const windows = plannedWindows({ plan: { ...usual, closedDays }, closingDays: [] }, place, START_OF_TESTS)
    const dates = windows.map(({ date }) => date)
    expect(dates).toContain('2026-11-24')
    expect(dates).not.toContain('2026-11-25')
  })

  it('plans no visit when no technician works', () => {
    const idle = { ...usual, workDays: [] }
    expect(
      plannedWindows(
        { plan: idle, closingDays: [] },
        { ...miami, utcOffsetMinutes: 0, expectedOn: null },
        epochMs(0),
      ),
    ).toEqual([])
  })
})

describe('the closing days of the brand', () => {
  it('are days of some year (SCH-09)', () => {
    expect(terms.closingDays.length).toBeGreaterThan(0)
    for (const day of terms.closingDays)
      expect(parsePlainDate(day.length === 5 ? `2028-${day}` : day)).toMatchObject({ _tag: 'Right' })
  })
})
