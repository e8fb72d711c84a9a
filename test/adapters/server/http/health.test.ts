import { afterEach, describe, expect, it, vi } from 'vitest'
import { PING_VALID_MS, healthRoutes } from '#adapters/server/http/health.ts'
import { logBook, openServer } from '#test/builders/server.builder.ts'

const readyWith = async (ping: () => Promise<void>) => {
  const app = await openServer({ ping })
  const answer = await app.inject('/health/ready')
  await app.close()
  return answer
}

afterEach(() => void vi.useRealTimers())

describe(healthRoutes, () => {
  it('says only that it is ready while its database answers (S37)', async () => {
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

  it('is busy and stays while calls wait for the database, and unready when that is down (S37)', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let isDown = false
    const ping = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve())
    const app = await openServer({ ping, isBusy: () => true })
    const busy = await app.inject('/health/ready')
    expect([busy.statusCode, busy.json()]).toEqual([200, { status: 'busy' }])
    isDown = true
    vi.advanceTimersByTime(PING_VALID_MS)
    const down = await app.inject('/health/ready')
    expect([down.statusCode, down.json()]).toEqual([503, { status: 'unready' }])
    await app.close()
  })

  it('queries the database once in two seconds for all requests, and logs once why it does not answer', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const book = logBook('error')
    let pings = 0
    const ping = () => {
      pings += 1
      return Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
    }
    const app = await openServer({ ping, logger: book.logger })
    for (let round = 1; round <= 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/health/ready')))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
      expect(pings).toBe(round)
      vi.advanceTimersByTime(PING_VALID_MS)
    }
    const lines = book.events().filter(({ message }) => message === 'database does not answer')
    expect(lines).toMatchObject([{ err: { code: 'ECONNREFUSED' } }])
    await app.close()
  })
})
