import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLLECT_MS, createBrowserAnalytics } from '#adapters/analytics/browser-analytics.ts'
import { type AnalyticsEvent, EVENTS_PER_MESSAGE } from '#core/analytics/analytics-event.ts'
import { analyticsEvent } from '#test/arbitraries/analytics.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

const build = (isDown = false) => {
  const messages: (readonly AnalyticsEvent[])[] = []
  const due: (() => void)[] = []
  const hidden: (() => void)[] = []
  const analytics = createBrowserAnalytics({
    recordEvents:
      ({ events }) =>
      async () => {
        messages.push(events)
        return isDown ? E.left({ _tag: 'Unreachable' }) : E.right({ recorded: true })
      },
    later: (ms, work) => {
      expect(ms).toBe(COLLECT_MS)
      due.push(work)
    },
    whenHidden: (work) => void hidden.push(work),
  })
  const run = (works: (() => void)[]): void => works.splice(0).forEach((work) => work())
  return { analytics, messages, due, pass: () => run(due), hide: () => hidden.forEach((work) => work()) }
}

describe('createBrowserAnalytics', () => {
  it('sends every event once, in order, in messages of limited size', () =>
    forAllWith(
      { numRuns: 100 },
      fc.array(fc.array(analyticsEvent, { maxLength: 70 }), { maxLength: 5 }),
      (rounds) => {
        const { analytics, messages, pass } = build()
        for (const events of rounds) {
          events.forEach(analytics.record)
          pass()
        }
        expect(messages.flat()).toEqual(rounds.flat())
        for (const message of messages) {
          expect(message.length).toBeGreaterThan(0)
          expect(message.length).toBeLessThanOrEqual(EVENTS_PER_MESSAGE)
        }
      },
    ))

  it('sends queued events when the page is hidden, and none twice', () => {
    const { analytics, messages, pass, hide } = build()
    const event = { name: 'page.viewed', at: '/', variants: {} } as const
    analytics.record(event)
    hide()
    pass()
    hide()
    expect(messages).toEqual([[event]])
  })

  it('drops events while the store is down, without a failure or a growing queue (F39)', () => {
    const { analytics, messages, due, pass } = build(true)
    const event = { name: 'page.viewed', at: '/', variants: {} } as const
    for (let count = 0; count < 1_000; count += 1) analytics.record(event)
    expect(due).toHaveLength(1)
    pass()
    expect(messages.flat()).toHaveLength(4 * EVENTS_PER_MESSAGE)
    pass()
    expect(messages).toHaveLength(4)
  })
})
