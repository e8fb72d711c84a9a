import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCounts, countEvents, variantsIn, variantsText } from '#core/analytics/count-events.ts'
import { isKnownPlace } from '#core/analytics/known-place.ts'
import { knownVariants } from '#core/experiments/known-variants.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { analyticsEvent } from '#test/arbitraries/analytics.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const day = '2026-11-20' as PlainDate
const events = fc.array(analyticsEvent)

describe('countEvents', () => {
  it('counts every event once, each kind in one row, whatever the order of the events (ANL-03)', () =>
    forAll(events, (given) => {
      const counts = countEvents(day, given)
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
      expect(countEvents(day, given.toReversed())).toEqual(counts)
      const kinds = counts.map(({ name, at, variants }) => `${name} ${at} ${variantsText(variants)}`)
      expect(new Set(kinds).size).toBe(kinds.length)
      expect(Object.keys(counts[0] ?? {}).toSorted()).toEqual(
        counts.length === 0 ? [] : ['at', 'count', 'day', 'name', 'variants'],
      )
    }))

  it('counts two messages like one (ANL-03)', () =>
    forAll(events, events, (first, second) => {
      expect(addCounts(countEvents(day, first), countEvents(day, second))).toEqual(
        countEvents(day, [...first, ...second]),
      )
    }))

  it('writes variants as text that it reads again (ANL-03)', () =>
    forAll(analyticsEvent, ({ variants }) => {
      expect(variantsIn(variantsText(variants))).toEqual(knownVariants(variants))
    }))
})

describe('isKnownPlace', () => {
  it('knows the steps of the sale and the paths of the store, without parameters (ANL-03)', () => {
    for (const at of [...saleSteps, '/', '/support', '/contact-cometa', outcomePaths.bundle])
      expect([at, isKnownPlace(at, 'cometa')]).toEqual([at, true])
    for (const at of ['', 'nowhere', '/nowhere', '/support/', '/contact-brisa', '/address/multiple-units'])
      expect([at, isKnownPlace(at, 'cometa')]).toEqual([at, false])
  })
})
