import * as fc from 'fast-check'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { WINDOW_HOURS, parseWindow } from '#core/schedule/choose-window.ts'
import { accepted } from './accepted.ts'
import { plainDate } from './plain-date.arbitrary.ts'

/** Windows with and without places left. */
export const installationWindow: fc.Arbitrary<InstallationWindow> = fc
  .record({ date: plainDate, fromHour: fc.integer({ min: 0, max: 22 }), placesLeft: fc.nat(3) })
  .map(({ date, fromHour, placesLeft }) =>
    accepted(
      parseWindow({
        id: `${date}-${fromHour}`,
        date,
        fromHour,
        toHour: fromHour + WINDOW_HOURS,
        placesLeft,
      }),
    ),
  )
