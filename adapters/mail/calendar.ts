import { ICalCalendarMethod, ICalEventTransparency, default as calendar } from 'ical-generator'
import type { CalendarEvent } from '#core/ports/message-sender.ts'

/** Formats an event as a calendar file (RFC 5545), with times in UTC so that every calendar shows them correctly. */
export const calendarOf = (event: CalendarEvent): string => {
  const { uid, toldAt, startsAt, endsAt, summary, description, location } = event
  const file = calendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Escaparate', product: 'Visitas', language: 'ES' },
  })
  file.createEvent({
    id: uid,
    sequence: 0,
    stamp: new Date(toldAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    transparency: ICalEventTransparency.OPAQUE,
    summary,
    description,
    ...(location === null ? {} : { location }),
  })
  return file.toString()
}
