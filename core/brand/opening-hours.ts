/** The time zone of opening hours: that of the address that calls, or one of the country. */
export type HoursZone = 'address' | 'eastern' | 'central'

/**
 * The hours of a telephone line. Days count from Sunday, 0; the last day is included. `toHour` beyond 24 is an hour of
 * the next day: 26 is two in the morning.
 */
export type OpeningHours = {
  readonly fromDay: number
  readonly toDay: number
  readonly fromHour: number
  readonly toHour: number
  readonly zone: HoursZone
}

/** Checks whether a line is answered on all days of the week. */
export const isEveryDay = ({ fromDay, toDay }: OpeningHours): boolean => fromDay === 0 && toDay === 6

/** Checks whether a line is always answered: support 24/7. */
export const isAlwaysOpen = (hours: OpeningHours): boolean =>
  isEveryDay(hours) && hours.fromHour === 0 && hours.toHour === 24
