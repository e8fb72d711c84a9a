import { and, eq } from 'drizzle-orm'
import type { Owner, SessionRecord, StoreTransaction } from '#adapters/provider/store/store.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { cartOf } from './cart-rows.ts'
import { checkoutFacts } from './checkout-schema.ts'
import type { Database } from './database.ts'
import { RETENTION } from './retention.ts'
import { carts, sessions } from './schema.ts'
import type { StoreId } from './store-id.ts'
import { readStored } from './stored/read-stored.ts'
import type { SessionDocuments } from './stored/session.stored.ts'
import { sessionDocuments } from './stored/session.stored.ts'

const recordOf = (row: typeof sessions.$inferSelect): SessionRecord => {
  const { storeId: _, owner, secretHash, openedAt, expiresAt, cartId, purgeAt: __, ...stored } = row
  const documents = readStored(sessionDocuments, stored, `sessions/${owner}`)
  return { owner, secretHash, openedAt, expiresAt, cartId, ...documents }
}

type Columns = Pick<typeof sessions.$inferInsert, keyof SessionDocuments>

const columnsOf = (session: SessionRecord): Columns => sessionDocuments.codec.encode(session) as Columns

type SessionMethods = Pick<
  StoreTransaction,
  'insertSession' | 'sessionOf' | 'lockSession' | 'saveSession' | 'deleteSession'
>

const isOf = (table: typeof sessions | typeof carts | typeof checkoutFacts, storeId: StoreId, owner: Owner) =>
  and(eq(table.storeId, storeId), eq(table.owner, owner))

export const sessionRows = (db: Database, storeId: StoreId): SessionMethods => ({
  insertSession: async (session) => {
    const { owner, secretHash, openedAt, expiresAt, cartId } = session
    const purgeAt = epochMs(openedAt + RETENTION.sessionMs)
    const keys = { storeId, owner, secretHash, openedAt, expiresAt, cartId, purgeAt }
    await db.insert(sessions).values({ ...keys, ...columnsOf(session) })
  },
  sessionOf: async (owner) => {
    const [row] = await db
      .select()
      .from(sessions)
      .where(isOf(sessions, storeId, owner))
    return row === undefined ? null : recordOf(row)
  },
  // Locks both rows: a row that is only read would show its state from before the wait for the lock.
  lockSession: async (owner) => {
    const [found] = await db
      .select()
      .from(carts)
      .innerJoin(sessions, and(eq(sessions.storeId, carts.storeId), eq(sessions.owner, carts.owner)))
      .where(isOf(carts, storeId, owner))
      .for('update')
    return found === undefined ? null : { session: recordOf(found.sessions), cart: cartOf(found.carts) }
  },
  // The address that opened the session never changes.
  saveSession: async (session) => {
    const { localization: _, ...changing } = columnsOf(session)
    await db
      .update(sessions)
      .set({ expiresAt: session.expiresAt, ...changing })
      .where(isOf(sessions, storeId, session.owner))
  },
  deleteSession: async (owner) => {
    await db.delete(checkoutFacts).where(isOf(checkoutFacts, storeId, owner))
    await db.delete(carts).where(isOf(carts, storeId, owner))
    await db.delete(sessions).where(isOf(sessions, storeId, owner))
  },
})
