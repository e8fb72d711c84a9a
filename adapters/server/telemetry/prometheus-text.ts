import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import type { MetricData, ResourceMetrics } from '@opentelemetry/sdk-metrics'

/** OpenTelemetry units that Prometheus appends to a name; text in braces is an annotation, not a unit. */
const UNITS: Readonly<Record<string, string>> = { s: 'seconds', By: 'bytes' }

const named = (metric: MetricData): MetricData => {
  const { descriptor } = metric
  const unit = UNITS[descriptor.unit]
  return unit === undefined
    ? metric
    : { ...metric, descriptor: { ...descriptor, name: `${descriptor.name}.${unit}`, unit } }
}

export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const serializer = new PrometheusSerializer('', false, undefined, true, true)

/**
 * Formats readings for Prometheus, with the unit at the end of each name (`http_server_request_duration_seconds`). A collector receives OpenTelemetry
 * names and appends the same units.
 */
export const prometheusText = (readings: ResourceMetrics): string =>
  serializer.serialize({
    ...readings,
    scopeMetrics: readings.scopeMetrics.map((scope) => ({ ...scope, metrics: scope.metrics.map(named) })),
  })
