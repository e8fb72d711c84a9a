import type { EpochMs } from './plain-date.ts'

/** A time of the week in a time zone: the weekday from Sunday, 0, the hour from 0 to 23, and the minute. */
export type LocalTime = { readonly day: number; readonly hour: number; readonly minute: number }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Returns the time of the week that clocks in a time zone show at a moment. `timeZone` is an IANA name. */
export const localTimeIn = (at: EpochMs, timeZone: string): LocalTime => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    day: weekdays.indexOf(String(parts['weekday'])),
    hour: Number(parts['hour']),
    minute: Number(parts['minute']),
  }
}
