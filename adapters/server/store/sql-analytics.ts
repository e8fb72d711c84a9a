import { and, eq, sql } from 'drizzle-orm'
import { taskEither as TE } from 'fp-ts'
import { addCounts, countEvents, variantsIn, variantsText } from '#core/analytics/count-events.ts'
import type { AnalyticsFailure, AnalyticsSink } from '#core/ports/analytics.ts'
import { analyticsCounts } from './analytics-schema.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'

/** Creates a sink that counts events in the database. `report` receives each error. */
export const createSqlAnalytics = (
  db: Database,
  report: (error: unknown) => void,
  storeId: StoreId = DEFAULT_STORE_ID,
): AnalyticsSink => {
  const attempt = <A>(work: () => Promise<A>): TE.TaskEither<AnalyticsFailure, A> =>
    TE.tryCatch(work, (error) => {
      report(error)
      return { _tag: 'AnalyticsUnavailable' }
    })
  return {
    count: (day, events) =>
      attempt(async () => {
        const rows = countEvents(day, events).map(({ name, at, variants, count }) => ({
          storeId,
          day,
          name,
          place: at,
          variants: variantsText(variants),
          count,
        }))
        if (rows.length === 0) return
        const { storeId: store, name, place, variants, count } = analyticsCounts
        await retrying(() =>
          db
            .insert(analyticsCounts)
            .values(rows)
            .onConflictDoUpdate({
              target: [store, analyticsCounts.day, name, place, variants],
              set: { count: sql`${count} + excluded.count` },
            }),
        )
      }),
    countsOf: (day) =>
      attempt(async () => {
        const rows = await db
          .select()
          .from(analyticsCounts)
          .where(and(eq(analyticsCounts.storeId, storeId), eq(analyticsCounts.day, day)))
        const counts = rows.map(({ name, place: at, variants, count }) => ({
          name,
          at,
          variants: variantsIn(variants),
          day,
          count,
        }))
        return addCounts([], counts)
      }),
  }
}
