import { afterEach, describe, expect, it, vi } from 'vitest'
import { healthRoutes } from '#adapters/server/health.ts'
import { openServer } from '#test/builders/server.builder.ts'

const readyWith = async (ping: () => Promise<void>) => {
  const app = await openServer({ ping })
  const answer = await app.inject('/health/ready')
  await app.close()
  return answer
}

afterEach(() => void vi.useRealTimers())

describe(healthRoutes, () => {
  it('says that it is ready while its database answers, and no more (S37)', async () => {
    const ready = await readyWith(() => Promise.resolve())
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
    const unready = await readyWith(() =>
      Promise.reject(new Error('password authentication failed for postgres')),
    )
    expect([unready.statusCode, unready.json()]).toEqual([503, { status: 'unready' }])
    expect(unready.headers['cache-control']).toBe('no-store')
  })

  it('answers although its database hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = readyWith(() => {
      setImmediate(() => vi.advanceTimersByTime(1_000))
      return new Promise(() => undefined)
    })
    expect((await answer).statusCode).toBe(503)
  })
})
