import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type {
  ClaimedMessage,
  MessageEnding,
  MessageId,
  OutboxMethods,
} from '#adapters/provider/store/store.outbox.ts'
import { nullable } from '#adapters/shape/composite.shape.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { outbox } from './outbox-schema.ts'
import { outgoingMessage } from './stored/message.stored.ts'
import { readStored } from './stored/read-stored.ts'

const content = nullable(outgoingMessage)

/** Returns the columns that change when a message ends. */
const changesOf = (ending: MessageEnding) => {
  switch (ending.state) {
    case 'waiting':
      return { dueAt: ending.dueAt, reason: ending.reason }
    case 'parked':
      return { state: ending.state, reason: ending.reason }
    default:
      return { state: ending.state, reason: null, content: null }
  }
}

export const outboxRows = (
  db: Database,
  storeId: StoreId,
  report: (defect: unknown) => void,
): OutboxMethods => {
  const readable = (row: typeof outbox.$inferSelect): readonly ClaimedMessage[] => {
    const { id, language, writtenAt, expiresAt, attempts } = row
    try {
      const stored = readStored(content, row.content, `outbox/${id}`)
      return [{ id, content: stored, language, writtenAt, expiresAt, attempt: attempts }]
    } catch (defect) {
      report(defect)
      return []
    }
  }
  const among = (ids: readonly MessageId[]) => and(eq(outbox.storeId, storeId), inArray(outbox.id, [...ids]))
  return {
    insertMessage: async ({ id, content, language, writtenAt, expiresAt }) => {
      await db
        .insert(outbox)
        .values({
          storeId,
          id,
          content,
          language,
          state: 'waiting',
          attempts: 0,
          writtenAt,
          dueAt: writtenAt,
          expiresAt,
        })
        .onConflictDoNothing({ target: [outbox.storeId, outbox.id] })
    },
    claimMessages: async (now, until, limit) => {
      const due = await db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.storeId, storeId), eq(outbox.state, 'waiting'), lte(outbox.dueAt, now)))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(limit)
        .for('update', { skipLocked: true })
      if (due.length === 0) return []
      const ids = due.map(({ id }) => id)
      const rows = await db
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: until })
        .where(among(ids))
        .returning()
      const claimed = rows.flatMap(readable).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      const lost = ids.filter((id) => !claimed.some((message) => message.id === id))
      if (lost.length > 0)
        await db.update(outbox).set({ state: 'parked', reason: 'unreadable' }).where(among(lost))
      return claimed
    },
    endMessage: async (id, attempt, ending) => {
      await db
        .update(outbox)
        .set(changesOf(ending))
        .where(
          and(
            eq(outbox.storeId, storeId),
            eq(outbox.id, id),
            eq(outbox.attempts, attempt),
            eq(outbox.state, 'waiting'),
          ),
        )
    },
  }
}
