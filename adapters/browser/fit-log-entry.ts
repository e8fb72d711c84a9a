import type { LogEntry } from '#core/ports/log.ts'
import { LOG_LIMITS } from '#core/ports/log.ts'

/** Returns the entry with each text cut to the size that the store takes (ANL-04). */
export const fitLogEntry = ({ level, event, facts }: LogEntry): LogEntry => ({
  level,
  event: event.slice(0, LOG_LIMITS.eventLength),
  facts: Object.fromEntries(
    Object.entries(facts)
      .slice(0, LOG_LIMITS.facts)
      .map(([name, value]) => [name, value.slice(0, LOG_LIMITS.valueLength)]),
  ),
})
