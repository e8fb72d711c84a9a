import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#adapters/server/store/database.ts'
import type { Occurrence } from '#adapters/http/count.ts'
import { countIn } from '#adapters/server/store/counter.ts'
import { type EpochMs, epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'
import { emptyTables } from './empty-tables.ts'

const MINUTE_MS = 60_000
const at = (ms: number) => epochMs(START_OF_TESTS + ms)

/** The contract of counters on every SQL database. */
export const counterContract = (name: string, database: () => Database): void => {
  describe(`${name}: counting`, () => {
    const count = (occurrences: readonly Occurrence[], now: EpochMs) =>
      countIn(database(), undefined, { now: () => now })(occurrences)
    const once = (name: string, ms: number) => count([{ name, count: 1, windowMs: MINUTE_MS }], at(ms))

    beforeEach(() => emptyTables(database()))

    it('counts from the first occurrence until its window ends, and then from one again (S23)', async () => {
      expect(await once('a', 0)).toEqual([{ name: 'a', count: 1, leftMs: MINUTE_MS }])
      expect(await once('a', MINUTE_MS - 1)).toEqual([{ name: 'a', count: 2, leftMs: 1 }])
      expect(await once('b', 5)).toEqual([{ name: 'b', count: 1, leftMs: MINUTE_MS }])
      expect(await once('a', MINUTE_MS)).toEqual([{ name: 'a', count: 1, leftMs: MINUTE_MS }])
    })

    it('agrees with a plain map over any sequence of occurrences', async () => {
      const step = fc.record({
        ms: fc.integer({ min: 0, max: 50 }),
        counts: fc.uniqueArray(
          fc.record({ name: fc.constantFrom('a', 'b', 'c'), count: fc.integer({ min: 1, max: 4 }) }),
          { minLength: 1, selector: ({ name }) => name },
        ),
      })
      await forAllAsyncWith({ numRuns: 30 }, fc.array(step, { maxLength: 12 }), async (steps) => {
        await emptyTables(database())
        const model = new Map<string, { readonly count: number; readonly endsAt: number }>()
        let now = at(0)
        for (const { ms, counts } of steps) {
          now = epochMs(now + ms)
          const counted = await count(
            counts.map((one) => ({ ...one, windowMs: 100 })),
            now,
          )
          for (const { name, count } of counts) {
            const open = model.get(name)
            const isOpen = open !== undefined && open.endsAt > now
            const counter = isOpen ? { ...open, count: open.count + count } : { count, endsAt: now + 100 }
            model.set(name, counter)
            const { count: all, endsAt } = counter
            expect(counted.find((found) => found.name === name)).toEqual({
              name,
              count: all,
              leftMs: endsAt - now,
            })
          }
        }
      })
    })

    it('counts all of many concurrent occurrences, in any order', async () => {
      const names = ['a', 'b', 'c', 'd']
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => {
          const ordered = index % 2 === 0 ? names : names.toReversed()
          return count(
            ordered.map((name) => ({ name, count: 1, windowMs: MINUTE_MS })),
            at(index),
          )
        }),
      )
      const last = await count([{ name: 'a', count: 1, windowMs: MINUTE_MS }], at(50))
      expect(last[0]?.count).toBe(41)
    })

    it('starts a new count when its clock was set back (F18)', async () => {
      await once('a', 0)
      expect((await once('a', -MINUTE_MS))[0]?.count).toBe(2)
      expect(await once('a', -3_600_000)).toEqual([{ name: 'a', count: 1, leftMs: MINUTE_MS }])
    })
  })
}
