import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOf } from '#adapters/mail/calendar.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { visitInstants } from '#core/schedule/visit-instants.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { installationWindow } from '#test/arbitraries/window.arbitrary.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { visitEvent } from '#ui/content/es/shared/visit-event.ts'
import { visitFile } from '#ui/features/shared/visit-file.ts'
import { forAll } from '#test/for-all.ts'

/** The properties of a calendar file, its lines unfolded by RFC 5545. */
const readFile = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => !/^(?:$|BEGIN|END|PRODID)/.test(line))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )

const address = fc.option(
  fc.oneof(
    fc.constantFrom('742 Magnolia Street, Apt 3, Miami, FL 33130', 'a;b\\c,d'),
    fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replaceAll(/\p{Cc}/gu, '')),
  ),
)

describe('visitFile', () => {
  it('equals the file of the e-mail, with hours at the address (MSG-02)', () =>
    forAll(installationWindow, address, (visit, place) => {
      const event = visitEvent({
        brandName: 'Cometa',
        phone: '1-800-555-0117',
        host: 'tienda.example',
        orderNumber: '4K7MP-9QRTX' as OrderNumber,
        address: place,
      })
      const toldAt = epochMs(START_OF_TESTS)
      const file = visitFile(event, visit, toldAt)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const { DTSTART, DTEND, LOCATION = '', ...own } = readFile(file)
      // In Puerto Rico's zone of no shift, moved to UTC, the hours of the address are those of the file.
      const mailed = readFile(
        calendarOf({ ...event, ...visitInstants(visit, { state: 'PR', utcOffsetMinutes: 0 }), toldAt }),
      )
      const { DTSTART: start, DTEND: end, LOCATION: where = '', ...others } = mailed
      expect([`${DTSTART}Z`, `${DTEND}Z`, LOCATION]).toEqual([start, end, where])
      expect(own).toEqual(others)
    }))
})
