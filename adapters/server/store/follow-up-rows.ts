import { and, asc, count, eq, gte, sql } from 'drizzle-orm'
import type { FollowUpMethods, FollowUpRecord } from '#adapters/provider/store/store.follow-up.ts'
import type { Database } from './database.ts'
import { followUps } from './follow-up-schema.ts'
import type { StoreId } from './store-id.ts'

const recordOf = (row: typeof followUps.$inferSelect): FollowUpRecord => {
  const { id, kind, email, street, unit, zip, statement, requestedAt, language } = row
  return { id, kind, email, address: { street, unit, zip }, statement, requestedAt, language }
}

export const followUpRows = (db: Database, storeId: StoreId): FollowUpMethods => ({
  saveFollowUp: async ({ id, kind, email, address, statement, requestedAt, language }) => {
    const inserted = await db
      .insert(followUps)
      .values({ storeId, id, kind, email, ...address, statement, requestedAt, language })
      .onConflictDoNothing({ target: [followUps.storeId, followUps.id] })
      .returning({ id: followUps.id })
    if (inserted.length > 0) return true
    await db
      .update(followUps)
      .set({ statement, requestedAt, language })
      .where(and(eq(followUps.storeId, storeId), eq(followUps.id, id)))
    return false
  },
  countFollowUps: async (email, since) => {
    const [row] = await db
      .select({ found: count() })
      .from(followUps)
      .where(
        and(eq(followUps.storeId, storeId), eq(followUps.email, email), gte(followUps.requestedAt, since)),
      )
    return row?.found ?? 0
  },
  followUpsAfter: async (kind, after, limit) => {
    const rows = await db
      .select()
      .from(followUps)
      .where(
        and(
          eq(followUps.storeId, storeId),
          eq(followUps.kind, kind),
          after === null
            ? undefined
            : sql`(${followUps.requestedAt}, ${followUps.id}) > (${after.requestedAt}, ${after.id})`,
        ),
      )
      .orderBy(asc(followUps.requestedAt), asc(followUps.id))
      .limit(limit)
    return rows.map(recordOf)
  },
  deleteFollowUp: async ({ kind, id }) => {
    const deleted = await db
      .delete(followUps)
      .where(and(eq(followUps.storeId, storeId), eq(followUps.id, id), eq(followUps.kind, kind)))
      .returning({ id: followUps.id })
    return deleted.length > 0
  },
})
