import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ORDER_POLLS_BEFORE_MAIL,
  ORDER_POLL_FIRST_MS,
  ORDER_POLL_MAX_MS,
  orderPollMs,
} from '#core/checkout/order-poll.ts'
import { forAll } from '#test/for-all.ts'

describe(orderPollMs, () => {
  it('never shortens the pause, and stays between the first and the longest pause (ORD-03)', () =>
    forAll(fc.nat(10_000), (polls) => {
      expect(orderPollMs(polls + 1)).toBeGreaterThanOrEqual(orderPollMs(polls))
      expect(orderPollMs(polls)).toBeGreaterThanOrEqual(ORDER_POLL_FIRST_MS)
      expect(orderPollMs(polls)).toBeLessThanOrEqual(ORDER_POLL_MAX_MS)
    }))

  it('starts at one second and grows to half a minute (ORD-03)', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(orderPollMs)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ])
  })

  it('announces the e-mail within fifteen seconds (ORD-03)', () => {
    const waited = Array.from({ length: ORDER_POLLS_BEFORE_MAIL }, (_, polls) => orderPollMs(polls))
    expect(waited.reduce((sum, pause) => sum + pause, 0)).toBe(7_000)
  })
})
