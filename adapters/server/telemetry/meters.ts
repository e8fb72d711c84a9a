import type { Attributes, Meter } from '@opentelemetry/api'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import type { SecurityEvent } from '../signals.ts'
import { securityEvents } from '../signals.ts'

/** How an attempt to order ended for good. */
export const orderEndings = ['placed', 'failed'] as const
export type OrderEnding = (typeof orderEndings)[number]

/** One answered request: `route` is a pattern of this server, `seconds` from its first byte to the answer's last. */
export type EndedRequest = {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** What is counted as it happens. */
export type Meters = {
  readonly requestEnded: (request: EndedRequest) => void
  readonly refused: (code: RefusalCode) => void
  readonly security: (event: SecurityEvent) => void
  readonly orderEnded: (ending: OrderEnding) => void
}

/** A number looked up when somebody reads the metrics; `of` tells several of one name apart. */
export type Gauge = {
  readonly name: string
  readonly description: string
  readonly unit: string
  readonly read: () => number | Promise<number>
  readonly of?: Attributes
}

/** Bounds of the duration's buckets, in seconds; those of OpenTelemetry for HTTP, which hold the five seconds of a caller. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/**
 * Every value of a label comes from a list of this server's own: nothing a caller writes makes another series. Counters begin at 0 for each
 * value, because a rate does not see an event that makes its series.
 */
export const createMeters = (meter: Meter): Meters => {
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'How long requests took, by route and class of status',
    unit: 's',
    advice: { explicitBucketBoundaries: SECONDS },
  })
  const refusals = meter.createCounter('escaparate.refusals', { description: 'Refused calls, by code' })
  const security = meter.createCounter('escaparate.security.events', { description: 'Events of security' })
  const orders = meter.createCounter('escaparate.orders', {
    description: 'Attempts to order, by how they ended',
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

/** Has gauges read whenever the metrics are; one that cannot be read is left out of that reading. */
export const addGauges = (meter: Meter, gauges: readonly Gauge[]): void => {
  for (const { name, description, unit, read, of = {} } of gauges)
    meter
      .createObservableGauge(name, { description, unit })
      .addCallback(async (result) => result.observe(await read(), of))
}
