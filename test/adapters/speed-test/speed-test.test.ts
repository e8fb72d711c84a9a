import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { either as E } from 'fp-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSpeedTest, type SpeedTestClient } from '#adapters/speed-test/speed-test.ts'
import type { Upload } from '#adapters/speed-test/xhr-upload.ts'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import type { SpeedTestProgress } from '#core/ports/speed-test.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { UNPRESSED, openServer } from '#test/builders/server.builder.ts'

const KIB = 1024
const limits = { downloadBytes: 3_000 * KIB, uploadBytes: 1_500 * KIB, atOnce: 4 }

let app: FastifyInstance
afterEach(() => app.close())

/** Node has no XMLHttpRequest: this upload shows no progress before its end. */
const fetchUpload: Upload = async (url, body, onSent, signal) => {
  const { status, headers } = await fetch(url, {
    method: 'POST',
    body,
    signal,
    headers: { 'content-type': 'application/octet-stream' },
  })
  onSent(body.size)
  return { status, retryAfter: Number(headers.get('retry-after')) }
}

/** A server that limits by a clock of its own, and a test at it. */
const open = async (speedTest = limits, parts: Partial<SpeedTestClient> = {}) => {
  const clock = fakeClock()
  app = await openServer({
    edge: { ...DEFAULT_EDGE, pressure: UNPRESSED, speedTest },
    rateLimit: { count: createMemoryCount(clock), clock, factor: { session: 1, client: 1 } },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const progress: SpeedTestProgress[] = []
  const start = () =>
    createSpeedTest({ origin, fetch, upload: fetchUpload, now: () => performance.now(), ...parts }).start(
      (seen) => progress.push(seen),
    )
  return { clock, progress, start, origin }
}

describe(createSpeedTest, () => {
  it('measures latency, download and upload at the real server, and shows each part as it goes', async () => {
    const { start, progress } = await open()
    const result = await start().result
    if (E.isLeft(result)) throw new Error(result.left._tag)
    const { latencyMs, downMbps, upMbps } = result.right
    // On one machine an answer may take less than half a millisecond.
    expect(latencyMs).toBeGreaterThanOrEqual(0)
    expect(Math.min(downMbps, upMbps)).toBeGreaterThan(0)
    expect([...new Set(progress.map(({ part }) => part))]).toEqual(['latency', 'download', 'upload'])
    for (const { share } of progress) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(progress.at(-1)).toMatchObject({ latencyMs })
  })

  it('is allowed once a minute, and says how many seconds are left', async () => {
    const { start, clock } = await open()
    expect(E.isRight(await start().result)).toBe(true)
    expect(await start().result).toEqual(E.left({ _tag: 'SpeedTestTooSoon', retryAfter: 60 }))
    clock.advance(60_000)
    expect(E.isRight(await start().result)).toBe(true)
  })

  it('says that a busy server refuses, and the attempt does not count', async () => {
    const { start } = await open({ ...limits, atOnce: 0 })
    const refused = E.left({ _tag: 'SpeedTestBusy', retryAfter: 15 })
    expect(await start().result).toEqual(refused)
    expect(await start().result).toEqual(refused)
  })

  it('ends at once when the visitor cancels', async () => {
    const { start } = await open(limits, {
      upload: (_url, _body, _onSent, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')))
          queueMicrotask(() => running.cancel())
        }),
    })
    const running = start()
    expect(await running.result).toEqual(E.left({ _tag: 'SpeedTestCancelled' }))
  })

  it('counts what a slow transfer brought within its time', async () => {
    const transferMs = 8_000
    let now = 0
    const { start } = await open(limits, {
      transferMs,
      now: () => (now += 10),
      upload: (_url, _body, onSent, signal) =>
        new Promise((resolve) => {
          onSent(10_000)
          onSent(20_000)
          signal.addEventListener('abort', () => resolve({ status: 0, retryAfter: 0 }))
          vi.advanceTimersByTime(transferMs)
        }),
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const result = await start().result
    vi.useRealTimers()
    expect(result).toMatchObject(E.right({ upMbps: expect.any(Number) }))
    if (E.isRight(result)) expect(result.right.upMbps).toBeGreaterThan(0)
  })

  it('reports that the server is unreachable', async () => {
    const { start } = await open(limits, { fetch: () => Promise.reject(new TypeError('failed')) })
    expect(await start().result).toEqual(E.left({ _tag: 'SpeedTestUnreachable' }))
    const broken = await open(limits, { upload: () => Promise.resolve({ status: 500, retryAfter: 0 }) })
    expect(await broken.start().result).toEqual(E.left({ _tag: 'SpeedTestUnreachable' }))
  })
})
