import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import type { MetricData, ResourceMetrics } from '@opentelemetry/sdk-metrics'

/** Units of OpenTelemetry that Prometheus puts at the end of a name; what stands in braces is a remark and no unit. */
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
 * Writes readings as Prometheus reads them, each name with its unit at its end (`http_server_request_duration_seconds`). A collector gets
 * OpenTelemetry's names, and adds the same endings itself.
 */
export const prometheusText = (readings: ResourceMetrics): string =>
  serializer.serialize({
    ...readings,
    scopeMetrics: readings.scopeMetrics.map((scope) => ({ ...scope, metrics: scope.metrics.map(named) })),
  })
