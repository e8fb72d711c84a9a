import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EFFECT_RETRIES,
  LONGEST_PAUSE_MS,
  createRetryLimit,
  jittered,
  retryPauseMs,
} from '#core/session/retry-limit.ts'
import { forAll } from '#test/for-all.ts'

describe('retryPauseMs', () => {
  it('grows up to its maximum (SES-08)', () =>
    forAll(fc.integer({ min: 1, max: 60 }), (retry) => {
      expect(retryPauseMs(retry)).toBeGreaterThan(0)
      expect(retryPauseMs(retry)).toBeLessThanOrEqual(Math.min(LONGEST_PAUSE_MS, retryPauseMs(retry + 1)))
    }))
})

describe('jittered', () => {
  it('shortens a pause by up to half, and differs between callers (SES-08)', () => {
    forAll(fc.integer({ min: 1, max: 60_000 }), fc.uuid(), (pause, id) => {
      const shortened = jittered(pause, id)
      expect(shortened).toBeGreaterThanOrEqual(pause / 2)
      expect(shortened).toBeLessThan(pause)
    })
    const pauses = ['a', 'b', 'c', 'd'].map((id) => jittered(1_000, `caller-${id}`))
    expect(new Set(pauses).size).toBe(4)
  })
})

describe('createRetryLimit', () => {
  it('stops after ten retries in a row, and starts again after a success (SES-08)', () =>
    forAll(fc.array(fc.boolean()), (outcomes) => {
      const limit = createRetryLimit()
      let inARow = 0
      for (const hasFailed of outcomes) {
        limit.note(hasFailed)
        inARow = hasFailed ? inARow + 1 : 0
        expect(limit.mayTry()).toBe(inARow <= EFFECT_RETRIES)
      }
    }))
})
