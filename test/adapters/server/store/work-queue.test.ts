import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentRequest, inRequest } from '#adapters/server/http/request-context.ts'
import { codeOf } from '#adapters/server/store/database.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { BUSY_CODE, WORK_QUEUE_LIMITS, createWorkQueue } from '#adapters/server/store/work-queue.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { sql } from 'drizzle-orm'

const LIMITS = { waitMs: 1_000, burstMs: 500, newCallMs: 100 }

let now = 0
let worked = 0

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Work of a call with the given time left, in ms. */
const ofCall = <A>(work: () => A, leftMs = Infinity): A =>
  inRequest({ reqId: 'request-1', operation: 'cart', endsAt: now + leftMs }, work)

const opened = () => {
  const queue = createWorkQueue(
    LIMITS,
    currentRequest,
    () => now,
    () => worked,
  )
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
  it('runs one work at a time, in order of arrival, after work that takes precedence', async () => {
    const { queue, gate, done, add } = opened()
    const [a, b] = [add('a'), add('b')]
    const next = queue.takeNext(async () => void done.push('next'))
    expect(queue.waiting()).toBe(2)
    gate.open()
    await Promise.all([a, b, next])
    expect(done).toEqual(['next', 'a', 'b'])
  })

  it('refuses a new call at once that would wait too long, by the mean duration of the work before it', async () => {
    const { queue, gate, add } = opened()
    const waiting = Array.from({ length: 400 }, (_, index) => add(String(index)))
    expect(queue.waiting()).toBe(400)
    expect(await add('late')).toBe(BUSY_CODE)
    // The first work took longer than all calls may wait.
    now += 100_000
    gate.open()
    await Promise.all(waiting.slice(0, 1))
    expect(await add('later')).toBe(BUSY_CODE)
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']))
    expect(await add('last')).toBe('done')
  })

  it('lets new calls wait a short time only once work has waited longer than a burst, and calls that began go on', async () => {
    const { queue, gate, add } = opened()
    const [begins, goesOn] = [closedGate(), closedGate()]
    const began = ofCall(async () => {
      await queue.take(async () => begins.open())
      await goesOn.opened
      return queue.take(() => Promise.resolve('went on'))
    })
    gate.open()
    await begins.opened
    await settle()
    const next = closedGate()
    const busy = queue.take(() => next.opened)
    const early = add('early')
    worked += LIMITS.burstMs + 1
    const late = add('late')
    goesOn.open()
    await settle()
    vi.advanceTimersByTime(LIMITS.newCallMs)
    expect(await late).toBe(BUSY_CODE)
    expect(queue.waiting()).toBe(2)
    next.open()
    expect(await Promise.all([early, began])).toEqual(['done', 'went on'])
    await busy
    // No work waits now, so the next burst may.
    const last = closedGate()
    const held = queue.take(() => last.opened)
    const patient = add('patient')
    vi.advanceTimersByTime(LIMITS.newCallMs)
    last.open()
    expect(await patient).toBe('done')
    await held
  })

  it('lets new calls wait while other processes have the processor: no visitor is the cause of it', async () => {
    const { gate, add } = opened()
    const early = add('early')
    now += 10 * LIMITS.burstMs
    worked += LIMITS.burstMs
    const late = add('late')
    vi.advanceTimersByTime(LIMITS.newCallMs)
    gate.open()
    expect(await Promise.all([early, late])).toEqual(['done', 'done'])
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

  it('continues after work that failed', async () => {
    const queue = createWorkQueue(LIMITS, currentRequest, () => now)
    await expect(queue.take(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
    expect(await queue.take(() => Promise.resolve(1))).toBe(1)
  })
})

describe('openPglite', () => {
  it('refuses a new call past capacity within half a second, and answers a ping before all work (S37)', async () => {
    vi.useRealTimers()
    expect(WORK_QUEUE_LIMITS).toEqual({ waitMs: 3_000, burstMs: 1_000, newCallMs: 400 })
    const database = await openMemoryDatabase({
      turns: { waitMs: 60_000, burstMs: -1, newCallMs: Number.EPSILON },
      currentCall: currentRequest,
    })
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
