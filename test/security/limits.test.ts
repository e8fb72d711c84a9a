import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import { callNames } from '#adapters/contract/contract.ts'
import { createFakeProvider, recordOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { answerTo, dial, listen } from '#test/builders/socket.builder.ts'

const { limits } = DEFAULT_EDGE
const IMPATIENT = { ...limits, headersMs: 100, requestMs: 200, checkingMs: 20 }
const FORGETFUL = { ...limits, keepAliveMs: 50, checkingMs: 20 }

const POST = 'POST /api/attos/address HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
const getting = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`
const REFUSED_408 = /^HTTP\/1.1 408 [^]*\{"code":"BAD_REQUEST","requestId":"[\w-]{22}"\}$/

const fake = createFakeProvider()
let app: FastifyInstance
let impatient: FastifyInstance
let forgetful: FastifyInstance
let impatientPort: number

beforeAll(async () => {
  app = await openServer({ provider: fake.provider })
  impatient = await openServer({ provider: fake.provider, edge: { limits: IMPATIENT } })
  forgetful = await openServer({ edge: { limits: FORGETFUL } })
  impatientPort = await listen(impatient)
})
afterAll(async () => {
  await Promise.all([app.close(), impatient.close(), forgetful.close()])
})

describe('the limits of a connection', () => {
  it('are those of S19', () => {
    expect(limits).toEqual({
      headerBytes: 16 * 1024,
      headersMs: 10_000,
      requestMs: 30_000,
      senderMs: 10_000,
      readerMs: 30_000,
      keepAliveMs: 5_000,
      requestsPerSocket: 100,
      connections: 20_000,
      checkingMs: 1_000,
    })
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = app.server
    expect([headersTimeout, requestTimeout, keepAliveTimeout, maxConnections]).toEqual([
      10_000, 30_000, 5_000, 20_000,
    ])
    expect(app.initialConfig.bodyLimit).toBe(16 * 1024)
  })

  it.concurrent('close a connection that never sends anything (F46)', async () => {
    expect(await dial(impatientPort).closed).toMatch(/^(?:|HTTP\/1.1 408 [^]*)$/)
  })

  it.concurrent.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['a body that does not begin', `${POST}Content-Length: 99\r\n\r\n`],
    ['a body that does not end', `${POST}Content-Length: 99\r\n\r\n{"streetAddress":"`],
    ['chunks without a last one', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])('hang up on %s (S19, F46)', async (_, bytes) => {
    expect(await answerTo(impatientPort, bytes)).toMatch(REFUSED_408)
    expect(fake.seen).toEqual([])
  })

  it.concurrent('close an idle connection (S19)', async () => {
    expect(await answerTo(await listen(forgetful), getting('/health/live'))).toMatch(/^HTTP\/1.1 200 /)
  })
})

/** A JSON schema, as far as it is read here. */
type Schema = { readonly type?: string; readonly maxItems?: number; readonly [key: string]: unknown }

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const listsIn = (schema: unknown): readonly Schema[] =>
  isObject(schema)
    ? [...(schema.type === 'array' ? [schema] : []), ...Object.values(schema).flatMap(listsIn)]
    : []

/** Objects and lists within one another. */
const depthOf = (schema: unknown): number => {
  if (!isObject(schema)) return 0
  const own = schema.type === 'array' || schema.type === 'object' ? 1 : 0
  return own + Math.max(0, ...Object.values(schema).map(depthOf))
}

describe.each(callNames)('the limits of %s', (name) => {
  it('match its record: twenty levels, lists of a hundred, sixteen KiB (S19)', async () => {
    const schema = recordOf(name).request.schema()
    expect(depthOf(schema)).toBeLessThanOrEqual(20)
    for (const { maxItems } of listsIn(schema)) expect(maxItems).toBeLessThanOrEqual(100)
    const call = callTo(name)
    if (call.payload === undefined) return
    const deep = `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`
    const long = `[${'1,'.repeat(100)}1]`
    for (const payload of [deep, long, `{"a":${long}}`])
      expect((await app.inject({ ...call, payload })).json()).toMatchObject({ code: 'BAD_REQUEST' })
    const large = withHeaders(call, { 'x-a': 'a'.repeat(100) })
    expect((await app.inject({ ...large, payload: `"${'a'.repeat(16 * 1024)}"` })).statusCode).toBe(413)
  })
})
