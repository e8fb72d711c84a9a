import type { InstallationWindow } from '#core/schedule/window.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { addDays } from '#core/shared/plain-date.ts'
import type { VisitEvent } from '#ui/content/es/shared/visit-event.ts'

/** The maximum length of a line in a calendar file, in octets (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const octetsOf = (text: string): number => new TextEncoder().encode(text).length

/** Folds a line after each 75 octets. A continuation line begins with a space. */
const folded = (line: string): string => {
  let written = ''
  let current = ''
  for (const character of line) {
    if (octetsOf(current + character) > LINE_OCTETS) {
      written += `${current}\r\n`
      current = ' '
    }
    current += character
  }
  return written + current
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const two = (value: number): string => String(value).padStart(2, '0')

/** Writes an hour of a day without a time zone: the browser does not know the zone of the address. */
const localTime = (date: PlainDate, hour: number): string =>
  hour === 24 ? localTime(addDays(date, 1), 0) : `${date.replaceAll('-', '')}T${two(hour)}0000`

const stampOf = (instant: EpochMs): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/** Writes a visit as a calendar file (RFC 5545), in the local time of the address. */
export const visitFile = (
  { uid, summary, description, location }: VisitEvent,
  { date, fromHour, toHour }: InstallationWindow,
  placedAt: EpochMs,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escaparate//Visitas//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    'SEQUENCE:0',
    `DTSTAMP:${stampOf(placedAt)}`,
    `DTSTART:${localTime(date, fromHour)}`,
    `DTEND:${localTime(date, toHour)}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:OPAQUE',
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** The time that a browser may take to read the file after the click, in ms. */
const READ_MS = 60_000

/** Downloads the text of a calendar file to the visitor's device. */
export const saveVisitFile = (text: string, name: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(href), READ_MS)
}
