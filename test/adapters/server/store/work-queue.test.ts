import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentRequest, inRequest } from '#adapters/server/http/request-context.ts'
import { codeOf } from '#adapters/server/store/database.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { BUSY_CODE, WORK_QUEUE_LIMITS, createWorkQueue } from '#adapters/server/store/work-queue.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { sql } from 'drizzle-orm'

const LIMITS = { waiting: 2, waitMs: 1_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const callEndsAt = () => currentRequest()?.endsAt ?? null

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Work of a call that has so many ms left. */
const ofCall = <A>(work: () => A, leftMs = Infinity): A =>
  inRequest({ reqId: 'request-1', operation: 'cart', endsAt: performance.now() + leftMs }, work)

const opened = () => {
  const queue = createWorkQueue(LIMITS, callEndsAt)
  const gate = closedGate()
  const done: string[] = []
  const first = queue.take(() => gate.opened)
  const add = (name: string, leftMs?: number): Promise<string> => {
    const work = ofCall(() => queue.take(async () => void done.push(name)), leftMs)
    return work.then(
      () => 'done',
      (error: unknown) => codeOf(error),
    )
  }
  return { queue, gate, done, first, add }
}

describe(createWorkQueue, () => {
  it('does one thing at a time, in the order in which it came, and what comes next before all', async () => {
    const { queue, gate, done, add } = opened()
    const [a, b] = [add('a'), add('b')]
    const next = queue.takeNext(async () => void done.push('next'))
    expect(queue.waiting()).toBe(2)
    gate.open()
    await Promise.all([a, b, next])
    expect(done).toEqual(['next', 'a', 'b'])
  })

  it('refuses work of calls beyond what may wait, at once', async () => {
    const { gate, add } = opened()
    const waiting = [add('a'), add('b')]
    expect(await add('c')).toBe(BUSY_CODE)
    gate.open()
    expect(await Promise.all(waiting)).toEqual(['done', 'done'])
  })

  it('refuses work that waited too long, and goes on with the rest', async () => {
    const { gate, done, add } = opened()
    const [patient, late] = [add('a'), add('b', 400)]
    vi.advanceTimersByTime(400)
    expect(await late).toBe(BUSY_CODE)
    vi.advanceTimersByTime(600)
    expect(await patient).toBe(BUSY_CODE)
    gate.open()
    await settle()
    expect(done).toEqual([])
    expect(await add('c')).toBe('done')
  })

  it('begins no work for a caller who would not see the end of it', async () => {
    const { gate, add } = opened()
    expect(await add('a', 0)).toBe(BUSY_CODE)
    gate.open()
  })

  it('lets the work of a job wait as long as it takes', async () => {
    const { queue, gate, done, add } = opened()
    const calls = [add('a'), add('b')]
    const job = queue.take(async () => void done.push('job'))
    vi.advanceTimersByTime(60_000)
    expect(await Promise.all(calls)).toEqual([BUSY_CODE, BUSY_CODE])
    gate.open()
    await job
    expect(done).toEqual(['job'])
  })

  it('goes on after work that failed', async () => {
    const queue = createWorkQueue(LIMITS, callEndsAt)
    await expect(queue.take(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
    expect(await queue.take(() => Promise.resolve(1))).toBe(1)
  })
})

describe('openPglite', () => {
  it('bounds what waits for the engine, and answers a ping before all of it (S37)', async () => {
    vi.useRealTimers()
    expect(WORK_QUEUE_LIMITS).toEqual({ waiting: 1_000, waitMs: 3_000 })
    const database = await openMemoryDatabase({ turns: { waiting: 1, waitMs: 60_000 }, callEndsAt })
    const gate = closedGate()
    const order: string[] = []
    const held = database.db.transaction(async () => gate.opened)
    await settle()
    expect(database.isBusy()).toBe(false)
    const read = () => ofCall(async () => database.db.execute(sql`select 1`))
    const waiting = read().then(() => order.push('read'))
    const ping = database.ping().then(() => order.push('ping'))
    await settle()
    expect(database.isBusy()).toBe(true)
    const refused = await read().catch((error: unknown) => codeOf(error))
    expect(refused).toBe(BUSY_CODE)
    gate.open()
    await Promise.all([held, waiting, ping])
    expect(order).toEqual(['ping', 'read'])
    await database.close()
  })
})
