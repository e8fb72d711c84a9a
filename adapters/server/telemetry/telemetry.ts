import type { Gauge, Meters } from './meters.ts'
import type { Tracing } from './tracing.ts'

/** The telemetry of a running host. A part that is off is null. */
export type Telemetry = {
  readonly meters: Meters
  readonly tracing: Tracing | null
  readonly addGauges: (gauges: readonly Gauge[]) => void
  /** Address of the metrics, as `http://…`; null without a listener. */
  readonly metricsAddress: string | null
  /** Exports the remaining data, with its own time-out. */
  readonly close: () => Promise<void>
}
