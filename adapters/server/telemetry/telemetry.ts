import type { Gauge, Meters } from './meters.ts'
import type { Tracing } from './tracing.ts'

/** What a host tells of itself while it runs. A part that nobody hears is null. */
export type Telemetry = {
  readonly meters: Meters
  readonly tracing: Tracing | null
  readonly addGauges: (gauges: readonly Gauge[]) => void
  /** Address on which the metrics are read, as `http://…`; null for none. */
  readonly metricsAddress: string | null
  /** Sends what is left, within a bound of its own. */
  readonly close: () => Promise<void>
}
