import {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  default as calendar,
} from 'ical-generator'
import type { CalendarEvent } from '#core/ports/message-sender.ts'

/**
 * Formats an event as a calendar file (RFC 5545), with times in UTC so that every calendar shows them correctly. A file
 * with a higher sequence replaces the entry, and a cancelled one takes it out.
 */
export const calendarOf = (event: CalendarEvent): string => {
  const { uid, toldAt, startsAt, endsAt, summary, description, location, sequence = 0 } = event
  const isCancelled = event.isCancelled === true
  const file = calendar({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Escaparate', product: 'Visitas', language: 'ES' },
  })
  file.createEvent({
    id: uid,
    sequence,
    stamp: new Date(toldAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    transparency: ICalEventTransparency.OPAQUE,
    summary,
    description,
    ...(isCancelled ? { status: ICalEventStatus.CANCELLED } : {}),
    ...(location === null ? {} : { location }),
  })
  return file.toString()
}
