import type { Cents } from '../shared/money.ts'
import { subtract, sum, times } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths } from '../shared/plain-date.ts'
import type { Amount, Quote } from './quote.ts'

/** Months of service that cost the same: from `fromMonth` (1 is the first) to `toMonth`, or without an end that is known. */
export type PricePeriod = {
  readonly fromMonth: number
  readonly toMonth: number | null
  readonly monthly: Amount
}

/** A quote's price over time, in order and without gaps, from month 1 on (PRC-04). */
export const pricePeriods = ({ monthly, later }: Quote): readonly [PricePeriod, ...PricePeriod[]] => {
  const toMonth = (index: number): number | null => {
    const next = later[index]
    return next === undefined ? null : next.fromMonth - 1
  }
  return [
    { fromMonth: 1, toMonth: toMonth(0), monthly },
    ...later.map((step, index) => ({ ...step, toMonth: toMonth(index + 1) })),
  ]
}

/** What promotions take off in all until the last of them ends, in cents with tax. */
export const savedInAll = (periods: readonly PricePeriod[]): Cents => {
  const whole = periods.at(-1)?.monthly.total
  return sum(
    periods.flatMap(({ fromMonth, toMonth, monthly }) =>
      toMonth === null || whole === undefined
        ? []
        : [times(subtract(whole, monthly.total), toMonth - fromMonth + 1)],
    ),
  )
}

/** The first and the last day of a period, where month 1 of the service begins on `start`. */
export const daysOfPeriod = (
  { fromMonth, toMonth }: PricePeriod,
  start: PlainDate,
): { readonly from: PlainDate; readonly until: PlainDate | null } => ({
  from: addMonths(start, fromMonth - 1),
  until: toMonth === null ? null : addDays(addMonths(start, toMonth), -1),
})
