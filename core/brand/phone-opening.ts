import type { LocalTime } from '../shared/local-time.ts'
import { localTimeIn } from '../shared/local-time.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import { epochMs } from '../shared/plain-date.ts'
import type { HoursZone, OpeningHours } from './opening-hours.ts'

/** A time on the clock of a visitor. `inDays` counts from the visitor's today. */
export type VisitorTime = LocalTime & { readonly inDays: number }

/** Whether a telephone is answered: always, until when, or from when. */
export type PhoneOpening =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly to: VisitorTime }
  | { readonly kind: 'closed'; readonly from: VisitorTime }

const MINUTE_MS = 60_000
const DAY = 1_440
const DAYS_OF_WEEK = 7

/** The IANA names of the zones of opening hours. The address that calls is in the zone of the visitor. */
const zoneNames: Readonly<Record<Exclude<HoursZone, 'address'>, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
}

const minuteOfDay = ({ hour, minute }: LocalTime): number => hour * 60 + minute

/** A time without a break in which a telephone is answered, in minutes since the last midnight. */
type Span = { readonly start: number; readonly end: number }

/** Returns the spans from yesterday to the same day of the next week, in order. Spans that touch are one. */
const spansFrom = (today: number, hours: OpeningHours): readonly Span[] => {
  const spans: Span[] = []
  for (let inDays = -1; inDays <= DAYS_OF_WEEK; inDays += 1) {
    const day = (today + inDays + DAYS_OF_WEEK) % DAYS_OF_WEEK
    if (day < hours.fromDay || day > hours.toDay) continue
    const start = inDays * DAY + hours.fromHour * 60
    const end = inDays * DAY + hours.toHour * 60
    const last = spans.at(-1)
    if (last !== undefined && last.end >= start) spans.splice(-1, 1, { start: last.start, end })
    else spans.push({ start, end })
  }
  return spans
}

/** Returns the moment when a zone's clocks show the time `minutes` from now, also across a clock change. */
const momentAfter = (at: EpochMs, minutes: number, zone: string): EpochMs => {
  const elapsed = epochMs((Math.floor(at / MINUTE_MS) + minutes) * MINUTE_MS)
  const wanted = (minuteOfDay(localTimeIn(at, zone)) + minutes) % DAY
  const late = (minuteOfDay(localTimeIn(elapsed, zone)) - wanted + 1.5 * DAY) % DAY
  const moment = epochMs(elapsed - (late - DAY / 2) * MINUTE_MS)
  // The clocks may skip the time.
  return minuteOfDay(localTimeIn(moment, zone)) === wanted ? moment : elapsed
}

const visitorTime = (moment: EpochMs, at: EpochMs, zone: string): VisitorTime => {
  const time = localTimeIn(moment, zone)
  const days = (time.day - localTimeIn(at, zone).day + DAYS_OF_WEEK) % DAYS_OF_WEEK
  const isNextWeek = days === 0 && moment - at >= DAY * MINUTE_MS
  return { ...time, inDays: isNextWeek ? DAYS_OF_WEEK : days }
}

/**
 * Returns whether a telephone is answered at a moment, and until when or from when on the clock of a visitor (BRD-02).
 * `visitorZone` is the IANA name of the visitor's time zone.
 */
export const phoneOpeningAt = (hours: OpeningHours, visitorZone: string, at: EpochMs): PhoneOpening => {
  const zone = hours.zone === 'address' ? visitorZone : zoneNames[hours.zone]
  const local = localTimeIn(at, zone)
  const now = minuteOfDay(local)
  const timeAt = (minute: number): VisitorTime =>
    visitorTime(momentAfter(at, minute - now, zone), at, visitorZone)
  const spans = spansFrom(local.day, hours)
  const open = spans.find(({ start, end }) => start <= now && now < end)
  if (open === undefined) {
    const starts = spans.map(({ start }) => start).filter((start) => start > now)
    return { kind: 'closed', from: timeAt(Math.min(...starts)) }
  }
  return open.end - now >= DAYS_OF_WEEK * DAY ? { kind: 'always' } : { kind: 'open', to: timeAt(open.end) }
}
