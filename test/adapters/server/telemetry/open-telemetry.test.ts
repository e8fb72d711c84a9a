import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { SESSION_COOKIE } from '#adapters/contract/record.ts'
import { type Host, openHost } from '#adapters/server/host.ts'
import { securityEvents } from '#adapters/http/signals.ts'
import { orderEndings } from '#adapters/server/telemetry/meters.ts'
import type { Telemetry } from '#adapters/server/telemetry/telemetry.ts'
import { openTelemetry } from '#adapters/server/telemetry/open-telemetry.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import { root } from '#test/architecture/repository.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import { type Peer, startPeer } from '#test/builders/peer.builder.ts'
import {
  agreedTo,
  answerOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  maria,
  payWith,
} from '#test/builders/provider.builder.ts'
import { missingFrom, samplesIn, selectorsIn, watchedExpressions } from '#test/builders/prometheus.builder.ts'
import { logBook } from '#test/builders/server.builder.ts'
import { visitorWithJar } from '#test/builders/test-host.builder.ts'

const OFF = { otlpEndpoint: null, serviceName: 'escaparate', traceRatio: 1, metrics: null }
const HERE = { host: '127.0.0.1', port: 0 }

const clock = fakeClock()
const log = logBook('info')
let collector: Peer
let telemetry: Telemetry
let firstReading: string
let host: Host
let origin: string
let receipt: OrderReceipt
let cookie: string
let isClosed = false

const encryption = createCardEncryption()

const buy = async (): Promise<void> => {
  const jar = visitorWithJar()
  const visitor = jar.at(origin)
  await localizeAt(visitor)
  await fillDetails(visitor)
  await payWith({ encryption }, visitor)
  await holdFirstWindow(visitor)
  const agreed = agreedTo(await answerOf(visitor.cartSummary({ returnTaxes: true })))
  const answer = await answerOf(visitor.order({ key: keyNamed('planted-key'), ...agreed }))
  if (answer.state !== 'placed') throw new Error(answer.state)
  receipt = answer.receipt
  cookie = jar.cookie()
}

const holdPlace = async (): Promise<void> => {
  const visitor = visitorWithJar().at(origin)
  await localizeAt(visitor)
  await fillDetails(visitor)
  await payWith({ encryption }, visitor)
  await holdFirstWindow(visitor)
}

beforeAll(async () => {
  collector = await startPeer('/')
  collector.answer(200, '{}')
  const opened = await openTelemetry({
    ...OFF,
    otlpEndpoint: collector.url.href.replace(/\/$/, ''),
    metrics: HERE,
  })
  if (opened === null) throw new Error('nothing opened')
  telemetry = opened
  firstReading = (await read()).text
  host = await openHost({
    ...hostParts,
    clock,
    logger: log.logger,
    telemetry,
  })
  origin = await host.app.listen({ host: '127.0.0.1', port: 0 })
  await buy()
  await holdPlace()
})
afterAll(async () => {
  if (!isClosed) await host.close()
  await collector.close()
})

const read = async (path = '/metrics', init: RequestInit = {}) => {
  const answer = await fetch(`${telemetry.metricsAddress}${path}`, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const valueOf = async (
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<number | null> => {
  const sample = samplesIn((await read()).text).find(
    (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  )
  return sample?.value ?? null
}

/** Values that must not occur in a metric or a span. */
const secrets = (): readonly string[] => [
  maria.firstName,
  maria.lastName,
  maria.emailAddress,
  String(receipt.orderNumber),
  cookie.replace(`${SESSION_COOKIE}=`, ''),
  'planted',
  'Magnolia',
  '4111111111111111',
]

describe(openTelemetry, () => {
  it('opens no exporter without a setting', async () => {
    expect(await openTelemetry(OFF)).toBeNull()
  })

  it('reports that the address of its listener is in use', async () => {
    const taken = createServer()
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    await expect(openTelemetry({ ...OFF, metrics: { ...HERE, port } })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    taken.close()
  })
})

describe('the metrics of a host', () => {
  it('are served on their own port only (S37)', async () => {
    const { status, headers } = await read()
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ])
    expect((await read('/')).status).toBe(404)
    expect((await read('/health/ready')).status).toBe(404)
    expect((await read('/metrics?a=b')).status).toBe(404)
    expect((await read('/metrics', { method: 'POST' })).status).toBe(405)
    const outside = await fetch(`${origin}/metrics`, { redirect: 'manual' })
    expect([outside.status, outside.headers.get('location')]).toEqual([302, '/not-found?page=metrics'])
    expect(new URL(origin).port).not.toBe(new URL(telemetry.metricsAddress ?? '').port)
  })

  it('count requests by route and class of status, and how long they took', async () => {
    const labels = {
      http_route: '/api/attos/order',
      http_request_method: 'POST',
      http_response_status_class: '2xx',
    }
    expect(await valueOf('http_server_request_duration_seconds_count', labels)).toBe(1)
    expect(await valueOf('http_server_request_duration_seconds_bucket', { ...labels, le: '+Inf' })).toBe(1)
  })

  it('count orders by how they ended, and places that are held', async () => {
    expect(await valueOf('escaparate_orders_total', { ending: 'placed' })).toBe(1)
    expect(await valueOf('escaparate_places_held')).toBe(1)
    expect(await valueOf('escaparate_payments_in_doubt')).toBe(0)
    clock.advance(SESSION_IDLE_MS)
    expect(await valueOf('escaparate_places_held')).toBe(0)
  })

  it('count refusals by code, and events of security (S38)', async () => {
    const before = (await valueOf('escaparate_refusals_total', { code: 'FORBIDDEN_ORIGIN' })) ?? 0
    await fetch(`${origin}/api/attos/address`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(await valueOf('escaparate_refusals_total', { code: 'FORBIDDEN_ORIGIN' })).toBe(before + 1)
    expect(await valueOf('escaparate_security_events_total', { event: 'origin refused' })).toBe(before + 1)
  })

  it('describe the process', async () => {
    expect(await valueOf('nodejs_heap_used_bytes')).toBeGreaterThan(1_000_000)
    expect(await valueOf('process_memory_resident_bytes')).toBeGreaterThan(1_000_000)
    expect(await valueOf('nodejs_eventloop_delay_p99_seconds')).toBeGreaterThan(0)
  })

  it('are those that docs/running.md says to watch, but for what only PostgreSQL has', async () => {
    const [, page = ''] = readFileSync(`${root}/docs/running.md`, 'utf8').split(/^## What to watch$/m)
    const named = [...page.matchAll(/`([a-z]+_\w+)`/g)].map(([, name = '']) => name)
    const shown = new Set([...(await read()).text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    expect(named.length).toBeGreaterThan(7)
    expect(named.filter((name) => !shown.has(name))).toEqual(['escaparate_database_connections_waiting'])
  })

  it('have every series from the start: a rate does not see the event that creates its series', () => {
    for (const [name, label, values] of [
      ['escaparate_refusals_total', 'code', refusalCodes],
      ['escaparate_security_events_total', 'event', securityEvents],
      ['escaparate_orders_total', 'ending', orderEndings],
    ] as const) {
      const shown = samplesIn(firstReading).filter((one) => one.name === name)
      expect(new Set(shown.map(({ labels }) => labels[label]))).toEqual(new Set(values))
      expect(shown).toHaveLength(values.length)
      expect(new Set(shown.map(({ value }) => value))).toEqual(new Set([0]))
    }
  })

  it('end their name with their unit', async () => {
    const { text } = await read()
    const units = [...text.matchAll(/^# UNIT (\w+) (\S+)$/gm)].map(([, name = '', unit = '']) => [name, unit])
    const named = units.filter(([, unit = '']) => !unit.startsWith('{'))
    expect(new Set(named.map(([, unit]) => unit))).toEqual(new Set(['seconds', 'bytes']))
    for (const [name = '', unit = ''] of named) expect(name).toMatch(new RegExp(`_${unit}$`))
  })

  it('are all that alert rules and dashboard read, but for what only PostgreSQL has', async () => {
    const expressions = watchedExpressions()
    expect(expressions.flatMap(selectorsIn).length).toBeGreaterThan(20)
    const samples = samplesIn((await read()).text)
    const missing = expressions.flatMap((expression) => missingFrom(samples, expression))
    expect(missing.filter((name) => !name.startsWith('escaparate_database_connections_'))).toEqual([])
  })

  it('have labels without text of callers or personal data (S29)', async () => {
    const series = async () => samplesIn((await read()).text).length
    const ask = async (index: number): Promise<void> => {
      await fetch(`${origin}/planted-${index}`, { redirect: 'manual' })
      await fetch(`${origin}/api/attos/order/planted-${index}?planted=${index}`, {
        headers: { 'user-agent': `planted-${index}`, 'attos-session-id': `planted-${index}` },
      })
      await fetch(`${origin}/api/attos/planted-${index}`, { method: 'PATCH' })
    }
    await ask(0)
    const before = await series()
    for (let index = 1; index < 40; index += 1) await ask(index)
    expect(await series()).toBe(before)
    const { text } = await read()
    for (const secret of secrets()) expect(text).not.toContain(secret)
    expect(before).toBeLessThan(2_000)
  })
})

describe('the traces of a host', () => {
  it('are in the log, request by request (S29)', () => {
    const events = log.events().filter((event) => event['reqId'] !== undefined)
    const traced = events.filter((event) => event['traceId'] !== undefined)
    expect(traced.length).toBeGreaterThan(5)
    for (const { traceId } of traced) expect(traceId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('go to the collector when the host is closed, with the work of each request and no personal data', async () => {
    await host.runJobs()
    await host.close()
    isClosed = true
    expect(new Set(collector.seen.map(({ url }) => url))).toEqual(new Set(['/v1/traces', '/v1/metrics']))
    const told = collector.seen.map(({ body }) => body).join('')
    for (const secret of secrets()) expect(told).not.toContain(secret)
    for (const name of [
      'POST /api/attos/order',
      'store transaction',
      'gateway capture',
      'gateway storePayment',
      'job recovery',
      'http.server.request.duration',
    ])
      expect(told).toContain(`"${name}"`)
    type Span = { readonly name: string; readonly spanId: string; readonly parentSpanId?: string }
    const spans = collector.seen
      .filter(({ url }) => url === '/v1/traces')
      .flatMap(
        ({ body }) =>
          (
            JSON.parse(body) as {
              readonly resourceSpans: readonly {
                readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
              }[]
            }
          ).resourceSpans,
      )
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans)
    const order = spans.find(({ name }) => name === 'POST /api/attos/order')
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === order?.spanId).map(({ name }) => name)
    expect(parts).toContain('gateway capture')
    expect(parts.filter((name) => name === 'store transaction').length).toBeGreaterThan(1)
  })

  it('delay no request when the collector is missing (F39)', async () => {
    const gone = await startPeer('/')
    const endpoint = gone.url.href.replace(/\/$/, '')
    await gone.close()
    const lonely = await openTelemetry({ ...OFF, otlpEndpoint: endpoint })
    const answer = await lonely?.tracing?.inSpan('work', () => Promise.resolve(E.right('done')))
    expect(answer).toEqual(E.right('done'))
    await lonely?.close()
  })
})
