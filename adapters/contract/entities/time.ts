import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { PLAIN_DATE, dateAt, epochMs, parsePlainDate } from '#core/shared/plain-date.ts'
import { branded, refined } from '../../shape/composite.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { integer, text } from '../../shape/shape.ts'

/** The last instant of the year 9999. */
const LAST_INSTANT = 253_402_300_799_999

export const instant: Shape<EpochMs> = branded(integer({ min: 0, max: LAST_INSTANT }))

/** A duration in milliseconds. */
export const duration = integer({ min: 0, max: LAST_INSTANT })

export const plainDate: Shape<PlainDate> = refined<string, PlainDate>(
  text({ min: 10, max: 10, pattern: PLAIN_DATE, format: 'date' }),
  parsePlainDate,
  (fc) => fc.integer({ min: 0, max: LAST_INSTANT }).map((value) => dateAt(epochMs(value), 0)),
)
