import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRequestTelemetry, isAmong } from '#adapters/server/telemetry/request-telemetry.ts'
import { createTracing, parseTraceparent } from '#adapters/server/telemetry/tracing.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { logBook, openServer } from '#test/builders/server.builder.ts'
import { forAll } from '#test/for-all.ts'

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const PARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`

const silentMeters = { requestEnded() {}, refused() {}, security() {}, orderEnded() {} }

const spanBook = () => {
  const exporter = new InMemorySpanExporter()
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  return { tracing: createTracing(provider.getTracer('test')), spans: () => exporter.getFinishedSpans() }
}

const parseTelemetryConfig = ({ tracing }: ReturnType<typeof spanBook>) => ({
  meters: silentMeters,
  tracing,
  addGauges: () => undefined,
  metricsAddress: null,
  close: () => Promise.resolve(),
})

/** A server whose provider does its work in a span of its own. */
const openTraced = async (trustedProxies: readonly string[] = []) => {
  const book = spanBook()
  const log = logBook()
  const fake = createFakeProvider()
  const seen: (string | null)[] = []
  fake.answerWith(
    () => () =>
      book.tracing.inSpan('work', async () => {
        seen.push(book.tracing.traceparent())
        await Promise.resolve()
        throw new Error('planted message')
      }),
  )
  const app: FastifyInstance = await openServer({
    provider: fake.provider,
    logger: log.logger,
    telemetry: parseTelemetryConfig(book),
    edge: { trustedProxies },
  })
  return { app, book, log, seen }
}

describe(createTracing, () => {
  it.each(['cart', 'acceptAgreements'] as const)(
    'has the span of %s, read from a body or not, above what was done for it',
    async (name) => {
      const { app, book, seen } = await openTraced()
      await app.inject({ ...callTo(name) })
      const [work, request] = book.spans()
      expect([work?.name, request?.name]).toEqual(['work', `${callTo(name).method} ${callTo(name).url}`])
      expect(work?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
      expect(seen).toEqual([`00-${request?.spanContext().traceId}-${work?.spanContext().spanId}-01`])
      await app.close()
    },
  )

  it('records route and status of a request, without its caller or its error (S29)', async () => {
    const { app, book } = await openTraced()
    await app.inject({
      ...withHeaders(callTo('orderStatus'), { 'user-agent': 'planted', 'x-planted': 'planted' }),
      url: '/api/attos/order/planted-id?planted=1',
    })
    await app.inject('/planted/page?zip=33130')
    const spans = book.spans()
    expect(spans.map(({ name, attributes }) => [name, attributes])).toEqual([
      [
        'GET /api/attos/order/:id',
        {
          'http.request.method': 'GET',
          'http.route': '/api/attos/order/:id',
          'http.response.status_code': 400,
        },
      ],
      ['GET none', { 'http.request.method': 'GET', 'http.route': 'none', 'http.response.status_code': 302 }],
    ])
    const told = JSON.stringify(spans.map((span) => [span.name, span.attributes, span.events, span.status]))
    expect(told).not.toMatch(/planted|33130|session-1|secret/)
    await app.close()
  })

  it('marks what failed, without its message', async () => {
    const { app, book } = await openTraced()
    await app.inject({ ...callTo('cart') })
    expect(book.spans().map(({ status, events }) => [status, events])).toEqual([
      [{ code: 2 }, []],
      [{ code: 2 }, []],
    ])
    await app.close()
  })

  it('logs the trace of a request with its id (S29)', async () => {
    const { app, book, log } = await openTraced()
    const { requestId } = (await app.inject({ ...callTo('cart') })).json<{ readonly requestId: string }>()
    const { traceId } = book.spans()[0]?.spanContext() ?? {}
    expect(log.events()).toMatchObject([{ reqId: requestId, traceId }])
    await app.close()
  })

  it.each<[string, readonly string[], boolean]>([
    ['a stranger', [], false],
    ['somebody who is not the proxy', ['10.0.0.0/8'], false],
    ['a trusted proxy', ['127.0.0.0/8'], true],
  ])('continues a trace of %s or not', async (_, proxies, isContinued) => {
    const { app, book } = await openTraced(proxies)
    await app.inject({ ...withHeaders(callTo('cart'), { traceparent: PARENT }), remoteAddress: '127.0.0.1' })
    expect(book.spans().every((span) => (span.spanContext().traceId === TRACE_ID) === isContinued)).toBe(true)
    await app.close()
  })

  it('separates concurrent requests', async () => {
    const { app, book } = await openTraced()
    await Promise.all(Array.from({ length: 30 }, () => app.inject({ ...callTo('acceptAgreements') })))
    const traces = book.spans().map((span) => span.spanContext().traceId)
    expect([traces.length, new Set(traces).size]).toEqual([60, 30])
    await app.close()
  })
})

describe(parseTraceparent, () => {
  it('parses a traceparent of W3C', () => {
    expect(parseTraceparent(PARENT)).toMatchObject({
      traceId: TRACE_ID,
      spanId: 'b7ad6b7169203331',
      traceFlags: 1,
    })
    expect(parseTraceparent(PARENT.replace(/01$/, 'fe'))).toMatchObject({ traceFlags: 0 })
  })

  it('accepts nothing else', () => {
    const spoilt = [
      PARENT.toUpperCase(),
      PARENT.replace('00-', 'ff-'),
      `${PARENT}-more`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
      `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
    ]
    for (const header of spoilt) expect(parseTraceparent(header)).toBeNull()
    forAll(fc.string(), (header) => parseTraceparent(header) === null)
  })
})

describe(isAmong, () => {
  it('knows addresses and networks of both kinds, and one of IPv4 under either name', () => {
    const isTrusted = isAmong(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'])
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', '2001:db8:1::1'])
      expect([address, isTrusted(address)]).toEqual([address, true])
    for (const address of ['11.0.0.1', '192.0.2.2', '2001:db9::1', '', undefined, '::1'])
      expect([address, isTrusted(address)]).toEqual([address, false])
    expect(isAmong([])('127.0.0.1')).toBe(false)
  })
})

describe(addRequestTelemetry, () => {
  it('does nothing without a subscriber', async () => {
    const app = await openServer({ telemetry: null })
    const answer = await app.inject({ ...withHeaders(callTo('cart'), { traceparent: PARENT }) })
    expect(answer.headers).not.toHaveProperty('traceparent')
    await app.close()
  })
})
