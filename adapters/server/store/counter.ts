import { sql } from 'drizzle-orm'
import type { Clock } from '#core/ports/clock.ts'
import type { Count } from '#adapters/http/count.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import { counters } from './counter-schema.ts'

/** The database's clock in ms, at the start of the statement. */
const DATABASE_NOW = sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`

/**
 * Creates a counter with fixed windows: the first occurrence after a window ended opens the next. A window that starts
 * in the future, because the clock was set back, is replaced at once (F18). The database's clock applies, so that all
 * processes use the same windows; tests pass their own clock.
 */
export const countIn = (db: Database, storeId: StoreId = DEFAULT_STORE_ID, clock?: Clock): Count => {
  return (occurrences) => {
    const now = clock === undefined ? DATABASE_NOW : sql`${clock.now()}::bigint`
    const ended = sql`(${counters.endsAt} <= ${now} or ${counters.endsAt} > 2 * excluded.ends_at - ${now})`
    const rows = occurrences
      .map(({ name, count, windowMs }) => ({
        storeId,
        name,
        count,
        endsAt: sql`${now} + ${windowMs}::bigint`,
      }))
      // One lock order prevents deadlocks between processes that count the same names.
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return retrying(() =>
      db
        .insert(counters)
        .values(rows)
        .onConflictDoUpdate({
          target: [counters.storeId, counters.name],
          set: {
            count: sql`case when ${ended} then excluded.count else ${counters.count} + excluded.count end`,
            endsAt: sql`case when ${ended} then excluded.ends_at else ${counters.endsAt} end`,
          },
        })
        .returning({
          name: counters.name,
          count: counters.count,
          leftMs: sql`${counters.endsAt} - ${now}`.mapWith(Number),
        }),
    )
  }
}
