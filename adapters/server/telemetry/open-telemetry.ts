import type { Telemetry } from './telemetry.ts'
import type { TelemetryConfig } from '../config/telemetry-config.ts'

/**
 * Starts the configured telemetry; null without any, and then its modules are not loaded. Rejects when the address of
 * the metrics listener is not available.
 */
export const openTelemetry = async (config: TelemetryConfig): Promise<Telemetry | null> => {
  if (config.otlpEndpoint === null && config.metrics === null) return null
  const { startTelemetry } = await import('./start-telemetry.ts')
  return startTelemetry(config)
}
