import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type {
  ClaimedMessage,
  MessageEnding,
  MessageId,
  OutboxMethods,
} from '#adapters/orchestrator/pocket/store.outbox.ts'
import { orderMessage } from '#adapters/orchestrator/pocket/order-message.shape.ts'
import { nullable } from '#adapters/orchestrator/wire/composite.shape.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { outbox } from './outbox-schema.ts'
import { readStored } from './stored.ts'

const content = nullable(orderMessage)

/** The columns an ending changes. */
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
  market: Market,
  report: (defect: unknown) => void,
): OutboxMethods => {
  const readable = (row: typeof outbox.$inferSelect): readonly ClaimedMessage[] => {
    const { id, writtenAt, expiresAt, attempts } = row
    try {
      const stored = readStored(content, row.content, `outbox/${id}`)
      return [{ id, content: stored, writtenAt, expiresAt, attempt: attempts }]
    } catch (defect) {
      report(defect)
      return []
    }
  }
  const among = (ids: readonly MessageId[]) => and(eq(outbox.market, market), inArray(outbox.id, [...ids]))
  return {
    insertMessage: async ({ id, content: told, writtenAt, expiresAt }) => {
      await db
        .insert(outbox)
        .values({
          market,
          id,
          content: told,
          state: 'waiting',
          attempts: 0,
          writtenAt,
          dueAt: writtenAt,
          expiresAt,
        })
        .onConflictDoNothing({ target: [outbox.market, outbox.id] })
    },
    claimMessages: async (now, until, limit) => {
      const due = await db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.market, market), eq(outbox.state, 'waiting'), lte(outbox.dueAt, now)))
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
            eq(outbox.market, market),
            eq(outbox.id, id),
            eq(outbox.attempts, attempt),
            eq(outbox.state, 'waiting'),
          ),
        )
    },
  }
}
