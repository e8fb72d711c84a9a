import { epochMs } from '#core/shared/plain-date.ts'
import type { Count, Tally } from './store/tally.ts'

/** Names that are counted at once; of more, the one whose window opened first is forgotten. */
const NAMES = 100_000

/**
 * Counts in this process alone, in the windows of `countIn`: for a server without a database. Several such servers let through as many
 * times as much as they are.
 */
export const createMemoryCount = (most = NAMES): Count => {
  const tallies = new Map<string, Tally>()
  return (occurrences, now) =>
    Promise.resolve(
      occurrences.map(({ name, count, windowMs }) => {
        const open = tallies.get(name)
        const isOpen = open !== undefined && open.endsAt > now && open.endsAt <= now + 2 * windowMs
        const tally = isOpen
          ? { ...open, count: open.count + count }
          : { name, count, endsAt: epochMs(now + windowMs) }
        if (!isOpen) tallies.delete(name)
        tallies.set(name, tally)
        const [oldest] = tallies.keys()
        if (tallies.size > most && oldest !== undefined) tallies.delete(oldest)
        return tally
      }),
    )
}
