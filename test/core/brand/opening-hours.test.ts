import { describe, expect, it } from 'vitest'
import { isAlwaysOpen, isEveryDay, type OpeningHours } from '#core/brand/opening-hours.ts'

const always: OpeningHours = { fromDay: 0, toDay: 6, fromHour: 0, toHour: 24, zone: 'eastern' }

describe('isEveryDay', () => {
  it('holds from Sunday to Saturday only', () => {
    expect([always, { ...always, fromDay: 1 }, { ...always, toDay: 5 }].map(isEveryDay)).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('isAlwaysOpen', () => {
  it('holds for all hours of all days only', () => {
    const shorter = [{ fromDay: 1 }, { fromHour: 1 }, { toHour: 23 }, { fromHour: 7, toHour: 31 }]
    expect(isAlwaysOpen(always)).toBe(true)
    expect(shorter.filter((change) => isAlwaysOpen({ ...always, ...change }))).toEqual([])
  })
})
