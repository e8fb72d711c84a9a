import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from '#core/analytics/analytics-event.ts'
import { type ConsentChoice, consentChoices } from '#core/analytics/consent-choice.ts'
import { createConsent } from '#core/analytics/consent.ts'
import { consentedAnalytics } from '#core/journeys/analytics/consented-analytics.ts'
import { analyticsEvent } from '#test/arbitraries/analytics.arbitrary.ts'
import { forAllAsync } from '#test/for-all.ts'

const denied = (): never => {
  throw new Error('denied')
}

type Step = { readonly choose: ConsentChoice } | { readonly record: AnalyticsEvent }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ choose: fc.constantFrom(...consentChoices) }),
  fc.record({ record: analyticsEvent }),
)

describe('consentedAnalytics', () => {
  it('records exactly the events between an acceptance and a rejection, and loads nothing before (ANL-02)', () =>
    forAllAsync(fc.array(step), async (steps) => {
      const consent = createConsent(denied)
      const recorded: AnalyticsEvent[] = []
      let loads = 0
      const analytics = consentedAnalytics(consent, async () => {
        loads += 1
        return { record: (event) => void recorded.push(event) }
      })
      const expected: AnalyticsEvent[] = []
      for (const next of steps) {
        if ('choose' in next) consent.choose(next.choose)
        else {
          analytics.record(next.record)
          if (consent.read() === 'accepted') expected.push(next.record)
        }
        await Promise.resolve()
        await Promise.resolve()
      }
      expect(recorded).toEqual(expected)
      expect(loads).toBe(expected.length === 0 ? 0 : 1)
    }))

  it('sends no event that was rejected while the code was loading (ANL-02)', async () => {
    const consent = createConsent(denied)
    const recorded: unknown[] = []
    consent.choose('accepted')
    const analytics = consentedAnalytics(consent, async () => ({
      record: (event) => void recorded.push(event),
    }))
    analytics.record({ name: 'page.viewed', at: '/', variants: {} })
    consent.choose('rejected')
    await new Promise(setImmediate)
    expect(recorded).toEqual([])
  })

  it('tries again after its code did not load, and never fails (F39)', async () => {
    const consent = createConsent(denied)
    consent.choose('accepted')
    const recorded: unknown[] = []
    let loads = 0
    const analytics = consentedAnalytics(consent, async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return { record: (event) => void recorded.push(event) }
    })
    for (let count = 0; count < 3; count += 1) {
      analytics.record({ name: 'page.viewed', at: '/', variants: {} })
      await new Promise(setImmediate)
    }
    expect([loads, recorded.length]).toEqual([2, 2])
  })
})
