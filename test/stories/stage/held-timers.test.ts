import { describe, expect, it } from 'vitest'
import { createHeldTimers } from '#stories/stage/held-timers.ts'

describe('advance', () => {
  it('runs the timers that are due until then, in the order of their time', () => {
    const timers = createHeldTimers()
    const ran: number[] = []
    for (const delay of [30, 10, 31]) timers.setTimeout(() => ran.push(delay), delay)
    timers.advance(30)
    expect([ran, timers.elapsed()]).toEqual([[10, 30], 30])
  })

  it('runs a timer that another one sets', () => {
    const timers = createHeldTimers()
    const ran: number[] = []
    timers.setTimeout(() => timers.setTimeout(() => ran.push(timers.elapsed()), 5), 10)
    timers.advance(20)
    expect([ran, timers.elapsed()]).toEqual([[15], 20])
  })
})
