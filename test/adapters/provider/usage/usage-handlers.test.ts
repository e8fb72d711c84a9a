import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryAnalytics } from '#adapters/provider/memory/memory-analytics.ts'
import { LOG_LIMITS, type LogEntry } from '#core/ports/log.ts'
import { contract } from '#adapters/contract/contract.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import { analyticsEvent } from '#test/arbitraries/analytics.arbitrary.ts'
import { answerOf, buildProvider, refusalOf } from '#test/builders/provider.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const unknownPlaces = ['nowhere', '/nowhere', '/address/multiple-units', '/mobile/products/phones/x'] as const

const codec = contract.recordLog.request.codec
const decoded = (entries: unknown) => codec.decode({ params: {}, query: {}, headers: {}, body: { entries } })

describe('usageHandlers', () => {
  it('count the events of known places on the day of the store, and no others (ANL-03)', () =>
    forAllAsyncWith({ numRuns: 20 }, fc.array(analyticsEvent, { maxLength: 10 }), async (events) => {
      const analytics = createMemoryAnalytics()
      const built = buildProvider({ analytics })
      const unknown = unknownPlaces.map((at) => ({ name: 'page.viewed' as const, at, variants: {} }))
      await answerOf(built.visitor().recordEvents({ events: [...events, ...unknown] }))
      const counts = await answerOf(analytics.countsOf(dateAt(built.clock.now(), 0)))
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(events.length)
    }))

  it('refuse events while they can not be counted', async () => {
    const analytics = {
      ...createMemoryAnalytics(),
      count: () => TE.left({ _tag: 'AnalyticsUnavailable' } as const),
    }
    const events = [{ name: 'page.viewed' as const, at: '/', variants: {} }]
    expect(await refusalOf(buildProvider({ analytics }).visitor().recordEvents({ events }))).toBe(
      'ProviderBroken',
    )
  })

  it('pass each error of a page to the log of the store (ANL-04)', async () => {
    const written: LogEntry[] = []
    const entries = [
      { level: 'warning', event: 'PageModelFailed', facts: { endpoint: 'checkout' } },
      { level: 'error', event: 'Error parsing installation options response', facts: {} },
    ] as const
    const { visitor } = buildProvider({ pageLog: (entry) => void written.push(entry) })
    await answerOf(visitor().recordLog({ entries }))
    expect(written).toEqual(entries)
  })

  it('accept entries up to their limits, and none with more (ANL-04)', () => {
    const facts = (count: number, value = 'x') =>
      Array.from({ length: count }, (_, index) => ({ name: `fact${'abcdefghijklmnop'[index]}`, value }))
    const entry = (change: object) => ({ level: 'error', event: 'E', facts: [], ...change })
    const least = [
      entry({
        event: 'E'.repeat(LOG_LIMITS.eventLength),
        facts: facts(LOG_LIMITS.facts, 'x'.repeat(LOG_LIMITS.valueLength)),
      }),
    ]
    expect(E.isRight(decoded(least))).toBe(true)
    expect(E.isRight(decoded(Array.from({ length: LOG_LIMITS.entries }, () => entry({}))))).toBe(true)
    for (const refused of [
      Array.from({ length: LOG_LIMITS.entries + 1 }, () => entry({})),
      [entry({ event: 'E'.repeat(LOG_LIMITS.eventLength + 1) })],
      [entry({ event: 'a\u0000b' })],
      [entry({ facts: facts(LOG_LIMITS.facts + 1) })],
      [entry({ facts: facts(1, 'x'.repeat(LOG_LIMITS.valueLength + 1)) })],
      [entry({ facts: [{ name: '__proto__', value: 'x' }] })],
      [entry({ level: 'fatal' })],
    ])
      expect(E.isLeft(decoded(refused))).toBe(true)
  })
})
