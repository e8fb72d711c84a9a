import { describe, expect, it } from 'vitest'
import { visitsAfter } from '#core/schedule/visits-after.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('visitsAfter', () => {
  it('is the later one of today and the expected day, and today without one (SCH-10)', () =>
    forAll(plainDate, plainDate, (today, expectedOn) => {
      expect(visitsAfter(today, null)).toBe(today)
      expect(visitsAfter(today, expectedOn)).toBe([today, expectedOn].toSorted()[1])
    }))
})
