import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderCodeState } from '#core/checkout/order-code.ts'
import {
  NO_ORDER_CODE,
  ORDER_CODE_MS,
  ORDER_CODE_OF_CLIENT,
  ORDER_CODE_WINDOW_MS,
  tryCode,
  withFreshCode,
} from '#core/checkout/order-code.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const { tries: ORDER_CODE_TRIES, codes: ORDER_CODES_MAX } = ORDER_CODE_OF_CLIENT

const START = 1_795_014_000_000
const at = (ms: number) => epochMs(START + ms)

const sent = (state: OrderCodeState, name: string, ms: number): OrderCodeState => {
  const fresh = withFreshCode(state, name, at(ms), ORDER_CODE_OF_CLIENT)
  if (fresh === null) throw new Error('no more codes')
  return fresh
}

const right = 'the-right-one'
const live = sent(NO_ORDER_CODE, right, 0)

/** The state after these codes, tried one after the other. */
const after = (state: OrderCodeState, names: readonly string[], ms: number): OrderCodeState =>
  names.reduce((kept, name) => tryCode(kept, name, at(ms)).after, state)

describe(tryCode, () => {
  it('accepts the right code once, within ten minutes, after at most four wrong attempts (MSG-04)', () =>
    forAll(fc.nat(8), fc.nat(2 * ORDER_CODE_MS), (wrong, ms) => {
      const tried = after(live, Array<string>(wrong).fill('wrong'), ms)
      const first = tryCode(tried, right, at(ms))
      expect(first.isRight).toBe(wrong < ORDER_CODE_TRIES && ms < ORDER_CODE_MS)
      expect(tryCode(first.after, right, at(ms)).isRight).toBe(false)
    }))

  it('accepts no other code, and none before one was sent (MSG-04)', () =>
    forAll(fc.string(), fc.nat(ORDER_CODE_MS - 1), (name, ms) => {
      expect(tryCode(live, name, at(ms)).isRight).toBe(name === right)
      expect(tryCode(NO_ORDER_CODE, name, at(ms))).toEqual({ isRight: false, after: NO_ORDER_CODE })
    }))
})

describe(withFreshCode, () => {
  it('replaces the previous code and resets its attempts (MSG-04)', () => {
    const fresh = sent(after(live, ['wrong', 'wrong'], 1), 'second', 2)
    expect(tryCode(fresh, right, at(3)).isRight).toBe(false)
    expect(tryCode(after(fresh, Array<string>(4).fill('wrong'), 3), 'second', at(3)).isRight).toBe(true)
  })

  it('sends at most three codes an hour (MSG-05)', () => {
    forAll(fc.array(fc.nat(ORDER_CODE_WINDOW_MS / 4), { maxLength: 30 }), (pauses) => {
      let state = NO_ORDER_CODE
      let ms = 0
      const times: number[] = []
      for (const pause of pauses) {
        ms += pause
        const fresh = withFreshCode(state, `at-${ms}`, at(ms), ORDER_CODE_OF_CLIENT)
        if (fresh !== null) times.push(ms)
        state = fresh ?? state
      }
      for (const [index, time] of times.entries()) {
        const inHour = times.slice(index).filter((other) => other < time + ORDER_CODE_WINDOW_MS)
        // The window is fixed: around its end there may be two windows' worth.
        expect(inHour.length).toBeLessThanOrEqual(2 * ORDER_CODES_MAX)
      }
      expect(times.length).toBeGreaterThanOrEqual(Math.min(pauses.length, ORDER_CODES_MAX))
    })
    const third = sent(sent(live, 'b', 1), 'c', 2)
    expect(withFreshCode(third, 'd', at(ORDER_CODE_WINDOW_MS - 1), ORDER_CODE_OF_CLIENT)).toBeNull()
    expect(withFreshCode(third, 'd', at(ORDER_CODE_WINDOW_MS), ORDER_CODE_OF_CLIENT)).toMatchObject({
      codeName: 'd',
      sent: 1,
    })
  })
})
