import type { Clock } from '#core/ports/clock.ts'
import type { Count } from '#adapters/http/count.ts'

/** Names in memory at once; beyond it, the name whose window opened first is dropped. */
const NAMES = 100_000

/** Counts in this process only, in the windows of `countIn`, without a database. Limits of several servers add up. */
export const createMemoryCount = (clock: Clock, most = NAMES): Count => {
  const counters = new Map<string, { readonly count: number; readonly endsAt: number }>()
  return (occurrences) => {
    const now = clock.now()
    return Promise.resolve(
      occurrences.map(({ name, count, windowMs }) => {
        const open = counters.get(name)
        const isOpen = open !== undefined && open.endsAt > now && open.endsAt <= now + 2 * windowMs
        const counter = isOpen ? { ...open, count: open.count + count } : { count, endsAt: now + windowMs }
        if (!isOpen) counters.delete(name)
        counters.set(name, counter)
        const [oldest] = counters.keys()
        if (counters.size > most && oldest !== undefined) counters.delete(oldest)
        return { name, count: counter.count, leftMs: counter.endsAt - now }
      }),
    )
  }
}
