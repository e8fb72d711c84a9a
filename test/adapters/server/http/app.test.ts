import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { taskEither as TE } from 'fp-ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServer } from '#adapters/server/http/app.ts'
import { paths } from '#core/routes/routes.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo, JSON_TYPE } from '#test/builders/contract-call.builder.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { openServer, namedSite } from '#test/builders/server.builder.ts'
import { answerTo, dial, listen } from '#test/builders/socket.builder.ts'

describe(createServer, () => {
  let app: FastifyInstance
  let assetsDir: string
  let port: number

  beforeAll(async () => {
    assetsDir = await mkdtemp(join(tmpdir(), 'escaparate-assets-'))
    app = await openServer({
      assetsDir,
      renderOutcome: (_language, _answer, { street }) => {
        throw new Error(`no words for ${street}`)
      },
    })
    port = await listen(app)
  })
  afterAll(async () => {
    await app.close()
    await rm(assetsDir, { recursive: true })
  })

  it.each(['/', paths.localization, '/health/live', '/assets/a.js', '/nowhere'])(
    'answers a body at %s that is no JSON or too large in the one error shape (S36)',
    async (url) => {
      for (const [payload, status, code] of [
        ['{', 400, 'BAD_REQUEST'],
        ['{"__proto__":{}}', 400, 'BAD_REQUEST'],
        [`"${'a'.repeat(16 * 1024)}"`, 413, 'TOO_LARGE'],
      ] as const) {
        const answer = await app.inject({ method: 'POST', url, headers: JSON_TYPE, payload })
        expect(answer.statusCode).toBe(status)
        expect(answer.json()).toStrictEqual({ code, requestId: expect.any(String) })
      }
    },
  )

  it('answers a failed page with an error page, without the cause (S36, S47)', async () => {
    const answer = await app.inject({ method: 'GET', url: `${paths.localization}?a=742+Magnolia&zip=33130` })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(answer.body).toBe(namedSite.frames.es.busy.html)
  })

  it.each([
    ['no HTTP', 'NONSENSE\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'BAD_REQUEST',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'BAD_REQUEST',
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
  ])('answers %s in the one error shape and disconnects (S36, F46)', async (_, bytes, status, code) => {
    const [head = '', body = ''] = (await answerTo(port, bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('content-type: application/json; charset=utf-8')
    expect(JSON.parse(body)).toStrictEqual({ code, requestId: expect.any(String) })
  })
})

const READY = 'GET /health/ready HTTP/1.1\r\nHost: a\r\n\r\n'
const UNFINISHED =
  'POST /api/attos/address HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'

const orderBytes = (): string => {
  const { url, headers, payload = '' } = callTo('order')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${url} HTTP/1.1\r\nHost: a\r\n${lines.join('')}content-length: ${payload.length}\r\n\r\n${payload}`
}

/** A shop whose orders wait until they are released. */
const openSlowShop = async () => {
  const fake = createFakeProvider()
  const [allowed, begun] = [closedGate(), closedGate()]
  fake.answerWith(() => async () => {
    begun.open()
    await allowed.opened
    return TE.right({ body: { state: 'declined' } })()
  })
  const app = await openServer({ provider: fake.provider })
  return { app, port: await listen(app), begun: begun.opened, allow: allowed.open }
}

const stopsListening = (app: FastifyInstance): Promise<void> =>
  eventually(() => expect(app.server.listening).toBe(false))

describe('createServer, once it closes', () => {
  afterEach(() => void vi.useRealTimers())

  it('accepts no new connection and finishes the order in flight (F41)', async () => {
    const { app, port, begun, allow } = await openSlowShop()
    const [buyer, idle] = [dial(port), dial(port)]
    idle.socket.write(READY)
    await idle.hears('"ready"')
    buyer.socket.write(orderBytes())
    await begun
    const closed = app.close()
    await stopsListening(app)
    await idle.closed
    expect(await answerTo(port, READY)).toBe('')
    allow()
    const answer = await buyer.closed
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(answer).toContain('{"state":"declined"}')
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    await closed
  })

  it('is not ready first, and answers each connection once more during its notice (F41)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = await openServer({ edge: { drain: { noticeMs: 60_000, finishMs: 10_000 } } })
    const port = await listen(app)
    const closed = app.close()
    const answer = await answerTo(port, READY)
    expect(answer).toMatch(/^HTTP\/1.1 503 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
    vi.advanceTimersByTime(60_000)
    await closed
    expect(await answerTo(port, READY)).toBe('')
  })

  it('disconnects a caller that does not finish within ten seconds (F41)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = await openServer()
    const { socket, closed } = dial(await listen(app))
    socket.write(UNFINISHED)
    await once(app.server, 'request')
    const stopped = app.close()
    await stopsListening(app)
    vi.advanceTimersByTime(9_000)
    expect(socket.closed).toBe(false)
    vi.advanceTimersByTime(1_000)
    await Promise.all([stopped, closed])
  })
})
