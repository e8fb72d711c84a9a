import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEAREST_WINDOWS, nearestWindows } from '#core/schedule/nearest-windows.ts'
import { hasPlaces, type InstallationWindow, type WindowId } from '#core/schedule/window.ts'
import { addDays, instantAt, parsePlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { forAll } from '#test/for-all.ts'

const FIRST = accepted(parsePlainDate('2026-11-23'))

const window: fc.Arbitrary<InstallationWindow> = fc
  .tuple(fc.nat(30), fc.constantFrom(8, 10, 13, 15), fc.nat(2))
  .map(([day, fromHour, placesLeft]) => ({
    id: `${day}-${fromHour}` as WindowId,
    date: addDays(FIRST, day),
    fromHour,
    toHour: fromHour + 2,
    placesLeft,
  }))

const windows = fc.uniqueArray(window, { selector: ({ id }) => id, maxLength: 40 })

const startOf = ({ date, fromHour }: InstallationWindow): number => instantAt(date, fromHour * 60, 0)

describe('nearestWindows', () => {
  it('lists free windows in chronological order, as many as there are up to the maximum (SCH-11)', () =>
    forAll(windows, window, (all, lost) => {
      const nearest = nearestWindows(all, lost)
      expect(nearest).toHaveLength(Math.min(NEAREST_WINDOWS, all.filter(hasPlaces).length))
      expect(nearest.every((one) => all.includes(one) && hasPlaces(one))).toBe(true)
      expect(nearest.map(startOf)).toEqual(nearest.map(startOf).toSorted((a, b) => a - b))
    }))

  it('leaves out no free window that is nearer than a listed one (SCH-11)', () =>
    forAll(windows, window, (all, lost) => {
      const nearest = nearestWindows(all, lost)
      const distance = (one: InstallationWindow): number => Math.abs(startOf(one) - startOf(lost))
      const farthest = Math.max(0, ...nearest.map(distance))
      const others = all.filter((one) => hasPlaces(one) && !nearest.includes(one))
      others.forEach((one) => expect(distance(one)).toBeGreaterThanOrEqual(farthest))
    }))
})
