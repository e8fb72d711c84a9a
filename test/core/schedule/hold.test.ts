import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WindowHold } from '#core/schedule/hold.ts'
import {
  HOLD_PAUSE_MINUTES,
  HOLD_TOTAL_MINUTES,
  HOLDS_MAX,
  heldUntilOf,
  holdWindow,
  mayHold,
  prolongHold,
} from '#core/schedule/hold.ts'
import { HOLD_MINUTES, type WindowId } from '#core/schedule/window.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const MINUTE_MS = 60_000
const at = (minutes: number) => epochMs(1_800_000_000_000 + minutes * MINUTE_MS)
const [a, b, c] = ['a', 'b', 'c'] as readonly string[] as readonly [WindowId, WindowId, WindowId]

/** The holds after choices at the given minutes; a refused choice changes nothing. */
const after = (...choices: readonly (readonly [number, WindowId])[]): readonly WindowHold[] =>
  choices.reduce<readonly WindowHold[]>(
    (holds, [minute, id]) => (mayHold(holds, id, at(minute)) ? holdWindow(holds, id, at(minute)) : holds),
    [],
  )

const minutesOf = ({ until }: WindowHold): number => (until - at(0)) / MINUTE_MS

const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom(a, b, c)), { maxLength: 40 })

describe('holdWindow', () => {
  it('holds a window for a quarter of an hour, renewable up to half an hour in total (SCH-02, SCH-08)', () => {
    expect(after([0, a]).map(minutesOf)).toEqual([15])
    expect(after([0, a], [10, a]).map(minutesOf)).toEqual([25])
    expect(after([0, a], [10, a], [20, a], [29, a]).map(minutesOf)).toEqual([30])
  })

  it('grants no extra time for another window, or for one that is selected again after it expired (SCH-08)', () => {
    expect(after([0, a], [10, b], [20, a]).map(minutesOf)).toEqual([20, 30])
    expect(after([0, a], [20, a]).map(minutesOf)).toEqual([30])
  })

  it.each([
    ['the window it had', a, 30, false],
    ['the window it had, a pause later', a, 30 + HOLD_PAUSE_MINUTES, true],
    ['a window that it left shortly before', b, 30, false],
    ['another window', c, 30, true],
  ])('lets a session whose time is over choose %s: %s at %i: %s (SCH-08)', (_, id, minute, allowed) => {
    expect(mayHold(after([0, b], [14, b], [20, a]), id, at(minute))).toBe(allowed)
  })

  it('does not renew the first window by way of another (SCH-08)', () => {
    const holds = after([0, a], [14, a], [28, a], [30, b])
    expect(mayHold(holds, a, at(31))).toBe(false)
    expect(mayHold(holds, b, at(31))).toBe(true)
  })

  it('never lets a session hold a window for more than half an hour without a pause (SCH-08)', () =>
    forAll(steps, (pauses) => {
      let [minute, holds]: [number, readonly WindowHold[]] = [0, []]
      const heldFrom = new Map<WindowId, number>()
      const heldUntil = new Map<WindowId, number>()
      for (const [pause, id] of pauses) {
        minute += pause
        if (!mayHold(holds, id, at(minute))) continue
        holds = holdWindow(holds, id, at(minute))
        const isPaused = minute >= (heldUntil.get(id) ?? -Infinity) + HOLD_PAUSE_MINUTES
        if (isPaused) heldFrom.set(id, minute)
        for (const hold of holds) heldUntil.set(hold.windowId, minutesOf(hold))
        expect(heldUntil.get(id)! - heldFrom.get(id)!).toBeLessThanOrEqual(HOLD_TOTAL_MINUTES)
        expect(heldUntil.get(id)!).toBeLessThanOrEqual(minute + HOLD_MINUTES)
      }
    }))

  it('stores a limited number of holds (SCH-08)', () => {
    const many = Array.from({ length: HOLDS_MAX + 5 }, (_, index) => [1, `w${index}` as WindowId] as const)
    expect(after(...many)).toHaveLength(HOLDS_MAX)
  })
})

describe('prolongHold', () => {
  it('extends only the last hold after a declined payment, up to half an hour in total (SCH-02, SCH-08)', () => {
    expect(prolongHold(after([0, a], [10, b]), at(28)).map(minutesOf)).toEqual([10, 28])
    expect(prolongHold(after([0, a], [10, b]), at(44)).map(minutesOf)).toEqual([10, 30])
    expect(prolongHold([], at(15))).toEqual([])
  })
})

describe('heldUntilOf', () => {
  it('is the end of the last hold, and none without one (SCH-02)', () => {
    expect(heldUntilOf(after([0, a], [10, b]))).toBe(at(25))
    expect(heldUntilOf([])).toBeNull()
  })
})
