import type { FastifyBaseLogger } from 'fastify'
import { noteSecurity } from './security-event.ts'
import type { SecurityEvent } from './signals.ts'
import type { Count } from './store/tally.ts'

const MINUTE_MS = 60_000

/** What is counted of the whole store. `step`: so many are counted in one statement. `most`: in a minute, more are an alarm. */
type Watched = { readonly event: SecurityEvent; readonly step: number; readonly most: number }

/** The figures of the alarm (S40). */
export const LIMIT_ALARM = {
  // Two processes at the most they can sell, 30 journeys a second in all, make some 14,000 limited calls in a minute.
  counted: { event: 'many limited calls', step: 100, most: 20_000 },
  // Shoppers meet a limit a few times a day; this many a minute are made by machines, from however many networks.
  refused: { event: 'many calls refused', step: 20, most: 400 },
} as const satisfies Record<string, Watched>

export type LimitAlarm = { readonly counted: () => void; readonly refused: () => void }

/**
 * Notes once in a minute, in all processes together, that the store as a whole gets or refuses more limited calls than shoppers
 * make: an attack from many networks passes the limit of each. Counts in steps, so that the count costs next to nothing.
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
        const [tally] = await count([occurrence])
        if (tally !== undefined && tally.count > most && tally.count - step <= most)
          noteSecurity(log, event, { count: tally.count })
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
