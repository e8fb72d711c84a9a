import * as fc from 'fast-check'
import type { FastifyBaseLogger } from 'fastify'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createLogger, logEvents } from '#adapters/server/telemetry/log.ts'
import { forAll } from '#test/for-all.ts'

const PLANTED = [
  '4111111111111111',
  'maria@correo.example',
  '742 Magnolia',
  'session-secret',
  'intent-of-maria',
]

const loggedBy = async (act: (app: ReturnType<typeof fastify>) => Promise<unknown>): Promise<string> => {
  const lines: string[] = []
  const app = fastify({ loggerInstance: createLogger('debug', { write: (line) => void lines.push(line) }) })
  app.post('/api/attos/order/:id', (request) => {
    const defect = new Error(`cannot place ${PLANTED.join(' ')}`)
    request.log.error({ err: defect }, 'call threw')
    request.log.error({ err: defect })
    request.log.error(defect)
    request.log.error({ err: PLANTED })
    request.log.error({ err: null, address: PLANTED, card: PLANTED[0] }, 'call threw')
    throw new Error(PLANTED.join(' '))
  })
  await act(app)
  await app.close()
  return lines.join('')
}

describe(createLogger, () => {
  it('writes of a request its id, method and route, and never a path, query, header, body, error message or other field (S29)', async () => {
    const log = await loggedBy((app) =>
      app.inject({
        method: 'POST',
        url: `/api/attos/order/intent-of-maria?a=${encodeURIComponent('742 Magnolia')}`,
        headers: { cookie: '__Host-attos=session-secret', 'attos-session-id': 'session-secret' },
        payload: { card: '4111111111111111', email: 'maria@correo.example' },
      }),
    )
    expect(log).toContain('"route":"/api/attos/order/:id"')
    expect(JSON.parse(log.split('\n')[1] ?? '')).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      message: 'call threw',
    })
    for (const value of PLANTED) {
      expect(log).not.toContain(value)
      expect(log).not.toContain(encodeURIComponent(value))
    }
  })

  it('logs of an unknown path only that it is unknown (S29)', async () => {
    const log = await loggedBy((app) => {
      app.setNotFoundHandler(async () => '')
      return app.inject({ method: 'GET', url: '/intent-of-maria' })
    })
    expect(log).toContain('"route":null')
    expect(log).not.toContain('intent-of-maria')
  })

  it('writes one line per entry for any path (S29)', async () => {
    const log = await loggedBy((app) => app.inject({ method: 'GET', url: '/%0d%0a{"level":"forged"}' }))
    for (const line of log.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  const logged = (log: (logger: FastifyBaseLogger) => void): object => {
    const lines: string[] = []
    log(createLogger('info', { write: (line) => void lines.push(line) }))
    return JSON.parse(lines.join('')) as object
  }

  it('writes events of the closed list only (S29)', () =>
    forAll(fc.oneof(fc.string(), fc.constantFrom(...logEvents, ...PLANTED)), (text) => {
      const message = (logEvents as readonly string[]).includes(text) ? text : 'unlisted'
      expect(logged((logger) => logger.warn(text))).toMatchObject({ message })
      expect(logged((logger) => logger.warn({}, text))).toMatchObject({ message })
    }))

  it('writes an unknown part as unlisted, and a trouble without personal data', () => {
    expect(logged((logger) => logger.warn({ part: 'order codes' }, 'purge failed'))).toMatchObject({
      part: 'order codes',
    })
    expect(logged((logger) => logger.warn({ part: PLANTED[1] }, 'purge failed'))).toMatchObject({
      part: 'unlisted',
    })
    const trouble = `refused ${PLANTED[0]} of ${PLANTED[1]}`
    expect(logged((logger) => logger.warn({ trouble }, 'payment gateway failed'))).toMatchObject({
      trouble: 'refused [...] of [...]',
    })
  })
})

describe('logEvents', () => {
  /** Events of the framework, and those that replace others. */
  const OTHERS = ['incoming request', 'request completed', 'request errored', 'failed', 'unlisted']

  it('are those that the code logs', () => {
    const sources = import.meta.glob<string>(
      ['../../../../adapters/{server,identity,http}/**/*.ts', '../../../../ui/*.main.ts'],
      { eager: true, query: '?raw', import: 'default' },
    )
    const events = Object.values(sources).flatMap((source) =>
      [
        ...source.matchAll(
          /\b(?:log(?:ger)?\.(?:info|warn|error|fatal)|note)\((?:\{[^}]*\}, )?(['`])(.+?)\1/g,
        ),
        ...source.matchAll(/\},\s+(['`])(page reported)\1/g),
      ].map(([, , event = '']) => event),
    )
    expect([...new Set([...events, ...OTHERS])].toSorted()).toEqual([...logEvents].toSorted())
  })
})
