import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCounts, countEvents } from '#core/analytics/count-events.ts'
import type { EventCount } from '#core/analytics/analytics-event.ts'
import type { AnalyticsSink } from '#core/ports/analytics.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { analyticsEvent } from '#test/arbitraries/analytics.arbitrary.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const day = '2026-11-20' as PlainDate
const other = '2026-11-21' as PlainDate

const countsIn = async (sink: AnalyticsSink, on: PlainDate): Promise<readonly EventCount[]> => {
  const counts = await sink.countsOf(on)()
  if (E.isLeft(counts)) throw new Error(counts.left._tag)
  return counts.right
}

/** The contract of every sink of the analytics stream. `create` returns an empty sink. */
export const analyticsSinkContract = (name: string, create: () => Promise<AnalyticsSink>): void => {
  describe(`${name}: analytics sink`, () => {
    it('adds up messages by day, name, place and variants (ANL-03)', () =>
      forAllAsyncWith(
        { numRuns: 15 },
        fc.array(analyticsEvent, { maxLength: 12 }),
        fc.array(analyticsEvent, { maxLength: 12 }),
        async (first, second) => {
          const sink = await create()
          for (const events of [first, second]) expect(E.isRight(await sink.count(day, events)())).toBe(true)
          const expected = addCounts(countEvents(day, first), countEvents(day, second))
          expect(await countsIn(sink, day)).toEqual(expected)
          expect(await countsIn(sink, other)).toEqual([])
        },
      ))

    it('loses no event of concurrent messages (ANL-03)', async () => {
      const sink = await create()
      const events = fc.sample(analyticsEvent, { numRuns: 10, seed: 5 })
      await Promise.all(Array.from({ length: 8 }, () => sink.count(day, events)()))
      const total = (await countsIn(sink, day)).reduce((sum, { count }) => sum + count, 0)
      expect(total).toBe(80)
    })
  })
}
