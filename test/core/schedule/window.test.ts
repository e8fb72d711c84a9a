import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import { HOLD_MINUTES, areAnyOpen, hasPlaces } from '#core/schedule/window.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const window: fc.Arbitrary<InstallationWindow> = fc
  .record({ date: plainDate, fromHour: fc.integer({ min: 8, max: 16 }), placesLeft: fc.nat(3) })
  .map(({ date, fromHour, placesLeft }) => ({
    id: `${date}-${fromHour}` as WindowId,
    date,
    fromHour,
    toHour: fromHour + 2,
    placesLeft,
  }))

describe('areAnyOpen', () => {
  it('is true exactly when some window is available (SCH-01)', () =>
    forAll(fc.array(window, { maxLength: 6 }), (windows) => {
      expect(areAnyOpen(windows)).toBe(Math.max(0, ...windows.map(({ placesLeft }) => placesLeft)) > 0)
      expect(areAnyOpen(windows.filter((open) => !hasPlaces(open)))).toBe(false)
    }))

  it('is false for an empty list (SCH-01)', () => {
    expect(areAnyOpen([])).toBe(false)
  })
})

describe('HOLD_MINUTES', () => {
  it('is a quarter of an hour (SCH-02)', () => {
    expect(HOLD_MINUTES).toBe(15)
  })
})
