import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '#adapters/server/app.ts'
import { createLogger } from '#adapters/server/log.ts'
import { paths } from '#core/routes/routes.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/client/contract-server.builder.ts'

const page = { html: 'page', styleHashes: [] }

const open = async (assetsDir: string | null): Promise<FastifyInstance> => {
  const app = await createServer({
    provider: createFakeProvider().provider,
    ping: () => Promise.resolve(),
    logger: createLogger('silent'),
    site: () => ({ documents: { '/': page }, shell: page, outcomeShell: page, notFound: page }),
    assetsDir,
    renderOutcome: (_, { street }) => {
      throw new Error(`no words for ${street}`)
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

const dial = (app: FastifyInstance): Socket =>
  connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)

/** All that comes back for these bytes until the server hangs up. */
const answerTo = async (app: FastifyInstance, bytes: string): Promise<string> => {
  const socket = dial(app)
  const answer: Buffer[] = []
  socket.on('data', (data) => answer.push(data))
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(answer).toString()
}

const HALF_A_CALL =
  'POST /api/attos/address HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'

describe(createServer, () => {
  let app: FastifyInstance
  let assetsDir: string

  beforeAll(async () => {
    assetsDir = await mkdtemp(join(tmpdir(), 'escaparate-assets-'))
    await writeFile(join(assetsDir, '.env'), 'hidden')
    app = await open(assetsDir)
  })
  afterAll(async () => {
    await app.close()
    await rm(assetsDir, { recursive: true })
  })

  const JSON_TYPE = { 'content-type': 'application/json' }

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

  it.each(['/assets/.env', '/assets/..%2f..%2fpackage.json', '/assets/%00'])(
    'hides %s like a file that is not there, in the one error shape (S36, S37)',
    async (url) => {
      const answer = await app.inject({ method: 'GET', url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toStrictEqual({ code: 'NOT_FOUND', requestId: expect.any(String) })
    },
  )

  it('tells nothing of why a page broke (S36)', async () => {
    const answer = await app.inject({ method: 'GET', url: `${paths.localization}?a=742+Magnolia&zip=33130` })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toStrictEqual({ code: 'BROKEN', requestId: expect.any(String) })
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
  ])('answers %s in the one error shape and hangs up (S36, F46)', async (_, bytes, status, code) => {
    const [head = '', body = ''] = (await answerTo(app, bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('content-type: application/json; charset=utf-8')
    expect(JSON.parse(body)).toStrictEqual({ code, requestId: expect.any(String) })
  })
})

describe.concurrent('createServer: slow callers', () => {
  it('hangs up on headers that take more than ten seconds (S19, F46)', { timeout: 20_000 }, async () => {
    const app = await open(null)
    const started = performance.now()
    expect(await answerTo(app, 'GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1.1 408 /)
    expect(performance.now() - started).toBeLessThan(13_000)
    await app.close()
  })

  it(
    'stops within ten seconds although a caller never finishes its body (F41)',
    { timeout: 20_000 },
    async () => {
      const app = await open(null)
      const socket = dial(app)
      await Promise.all([once(app.server, 'request'), new Promise((sent) => socket.write(HALF_A_CALL, sent))])
      const started = performance.now()
      await app.close()
      expect(performance.now() - started).toBeLessThan(13_000)
    },
  )
})
