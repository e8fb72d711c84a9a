import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Job, type RunningJob, startJob } from '#adapters/server/jobs/job.ts'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import type { Count } from '#adapters/http/count.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { closedGate, type Gate } from '#test/builders/call-gate.builder.ts'

const EVERY_MS = 10_000
const clock = { now: () => epochMs(Date.now()) }

/** The counter that all processes share. */
const sharedCount = (): Count => createMemoryCount(clock)

const errors: unknown[] = []
const log = { error: (...args: readonly unknown[]) => void errors.push(args) }
const running: RunningJob[] = []

/** A process that does a job over a counter; `rounds` counts those it had. */
const processWith = (count: Count, work: Job['work'] = () => Promise.resolve(), name = 'work') => {
  const state = { rounds: 0 }
  const job = startJob(
    {
      name,
      everyMs: EVERY_MS,
      work: () => {
        state.rounds += 1
        return work()
      },
    },
    { count, log },
  )
  running.push(job)
  return { state, job }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  errors.length = 0
  vi.useFakeTimers({ now: 1_795_014_000_000 })
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((job) => job.stop()))
  vi.useRealTimers()
})

describe(startJob, () => {
  it('runs at once and then at each interval', async () => {
    const { state } = processWith(sharedCount())
    await pass(0)
    expect(state.rounds).toBe(1)
    await pass(5 * EVERY_MS)
    expect(state.rounds).toBe(6)
  })

  it('runs each round in one of many processes, and in another once that one is gone', async () => {
    const count = sharedCount()
    const processes: ReturnType<typeof processWith>[] = []
    for (let index = 0; index < 4; index += 1) {
      processes.push(processWith(count))
      await pass(EVERY_MS / 5)
    }
    const rounds = () => processes.reduce((sum, { state }) => sum + state.rounds, 0)
    expect(rounds()).toBe(1)
    await pass(10 * EVERY_MS)
    expect(rounds()).toBeGreaterThanOrEqual(8)
    expect(rounds()).toBeLessThanOrEqual(12)
    const first = processes.find(({ state }) => state.rounds > 1)
    await first?.job.stop()
    const before = rounds()
    await pass(3 * EVERY_MS)
    expect(rounds() - before).toBeGreaterThanOrEqual(2)
  })

  it('does not delay jobs of another name', async () => {
    const count = sharedCount()
    const [one, other] = [processWith(count), processWith(count, undefined, 'other')]
    await pass(0)
    expect([one.state.rounds, other.state.rounds]).toEqual([1, 1])
  })

  it('never runs two rounds at a time, and ends with the current one', async () => {
    let gate: Gate = closedGate()
    const { state, job } = processWith(sharedCount(), () => gate.opened)
    await pass(5 * EVERY_MS)
    expect(state.rounds).toBe(1)
    let isStopped = false
    const stopping = job.stop().then(() => (isStopped = true))
    await pass(EVERY_MS)
    expect(isStopped).toBe(false)
    gate.open()
    gate = closedGate()
    await stopping
    await pass(5 * EVERY_MS)
    expect(state.rounds).toBe(1)
  })

  it('runs on request, unless a run is in progress', async () => {
    const gate = closedGate()
    const { state, job } = processWith(sharedCount(), () => gate.opened)
    await pass(0)
    const rounds = [job.round(), job.round()]
    gate.open()
    await Promise.all(rounds)
    expect(state.rounds).toBe(1)
    await pass(EVERY_MS - 1)
    await job.round()
    expect(state.rounds).toBe(2)
  })

  it('logs a failure of counting or of work, and continues', async () => {
    let fails = true
    const count = sharedCount()
    const { state } = processWith(
      (...args) => (fails ? Promise.reject(new Error('no database')) : count(...args)),
      () => Promise.reject(new Error('no gateway')),
    )
    await pass(0)
    expect([state.rounds, errors.length]).toEqual([0, 1])
    fails = false
    await pass(2 * EVERY_MS)
    expect([state.rounds, errors.length]).toEqual([2, 3])
    expect(errors.at(-1)).toEqual([{ err: expect.any(Error), part: 'work' }, 'job failed'])
  })
})
