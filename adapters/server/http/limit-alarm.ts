import type { FastifyBaseLogger } from 'fastify'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import type { SecurityEvent } from '#adapters/http/signals.ts'
import type { Count } from '#adapters/http/count.ts'

const MINUTE_MS = 60_000

/** A counter over the complete store. `step`: calls per statement. `most`: calls per minute; more raise the alarm. */
type Watched = { readonly event: SecurityEvent; readonly step: number; readonly most: number }

/** Thresholds of the alarm (S40). */
export const LIMIT_ALARM = {
  // Two processes at their highest throughput, 30 journeys a second together, make about 14,000 limited calls a minute.
  counted: { event: 'many limited calls', step: 100, most: 20_000 },
  // Shoppers reach a limit a few times a day; so many refusals a minute come from machines, on any networks.
  refused: { event: 'many calls refused', step: 20, most: 400 },
} as const satisfies Record<string, Watched>

export type LimitAlarm = { readonly counted: () => void; readonly refused: () => void }

/**
 * Creates counters that log a security event once a minute, over all processes, above the limited calls of shoppers.
 * They detect an attack from many networks, each below its own limit. They count in steps, so they cost few statements.
 */
export const createLimitAlarm = (
  { count }: { readonly count: Count },
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): LimitAlarm => {
  const counterOf = ({ event, step, most }: Watched) => {
    let pending = 0
    const flush = async (): Promise<void> => {
      try {
        const occurrence = { name: `store ${event}`, count: step, windowMs: MINUTE_MS }
        const [counter] = await count([occurrence])
        if (counter !== undefined && counter.count > most && counter.count - step <= most)
          logSecurityEvent(log, event, { count: counter.count })
      } catch (err) {
        log.error({ err }, 'counting failed')
      }
    }
    return (): void => {
      pending += 1
      if (pending < step) return
      pending = 0
      void flush()
    }
  }
  return { counted: counterOf(LIMIT_ALARM.counted), refused: counterOf(LIMIT_ALARM.refused) }
}
