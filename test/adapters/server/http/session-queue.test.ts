import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionQueue, type Leave, SESSION_QUEUE } from '#adapters/server/http/session-queue.ts'

const LIMITS = { underWay: 2, waiting: 3, waitMs: 1_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Calls of one session, by the order in which they came; those that began, and those that were refused. */
const callsOf = (queue: ReturnType<typeof createSessionQueue>, session: string, count: number) => {
  const turns = new Map<number, Leave>()
  const refused: number[] = []
  for (let index = 0; index < count; index += 1)
    void queue(session).then((leave) => (leave === null ? refused.push(index) : turns.set(index, leave)))
  return {
    begun: () => [...turns.keys()],
    refused: () => refused,
    end: (index: number) => turns.get(index)?.(),
  }
}

describe(createSessionQueue, () => {
  it('has the figures of S40', () => {
    expect(SESSION_QUEUE).toEqual({ underWay: 4, waiting: 100, waitMs: 5_000 })
  })

  it('runs a limited number of calls of a session at once, queues others in order, and refuses more', async () => {
    const calls = callsOf(createSessionQueue(LIMITS), 'a', 7)
    await settle()
    expect([calls.begun(), calls.refused()]).toEqual([
      [0, 1],
      [5, 6],
    ])
    calls.end(1)
    calls.end(1)
    await settle()
    expect(calls.begun()).toEqual([0, 1, 2])
    calls.end(0)
    calls.end(2)
    await settle()
    expect(calls.begun()).toEqual([0, 1, 2, 3, 4])
  })

  it('lets no session wait for another', async () => {
    const queue = createSessionQueue(LIMITS)
    callsOf(queue, 'a', 5)
    const others = callsOf(queue, 'b', 2)
    await settle()
    expect(others.begun()).toEqual([0, 1])
  })

  it('refuses a call that waited too long, and lets the next one in its place', async () => {
    const queue = createSessionQueue(LIMITS)
    const calls = callsOf(queue, 'a', 3)
    await settle()
    vi.advanceTimersByTime(LIMITS.waitMs)
    const later = callsOf(queue, 'a', 1)
    calls.end(0)
    await settle()
    expect([calls.refused(), later.begun()]).toEqual([[2], [0]])
  })
})
