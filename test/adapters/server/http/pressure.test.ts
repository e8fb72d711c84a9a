// For what the plugin adds to the type of a server.
import '@fastify/under-pressure'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import type { PressureLimits } from '#adapters/server/config/http-limits.ts'
import { shedUnderPressure } from '#adapters/server/http/pressure.ts'
import { paths } from '#core/routes/routes.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo } from '#test/builders/contract-call.builder.ts'
import { namedSite, openServer } from '#test/builders/server.builder.ts'

const fake = createFakeProvider()

/** A server past a limit, as soon as it has measured itself once. */
const openPressed = async (limits: Partial<PressureLimits>) => {
  const pressure = { ...DEFAULT_EDGE.pressure, sampleMs: 10, ...limits }
  const app = await openServer({ provider: fake.provider, edge: { pressure } })
  await app.ready()
  await vi.waitUntil(() => app.isUnderPressure())
  return app
}

describe(shedUnderPressure, () => {
  it.each([{ heapBytes: 1 }, { rssBytes: 1 }, { eventLoopDelayMs: 1e-9 }])(
    'turns calls away past %j, in the one error shape, before anything is done',
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

  it('lets everybody in as long as the process is within its limits', async () => {
    // No limit on delay, and more memory than other tests of the process have taken: a busy machine may pass any.
    const { rss, heapTotal } = process.memoryUsage()
    const pressure = {
      ...DEFAULT_EDGE.pressure,
      eventLoopDelayMs: 0,
      rssBytes: Math.max(2 * rss, DEFAULT_EDGE.pressure.rssBytes),
      heapBytes: Math.max(2 * heapTotal, DEFAULT_EDGE.pressure.heapBytes),
      sampleMs: 10,
    }
    const app = await openServer({ edge: { pressure } })
    await app.ready()
    await vi.waitUntil(() => app.memoryUsage().heapUsed > 0)
    expect((await app.inject('/')).statusCode).toBe(200)
    await app.close()
  })
})
