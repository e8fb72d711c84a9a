import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { POCKET_CONFIG } from '#adapters/orchestrator/pocket/pocket-config.ts'
import { plannedWindows } from '#adapters/orchestrator/pocket/visits.ts'
import { addDays, dateAt, dayOfWeek, epochMs } from '#core/shared/plain-date.ts'

const instants = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(epochMs)
const offsets = fc.integer({ min: -12, max: 14 }).map((hours) => hours * 60)

describe('plannedWindows', () => {
  it('plans each window of each working day of the next two weeks once, by the day at the address', () => {
    fc.assert(
      fc.property(instants, offsets, (now, utcOffsetMinutes) => {
        const windows = plannedWindows(POCKET_CONFIG, { area: 'FL-331', utcOffsetMinutes }, now)
        const today = dateAt(now, utcOffsetMinutes)
        expect(windows).toHaveLength(48)
        expect(new Set(windows.map(({ id }) => id)).size).toBe(48)
        for (const { date, booked, capacity } of windows) {
          expect(dayOfWeek(date)).not.toBe(0)
          expect(date > today && date <= addDays(today, 14)).toBe(true)
          expect([booked, capacity]).toEqual([0, 3])
        }
      }),
    )
  })

  it('plans nothing when nobody works', () => {
    const config = { ...POCKET_CONFIG, workDays: [] }
    expect(plannedWindows(config, { area: 'FL-331', utcOffsetMinutes: 0 }, epochMs(0))).toEqual([])
  })
})
