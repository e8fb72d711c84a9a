import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTimeIn } from '#core/shared/local-time.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const at = (instant: string) => epochMs(Date.parse(instant))

describe('localTimeIn', () => {
  it('is the weekday, the hour and the minute of the clocks there', () => {
    expect(localTimeIn(at('2026-11-23T04:59:30Z'), 'America/New_York')).toEqual({
      day: 0,
      hour: 23,
      minute: 59,
    })
    expect(localTimeIn(at('2026-11-23T05:00:00Z'), 'America/New_York')).toEqual({
      day: 1,
      hour: 0,
      minute: 0,
    })
    expect(localTimeIn(at('2026-07-04T12:10:00Z'), 'Asia/Kolkata')).toEqual({ day: 6, hour: 17, minute: 40 })
  })

  it('advances by the minutes that pass', () => {
    const minutesOf = (instant: number): number => {
      const { day, hour, minute } = localTimeIn(epochMs(instant), 'UTC')
      return (day * 24 + hour) * 60 + minute
    }
    forAll(fc.integer({ min: 0, max: 30_000_000 }), fc.nat(10_079), (start, passed) => {
      const week = 7 * 24 * 60
      const later = minutesOf((start + passed) * 60_000)
      expect((later - minutesOf(start * 60_000) + week) % week).toBe(passed)
    })
  })
})
