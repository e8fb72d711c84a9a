import { sql } from 'drizzle-orm'
import type { Clock } from '#core/ports/clock.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import type { Market } from './market.ts'
import { DEFAULT_MARKET } from './market.ts'
import { tallies } from './tally-schema.ts'

/** Something that happened `count` times. `windowMs`: for how long it is counted on from its first time. */
export type Occurrence = { readonly name: string; readonly count: number; readonly windowMs: number }

/** How often it has happened in the window that is open, these times included, and how long that window stays open, in ms. */
export type Tally = { readonly name: string; readonly count: number; readonly leftMs: number }

/** Counts occurrences, each of a name of its own, in one statement; whatever processes count, the numbers are those of all. */
export type Count = (occurrences: readonly Occurrence[]) => Promise<readonly Tally[]>

/** The database's clock in ms, as it was when the statement began. */
const DATABASE_NOW = sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`

/**
 * Counts in fixed windows: the first occurrence after a window ended opens the next. So does one before a window that can't have been
 * opened yet: its clock was set back since, and nobody shall wait until it is that late again (F18). The clock is the database's, so that
 * processes whose clocks differ count in the same windows; tests give one of their own.
 */
export const countIn = (db: Database, market: Market = DEFAULT_MARKET, clock?: Clock): Count => {
  return (occurrences) => {
    const now = clock === undefined ? DATABASE_NOW : sql`${clock.now()}::bigint`
    const ended = sql`(${tallies.endsAt} <= ${now} or ${tallies.endsAt} > 2 * excluded.ends_at - ${now})`
    const rows = occurrences
      .map(({ name, count, windowMs }) => ({
        market,
        name,
        count,
        endsAt: sql`${now} + ${windowMs}::bigint`,
      }))
      // All lock in one order: two processes that count the same things never wait for one another.
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return retrying(() =>
      db
        .insert(tallies)
        .values(rows)
        .onConflictDoUpdate({
          target: [tallies.market, tallies.name],
          set: {
            count: sql`case when ${ended} then excluded.count else ${tallies.count} + excluded.count end`,
            endsAt: sql`case when ${ended} then excluded.ends_at else ${tallies.endsAt} end`,
          },
        })
        .returning({
          name: tallies.name,
          count: tallies.count,
          leftMs: sql`${tallies.endsAt} - ${now}`.mapWith(Number),
        }),
    )
  }
}
