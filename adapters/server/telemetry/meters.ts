import type { Attributes, Meter } from '@opentelemetry/api'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import type { SecurityEvent } from '#adapters/http/signals.ts'
import { securityEvents } from '#adapters/http/signals.ts'

/** Final result of an order attempt. */
export const orderEndings = ['placed', 'failed'] as const
export type OrderEnding = (typeof orderEndings)[number]

/** A completed request: `route` is a pattern of this server, `seconds` from its first byte to the response's last. */
export type EndedRequest = {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Counters and histograms that are updated as events happen. */
export type Meters = {
  readonly requestEnded: (request: EndedRequest) => void
  readonly refused: (code: RefusalCode) => void
  readonly security: (event: SecurityEvent) => void
  readonly orderEnded: (ending: OrderEnding) => void
}

/** A value read when the metrics are collected; `of` distinguishes several with one name. */
export type Gauge = {
  readonly name: string
  readonly description: string
  readonly unit: string
  readonly read: () => number | Promise<number>
  readonly of?: Attributes
}

/** Bucket bounds of the duration, in seconds: OpenTelemetry's for HTTP, which include a call's five seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/**
 * Creates the meters. Label values come from fixed lists, so a caller cannot create a new series. Counters start at 0
 * for each value, because `rate()` ignores the event that creates a series.
 */
export const createMeters = (meter: Meter): Meters => {
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of requests, by route and status class',
    unit: 's',
    advice: { explicitBucketBoundaries: SECONDS },
  })
  const refusals = meter.createCounter('escaparate.refusals', { description: 'Refused calls, by code' })
  const security = meter.createCounter('escaparate.security.events', { description: 'Security events' })
  const orders = meter.createCounter('escaparate.orders', {
    description: 'Order attempts, by result',
  })
  for (const code of refusalCodes) refusals.add(0, { code })
  for (const event of securityEvents) security.add(0, { event })
  for (const ending of orderEndings) orders.add(0, { ending })
  return {
    requestEnded: ({ route, method, status, seconds }) =>
      duration.record(seconds, {
        'http.route': route,
        'http.request.method': METHODS.has(method) ? method : '_OTHER',
        'http.response.status_class': `${Math.trunc(status / 100)}xx`,
      }),
    refused: (code) => refusals.add(1, { code }),
    security: (event) => security.add(1, { event }),
    orderEnded: (ending) => orders.add(1, { ending }),
  }
}

/** Adds gauges that are read at each collection; a gauge that fails is left out of it. */
export const addGauges = (meter: Meter, gauges: readonly Gauge[]): void => {
  for (const { name, description, unit, read, of = {} } of gauges)
    meter
      .createObservableGauge(name, { description, unit })
      .addCallback(async (result) => result.observe(await read(), of))
}
