import type { ServerResponse } from 'node:http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import { resourceFromAttributes } from '@opentelemetry/resources'
import type { IMetricReader, MetricData, ResourceMetrics } from '@opentelemetry/sdk-metrics'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { subscribeToSignals } from '#adapters/http/signals.ts'
import { addGauges, createMeters } from './meters.ts'
import { listenForMetrics } from './metrics-listener.ts'
import { processGauges } from './process-gauges.ts'
import type { Telemetry } from './telemetry.ts'
import type { TelemetryConfig } from '../config/telemetry-config.ts'
import { createTracing } from './tracing.ts'

/** OpenTelemetry units that Prometheus appends to a name; text in braces is an annotation, not a unit. */
const UNITS: Readonly<Record<string, string>> = { s: 'seconds', By: 'bytes' }

const named = (metric: MetricData): MetricData => {
  const { descriptor } = metric
  const unit = UNITS[descriptor.unit]
  return unit === undefined
    ? metric
    : { ...metric, descriptor: { ...descriptor, name: `${descriptor.name}.${unit}`, unit } }
}

const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const serializer = new PrometheusSerializer('', false, undefined, true, true)

/**
 * Formats readings for Prometheus, with the unit at the end of each name (`http_server_request_duration_seconds`). A
 * collector receives OpenTelemetry names and appends the same units.
 */
const prometheusText = (readings: ResourceMetrics): string =>
  serializer.serialize({
    ...readings,
    scopeMetrics: readings.scopeMetrics.map((scope) => ({ ...scope, metrics: scope.metrics.map(named) })),
  })

const SCOPE = 'escaparate'
/** Interval between two metric exports, in ms, and the time-out of one. */
const REPORT_MS = 60_000
const EXPORT_MS = 3_000

const tracerProviderOf = (
  { otlpEndpoint, traceRatio }: TelemetryConfig,
  resource: Resource,
): TracerProvider | null => {
  if (otlpEndpoint === null) return null
  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces`, timeoutMillis: EXPORT_MS })
  return new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  })
}

const reporterTo = (otlpEndpoint: string): IMetricReader =>
  new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${otlpEndpoint}/v1/metrics`, timeoutMillis: EXPORT_MS }),
    exportIntervalMillis: REPORT_MS,
    exportTimeoutMillis: EXPORT_MS,
  })

/** Resolves when the work settles or the time is over. */
const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([over, work.catch(() => undefined)])
  clearTimeout(timer)
}

/** Sends the metrics without failed gauges. An error response when nothing can be read, so that monitoring notices. */
const sendReadings = async (reader: IMetricReader, response: ServerResponse): Promise<void> => {
  try {
    const { resourceMetrics } = await reader.collect()
    response.setHeader('content-type', PROMETHEUS_TYPE).end(prometheusText(resourceMetrics))
  } catch {
    response.writeHead(500).end()
  }
}

/** Starts OpenTelemetry's SDK with the configured exporters. */
export const startTelemetry = async (config: TelemetryConfig): Promise<Telemetry> => {
  const resource = resourceFromAttributes({ 'service.name': config.serviceName })
  const prometheus = config.metrics && new PrometheusExporter({ preventServerStart: true })
  const readers = [
    prometheus ?? [],
    config.otlpEndpoint === null ? [] : reporterTo(config.otlpEndpoint),
  ].flat()
  const listener =
    prometheus &&
    config.metrics &&
    (await listenForMetrics(config.metrics, (_request, response) => {
      void sendReadings(prometheus, response)
    }))
  const meterProvider = new MeterProvider({ resource, readers })
  const meter = meterProvider.getMeter(SCOPE)
  const meters = createMeters(meter)
  const ofProcess = processGauges()
  addGauges(meter, ofProcess.gauges)
  const stopListening = subscribeToSignals(meters)
  const tracerProvider = tracerProviderOf(config, resource)
  return {
    meters,
    tracing: tracerProvider && createTracing(tracerProvider.getTracer(SCOPE)),
    addGauges: (gauges) => addGauges(meter, gauges),
    metricsAddress: listener?.address ?? null,
    close: async () => {
      stopListening()
      const flushed = Promise.all([meterProvider.shutdown(), tracerProvider?.shutdown()])
      await Promise.all([listener?.close(), within(EXPORT_MS, flushed)])
      ofProcess.stop()
    },
  }
}
