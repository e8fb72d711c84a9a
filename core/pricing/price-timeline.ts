import type { Cents } from '../shared/money.ts'
import { subtract, sum, times } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths } from '../shared/plain-date.ts'
import type { Amount, Quote } from './quoted.ts'

/** Months of service with the same price: from `fromMonth` (1 is the first) to `toMonth`, or without a known end. */
export type PricePeriod = {
  readonly fromMonth: number
  readonly toMonth: number | null
  readonly monthly: Amount
}

/** Returns the price of a quote over time, in order and without gaps, from month 1 on (PRC-04). */
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

/** Returns the total saving of promotions until the last of them ends, in cents with tax. */
export const totalSavings = (periods: readonly PricePeriod[]): Cents => {
  const regular = periods.at(-1)?.monthly.total
  return sum(
    periods.flatMap(({ fromMonth, toMonth, monthly }) =>
      toMonth === null || regular === undefined
        ? []
        : [times(subtract(regular, monthly.total), toMonth - fromMonth + 1)],
    ),
  )
}

/** Returns the first and the last day of a period, when month 1 of the service starts on `start`. */
export const daysOfPeriod = (
  { fromMonth, toMonth }: PricePeriod,
  start: PlainDate,
): { readonly from: PlainDate; readonly until: PlainDate | null } => ({
  from: addMonths(start, fromMonth - 1),
  until: toMonth === null ? null : addDays(addMonths(start, toMonth), -1),
})
