import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { endSession } from '#adapters/provider/session/session-handlers.ts'
import type { Owner } from '#adapters/provider/store/store.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import { carts, orderIntents as intents, sessions } from './schema.ts'
import { createSqlStore } from './sql-store.ts'
import type { EraseParts, Erased } from './erase-rows.ts'
import { removeRows } from './erase-rows.ts'
import type { Buyer } from './find-buyer.ts'
import { findBuyer } from './find-buyer.ts'

/** An order in doubt still needs its buyer; nothing was erased. */
export type InDoubt = { readonly _tag: 'InDoubt'; readonly orders: readonly OrderNumber[] }

/** Runs work that scans the complete database, with a longer statement time-out than sales use. */
const withoutSaleTimeout = <A>(db: Database, work: (tx: Database) => Promise<A>): Promise<A> =>
  retrying(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      return work(tx)
    }),
  )

const doubted = async (tx: Database, storeId: StoreId, owners: readonly Owner[]): Promise<InDoubt | null> => {
  const pending = await tx
    .select({ number: intents.orderNumber })
    .from(intents)
    .where(
      and(eq(intents.storeId, storeId), eq(intents.state, 'pending'), inArray(intents.owner, [...owners])),
    )
  return pending.length === 0 ? null : { _tag: 'InDoubt', orders: pending.map(({ number }) => number) }
}

/**
 * Erases a buyer: deletes all personal data from every table. Order number, instant and amounts remain, and so does the
 * place of its visit, without personal data. Open sessions end and release what they hold. While an order is in doubt,
 * nothing is erased. The buyer's other orders cannot be found through an order without a receipt.
 */
export const eraseBuyer = async (buyer: Buyer, parts: EraseParts): Promise<Erased | InDoubt> => {
  const { db, now, report, storeId = DEFAULT_STORE_ID } = parts
  const { store } = createSqlStore(db, report, storeId)
  const { owners, emails } = await withoutSaleTimeout(db, (tx) => findBuyer(tx, storeId, buyer))
  // SQL allows no empty list.
  const found = { emails, owners: owners.length === 0 ? ['' as Owner] : owners }
  const inDoubt = await doubted(db, storeId, found.owners)
  if (inDoubt !== null) return inDoubt
  const open = await db
    .select({ token: sql<PaymentToken | null>`${sessions.payment} ->> 'token'` })
    .from(sessions)
    .where(and(eq(sessions.storeId, storeId), inArray(sessions.owner, [...found.owners])))
  const tokens = open.flatMap(({ token }) => token ?? [])
  for (const owner of owners) await store.transaction((tx) => endSession(tx, owner, now))
  return withoutSaleTimeout(db, async (tx) => {
    const isLocked = and(eq(carts.storeId, storeId), inArray(carts.owner, [...found.owners]))
    await tx
      .select({ owner: carts.owner })
      .from(carts)
      .where(isLocked)
      .orderBy(asc(carts.owner))
      .for('update')
    const stillInDoubt = await doubted(tx, storeId, found.owners)
    if (stillInDoubt !== null) return stillInDoubt
    const erased = await removeRows(tx, found, tokens, parts)
    // Sessions without an order were deleted earlier, with everything they held.
    return open.length === 0 ? erased : { ...erased, removed: { ...erased.removed, sessions: open.length } }
  })
}
