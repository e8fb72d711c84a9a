import { sql } from 'drizzle-orm'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import type { Market } from './market.ts'
import { DEFAULT_MARKET } from './market.ts'
import { tallies } from './tally-schema.ts'

/** Something that happened `count` times. `windowMs`: for how long it is counted on from its first time. */
export type Occurrence = { readonly name: string; readonly count: number; readonly windowMs: number }

/** How often it has happened in the window that is open, these times included. */
export type Tally = { readonly name: string; readonly count: number; readonly endsAt: EpochMs }

/** Counts occurrences, each of a name of its own, in one statement; whatever processes count, the numbers are those of all. */
export type Count = (occurrences: readonly Occurrence[], now: EpochMs) => Promise<readonly Tally[]>

/**
 * Counts in fixed windows: the first occurrence after a window ended opens the next. So does one before a window that can't have been
 * opened yet: its clock was set back since, and nobody shall wait until it is that late again (F18).
 */
export const countIn = (db: Database, market: Market = DEFAULT_MARKET): Count => {
  const ended = (now: EpochMs) =>
    sql`(${tallies.endsAt} <= ${now} or ${tallies.endsAt} > 2 * excluded.ends_at - ${now})`
  return (occurrences, now) => {
    const rows = occurrences
      .map(({ name, count, windowMs }) => ({ market, name, count, endsAt: epochMs(now + windowMs) }))
      // All lock in one order: two processes that count the same things never wait for one another.
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return retrying(() =>
      db
        .insert(tallies)
        .values(rows)
        .onConflictDoUpdate({
          target: [tallies.market, tallies.name],
          set: {
            count: sql`case when ${ended(now)} then excluded.count else ${tallies.count} + excluded.count end`,
            endsAt: sql`case when ${ended(now)} then excluded.ends_at else ${tallies.endsAt} end`,
          },
        })
        .returning({ name: tallies.name, count: tallies.count, endsAt: tallies.endsAt }),
    )
  }
}
