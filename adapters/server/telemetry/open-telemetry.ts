import type { Telemetry } from './telemetry.ts'
import type { TelemetryConfig } from './telemetry-config.ts'

/**
 * Starts what the configuration asks for; null when that is nothing: then no line of it is loaded. Rejects when the listener of
 * the metrics cannot have its address.
 */
export const openTelemetry = async (config: TelemetryConfig): Promise<Telemetry | null> => {
  if (config.otlpEndpoint === null && config.metrics === null) return null
  const { startTelemetry } = await import('./start-telemetry.ts')
  return startTelemetry(config)
}
