import type { Clock } from '#core/ports/clock.ts'
import type { Count } from './store/tally.ts'

/** Names that are counted at once; of more, the one whose window opened first is forgotten. */
const NAMES = 100_000

/**
 * Counts in this process alone, in the windows of `countIn`: for a server without a database. Several such servers let through as many
 * times as much as they are.
 */
export const createMemoryCount = (clock: Clock, most = NAMES): Count => {
  const tallies = new Map<string, { readonly count: number; readonly endsAt: number }>()
  return (occurrences) => {
    const now = clock.now()
    return Promise.resolve(
      occurrences.map(({ name, count, windowMs }) => {
        const open = tallies.get(name)
        const isOpen = open !== undefined && open.endsAt > now && open.endsAt <= now + 2 * windowMs
        const tally = isOpen ? { ...open, count: open.count + count } : { count, endsAt: now + windowMs }
        if (!isOpen) tallies.delete(name)
        tallies.set(name, tally)
        const [oldest] = tallies.keys()
        if (tallies.size > most && oldest !== undefined) tallies.delete(oldest)
        return { name, count: tally.count, leftMs: tally.endsAt - now }
      }),
    )
  }
}
