import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '#core/brand/opening-hours.ts'
import { phoneOpeningAt } from '#core/brand/phone-opening.ts'
import { localTimeIn } from '#core/shared/local-time.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const MIAMI = 'America/New_York'
const MINUTE = 60_000
const at = (instant: string) => epochMs(Date.parse(instant))

const evenings: OpeningHours = { fromDay: 0, toDay: 6, fromHour: 7, toHour: 26, zone: 'eastern' }
const office: OpeningHours = { fromDay: 1, toDay: 5, fromHour: 8, toHour: 19, zone: 'address' }
const always: OpeningHours = { fromDay: 0, toDay: 6, fromHour: 0, toHour: 24, zone: 'central' }
const workingDays: OpeningHours = { fromDay: 1, toDay: 5, fromHour: 0, toHour: 24, zone: 'eastern' }
const mondays: OpeningHours = { fromDay: 1, toDay: 1, fromHour: 8, toHour: 19, zone: 'eastern' }

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'America/Phoenix',
]

const hoursOfPhones: fc.Arbitrary<OpeningHours> = fc
  .record({
    days: fc.tuple(fc.nat(6), fc.nat(6)),
    fromHour: fc.nat(23),
    length: fc.integer({ min: 1, max: 24 }),
    zone: fc.constantFrom('address' as const, 'eastern' as const, 'central' as const),
  })
  .map(({ days: [one, other], fromHour, length, zone }) => ({
    fromDay: Math.min(one, other),
    toDay: Math.max(one, other),
    fromHour,
    toHour: fromHour + length,
    zone,
  }))

/** A minute of 2026. The clocks of New York change on March 8 and November 1. */
const moment = fc.nat(365 * 24 * 60 - 1).map((minute) => epochMs(Date.UTC(2026, 0, 1) + minute * MINUTE))

const open = (day: number, hour: number, inDays: number) => ({
  kind: 'open',
  to: { day, hour, minute: 0, inDays },
})
const closed = (day: number, hour: number, inDays: number, minute = 0) => ({
  kind: 'closed',
  from: { day, hour, minute, inDays },
})

describe('phoneOpeningAt', () => {
  it.each([
    [evenings, MIAMI, '2026-11-23T17:00:00Z', open(2, 2, 1)],
    [evenings, MIAMI, '2026-11-23T06:30:00Z', open(1, 2, 0)],
    [evenings, MIAMI, '2026-11-23T07:00:00Z', closed(1, 7, 0)],
    [evenings, 'America/Los_Angeles', '2026-11-23T07:00:00Z', closed(1, 4, 1)],
    [evenings, 'Asia/Kolkata', '2026-11-23T07:00:00Z', closed(1, 17, 0, 30)],
    [office, MIAMI, '2026-11-21T15:00:00Z', closed(1, 8, 2)],
    [office, 'America/Los_Angeles', '2026-11-23T15:59:00Z', closed(1, 8, 0)],
    [office, 'America/Los_Angeles', '2026-11-23T16:00:00Z', open(1, 19, 0)],
    [always, MIAMI, '2026-11-23T07:00:00Z', { kind: 'always' }],
    [workingDays, MIAMI, '2026-11-24T07:00:00Z', open(6, 0, 4)],
    [mondays, MIAMI, '2026-11-24T00:30:00Z', closed(1, 8, 7)],
  ])('answers for %o in %s at %s (BRD-02)', (hours, zone, instant, opening) => {
    expect(phoneOpeningAt(hours, zone, at(instant))).toEqual(opening)
  })

  it.each([
    // The night from Saturday to Sunday has an hour less or more.
    ['2026-03-08T06:00:00Z', open(0, 3, 0)],
    ['2026-03-08T10:00:00Z', closed(0, 7, 0)],
    ['2026-03-07T20:00:00Z', open(0, 3, 1)],
    ['2026-11-01T04:30:00Z', open(0, 2, 0)],
    ['2026-11-01T08:00:00Z', closed(0, 7, 0)],
  ])('knows at %s that the clocks change (BRD-02)', (instant, opening) => {
    expect(phoneOpeningAt(evenings, MIAMI, at(instant))).toEqual(opening)
  })

  it('is open at the same moments for every visitor, unless the zone is that of the address (BRD-02)', () =>
    forAll(hoursOfPhones, fc.constantFrom(...zones), moment, (hours, zone, now) => {
      const eastern: OpeningHours = { ...hours, zone: 'eastern' }
      expect(phoneOpeningAt(eastern, zone, now).kind).toBe(phoneOpeningAt(eastern, MIAMI, now).kind)
      expect(phoneOpeningAt({ ...hours, zone: 'address' }, MIAMI, now)).toEqual(
        phoneOpeningAt(eastern, MIAMI, now),
      )
    }))

  it('opens at a time at which it is open, and closes at one at which it is closed (BRD-02)', () =>
    forAllWith({ numRuns: 60 }, hoursOfPhones, fc.constantFrom(...zones), moment, (hours, zone, now) => {
      const opening = phoneOpeningAt(hours, zone, now)
      if (opening.kind === 'always') return
      const shown = opening.kind === 'open' ? opening.to : opening.from
      // The first minute from then on that has this time on the visitor's clock.
      const step = 30
      let next = Math.floor(now / (step * MINUTE)) * step * MINUTE
      const isShown = (): boolean => {
        const { day, hour, minute } = localTimeIn(epochMs(next), zone)
        return day === shown.day && hour === shown.hour && minute === shown.minute
      }
      while (next <= now || !isShown()) next += step * MINUTE
      const then = phoneOpeningAt(hours, zone, epochMs(next)).kind
      expect(next - now).toBeLessThanOrEqual(8 * 24 * 60 * MINUTE)
      expect(then === 'closed').toBe(opening.kind === 'open')
    }))
})
