import * as fc from 'fast-check'
import { type EpochMs, epochMs, parsePlainDate, type PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from './accepted.ts'

export const DAY_MS = 86_400_000

/** The last day of the tests. */
export const LAST_DAY = Date.UTC(2200, 11, 31) / DAY_MS

/** A day by its count from 1970-01-01, as the platform's calendar writes it. */
export const isoDay = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 10)

/** Days from 1970 to 2200, the ends of months and leap days more often than chance has them. */
export const plainDate: fc.Arbitrary<PlainDate> = fc
  .oneof(
    fc.integer({ min: 0, max: LAST_DAY }).map(isoDay),
    fc
      .tuple(fc.integer({ min: 1970, max: 2200 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => isoDay(Date.UTC(year, month, 0) / DAY_MS)),
    fc.constantFrom('1970-01-01', '2000-02-29', '2024-02-29', '2028-02-29', '2100-02-28', '2200-12-31'),
  )
  .map((text) => accepted(parsePlainDate(text)))

/** Instants from 1970 to 2200. */
export const instant: fc.Arbitrary<EpochMs> = fc.integer({ min: 0, max: LAST_DAY * DAY_MS }).map(epochMs)
