import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_EDGE, type PressureLimits } from '#adapters/server/config/http-limits.ts'
import { createPressure, shedUnderPressure } from '#adapters/server/http/pressure.ts'
import { paths } from '#core/routes/routes.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo } from '#test/builders/contract-call.builder.ts'
import { namedSite, openServer } from '#test/builders/server.builder.ts'
import { forAll } from '#test/for-all.ts'

const fake = createFakeProvider()

/** A server past a limit, as soon as it has measured itself once. */
const openPressed = async (limits: Partial<PressureLimits>) => {
  const pressure = { ...DEFAULT_EDGE.pressure, sampleMs: 10, ...limits }
  const app = await openServer({ provider: fake.provider, edge: { pressure } })
  await app.ready()
  await vi.waitUntil(async () => (await app.inject('/health/ready')).body.includes('busy'))
  return app
}

describe(shedUnderPressure, () => {
  it.each([{ heapBytes: 1 }, { rssBytes: 1 }, { eventLoopDelayMs: 1e-9 }])(
    'refuses calls past %j, in the one error shape, before any work',
    async (limits) => {
      const app = await openPressed(limits)
      const answer = await app.inject(callTo('order'))
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toStrictEqual({ code: 'UNAVAILABLE', requestId: expect.any(String) })
      expect(answer.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
      expect(fake.seen).toEqual([])
      await app.close()
    },
  )

  it('answers pages with a text and Retry-After, and stays in the balancer as busy (S37)', async () => {
    const app = await openPressed({ heapBytes: 1 })
    for (const url of [
      '/',
      paths.payment,
      `${paths.localization}?a=742+Magnolia+Street&zip=33130`,
      '/nowhere',
    ]) {
      const page = await app.inject(url)
      expect([page.statusCode, page.body]).toEqual([503, namedSite.frames.es.busy.html])
      expect(page.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    }
    expect((await app.inject({ method: 'POST', url: '/csp-reports', payload: '[]' })).statusCode).toBe(503)
    const ready = await app.inject('/health/ready')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'busy' }])
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    await app.close()
  })

  it('answers public pages from memory, also those of campaigns, while only the event loop is slow', async () => {
    const app = await openPressed({ eventLoopDelayMs: 1e-9, heapBytes: 0, rssBytes: 0 })
    for (const [url, status] of [
      ['/', 200],
      ['/?utm_source=radio', 200],
      [paths.payment, 503],
      ['/nowhere', 503],
    ] as const)
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, status])
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(503)
    await app.close()
  })
})

describe(createPressure, () => {
  const idle = { eventLoopDelayMs: 5, heapBytes: 10, rssBytes: 20 }
  const paused = { ...idle, eventLoopDelayMs: 1_500 }
  const loads = fc.constantFrom(idle, paused, { ...paused, heapBytes: 31 }, { ...idle, rssBytes: 51 })

  it('is over its limits after two slow samples in a row, or at once by memory', () =>
    forAll(fc.array(loads, { minLength: 1 }), (samples) => {
      const pressure = createPressure({
        eventLoopDelayMs: 1_000,
        heapBytes: 30,
        rssBytes: 50,
        sampleMs: 1_000,
      })
      for (const sample of samples) pressure.add(sample)
      const [before = idle, last = idle] = [samples.at(-2), samples.at(-1)]
      const isFull = last.heapBytes > 30 || last.rssBytes > 50
      const isSlow = [before, last].every(({ eventLoopDelayMs }) => eventLoopDelayMs > 1_000)
      expect([pressure.isMemoryFull(), pressure.isOver()]).toEqual([isFull, isFull || isSlow])
    }))

  it('is never over its limits without limits', () => {
    const pressure = createPressure({ eventLoopDelayMs: 0, heapBytes: 0, rssBytes: 0, sampleMs: 1_000 })
    for (const sample of [paused, paused, paused]) pressure.add(sample)
    expect(pressure.isOver()).toBe(false)
  })
})
