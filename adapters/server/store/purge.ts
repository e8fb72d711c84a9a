import { and, asc, eq, exists, inArray, isNotNull, lt, lte, ne, not, sql } from 'drizzle-orm'
import { CART_LIFESPAN_MS } from '#core/cart/restoration.ts'
import { addDays, dateAt, epochMs } from '#core/shared/plain-date.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { checkoutFacts, orderDetails } from './checkout-schema.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { keptCarts } from './kept-cart-schema.ts'
import { ledgerPayments as payments, paymentKeys } from './ledger-schema.ts'
import type { Market } from './market.ts'
import { DEFAULT_MARKET } from './market.ts'
import {
  carts,
  idempotencyKeys,
  installationWindows as windows,
  orderIntents as intents,
  orders,
  reservations,
  sessions,
} from './schema.ts'
import { orderCodes, outbox } from './outbox-schema.ts'
import { RETENTION } from './retention.ts'
import { tallies } from './tally-schema.ts'

/** Rows one statement takes at most, and statements for one kind of row in one round: what is left waits for the next. */
const BATCH = 200
const BATCHES = 50

/** Takes a batch out; tells how many rows there were. Each finds its rows by an index over their age (S39). */
type Purge = (db: Database, now: EpochMs, market: Market) => Promise<number>

/** Those of a session's cart, which every change of a session waits for: one that is in use is passed over. */
const sessionsPurge: Purge = (db, now, market) =>
  db.transaction(async (tx) => {
    const inDoubt = tx
      .select({ id: intents.id })
      .from(intents)
      .where(and(eq(intents.market, market), eq(intents.owner, sessions.owner), eq(intents.state, 'pending')))
    const dead = await tx
      .select({ owner: sessions.owner })
      .from(sessions)
      .innerJoin(carts, and(eq(carts.market, sessions.market), eq(carts.owner, sessions.owner)))
      .where(and(eq(sessions.market, market), lt(sessions.purgeAt, now), not(exists(inDoubt))))
      .orderBy(asc(sessions.purgeAt))
      .limit(BATCH)
      .for('update', { of: carts, skipLocked: true })
    const owners = dead.map(({ owner }) => owner)
    if (owners.length === 0) return 0
    await tx.delete(carts).where(and(eq(carts.market, market), inArray(carts.owner, owners)))
    await tx
      .delete(checkoutFacts)
      .where(and(eq(checkoutFacts.market, market), inArray(checkoutFacts.owner, owners)))
    await tx.delete(sessions).where(and(eq(sessions.market, market), inArray(sessions.owner, owners)))
    return owners.length
  })

/** A declined attempt goes as a whole, with or without its session; of a paid one its number stays, so that it is never given again. */
const attemptsPurge: Purge = (db, now, market) =>
  db.transaction(async (tx) => {
    const old = await tx
      .select({ id: intents.id, state: intents.state })
      .from(intents)
      .where(
        and(
          eq(intents.market, market),
          isNotNull(intents.receipt),
          lt(intents.startedAt, epochMs(now - RETENTION.attemptMs)),
          ne(intents.state, 'pending'),
        ),
      )
      .orderBy(asc(intents.startedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const among = (state: 'failed' | 'paid') =>
      and(
        eq(intents.market, market),
        inArray(
          intents.id,
          old.filter((intent) => intent.state === state).map(({ id }) => id),
        ),
      )
    if (old.some(({ state }) => state === 'failed')) await tx.delete(intents).where(among('failed'))
    if (old.some(({ state }) => state === 'paid'))
      await tx.update(intents).set({ receipt: null }).where(among('paid'))
    return old.length
  })

/** What names the buyer goes; the books keep number, instant and amounts. */
const ordersPurge: Purge = (db, now, market) =>
  db.transaction(async (tx) => {
    const old = await tx
      .select({ owner: orders.owner })
      .from(orders)
      .where(
        and(
          eq(orders.market, market),
          isNotNull(orders.receipt),
          lt(orders.placedAt, epochMs(now - RETENTION.orderMs)),
        ),
      )
      .orderBy(asc(orders.placedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const owners = old.map(({ owner }) => owner)
    if (owners.length === 0) return 0
    await tx
      .delete(orderDetails)
      .where(and(eq(orderDetails.market, market), inArray(orderDetails.owner, owners)))
    await tx
      .update(orders)
      .set({ receipt: null })
      .where(and(eq(orders.market, market), inArray(orders.owner, owners)))
    return owners.length
  })

/** The visit of an order stands in its receipt: a past window goes with the places that were taken in it. */
const windowsPurge: Purge = (db, now, market) =>
  db.transaction(async (tx) => {
    const past = await tx
      .select({ id: windows.id })
      .from(windows)
      .where(
        and(eq(windows.market, market), lt(windows.date, addDays(dateAt(now, 0), -RETENTION.pastWindowDays))),
      )
      .orderBy(asc(windows.date))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = past.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx
      .delete(reservations)
      .where(and(eq(reservations.market, market), inArray(reservations.windowId, ids)))
    await tx.delete(windows).where(and(eq(windows.market, market), inArray(windows.id, ids)))
    return ids.length
  })

const idempotencyKeysPurge: Purge = async (db, now, market) => {
  const old = db
    .select({ owner: idempotencyKeys.owner, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.market, market),
        lt(idempotencyKeys.claimedAt, epochMs(now - RETENTION.idempotencyKeyMs)),
      ),
    )
    .orderBy(asc(idempotencyKeys.claimedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.market, market),
        sql`(${idempotencyKeys.owner}, ${idempotencyKeys.key}) in ${old}`,
      ),
    )
    .returning({ key: idempotencyKeys.key })
  return gone.length
}

const paymentKeysPurge: Purge = async (db, now, market) => {
  const expired = db
    .select({ keyId: paymentKeys.keyId })
    .from(paymentKeys)
    .where(
      and(
        eq(paymentKeys.market, market),
        lt(paymentKeys.expiresAt, epochMs(now - RETENTION.expiredPaymentKeyMs)),
      ),
    )
    .orderBy(asc(paymentKeys.expiresAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(paymentKeys)
    .where(and(eq(paymentKeys.market, market), inArray(paymentKeys.keyId, expired)))
    .returning({ keyId: paymentKeys.keyId })
  return gone.length
}

/** A charge stays in the books without what it was paid with. */
const paymentsPurge: Purge = async (db, now, market) => {
  const old = db
    .select({ token: payments.token })
    .from(payments)
    .where(and(eq(payments.market, market), lt(payments.storedAt, epochMs(now - RETENTION.paymentMs))))
    .orderBy(asc(payments.storedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(payments)
    .where(and(eq(payments.market, market), inArray(payments.token, old)))
    .returning({ token: payments.token })
  return gone.length
}

const talliesPurge: Purge = async (db, now, market) => {
  const ended = db
    .select({ name: tallies.name })
    .from(tallies)
    .where(and(eq(tallies.market, market), lte(tallies.endsAt, epochMs(now - RETENTION.countMs))))
    .orderBy(asc(tallies.endsAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(tallies)
    .where(and(eq(tallies.market, market), inArray(tallies.name, ended)))
    .returning({ name: tallies.name })
  return gone.length
}

/** One that still waits is not given up by its age: that is for whoever sends it. */
const messagesPurge: Purge = async (db, now, market) => {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.market, market),
        lt(outbox.writtenAt, epochMs(now - RETENTION.messageMs)),
        ne(outbox.state, 'waiting'),
      ),
    )
    .orderBy(asc(outbox.writtenAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(outbox)
    .where(and(eq(outbox.market, market), inArray(outbox.id, old)))
    .returning({ id: outbox.id })
  return gone.length
}

/** The codes of a number are forgotten once none of them is good and another may be sent anyway. */
const orderCodesPurge: Purge = async (db, now, market) => {
  const over = db
    .select({ key: orderCodes.key })
    .from(orderCodes)
    .where(
      and(eq(orderCodes.market, market), lte(orderCodes.windowEndsAt, now), lte(orderCodes.expiresAt, now)),
    )
    .orderBy(asc(orderCodes.windowEndsAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(orderCodes)
    .where(and(eq(orderCodes.market, market), inArray(orderCodes.key, over)))
    .returning({ key: orderCodes.key })
  return gone.length
}

/** Thirty days after it was saved a cart is given back to nobody (CRT-06). */
const savedCartsPurge: Purge = async (db, now, market) => {
  const old = db
    .select({ cartId: keptCarts.cartId })
    .from(keptCarts)
    .where(and(eq(keptCarts.market, market), lte(keptCarts.savedAt, epochMs(now - CART_LIFESPAN_MS))))
    .orderBy(asc(keptCarts.savedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(keptCarts)
    .where(and(eq(keptCarts.market, market), inArray(keptCarts.cartId, old)))
    .returning({ cartId: keptCarts.cartId })
  return gone.length
}

/** Every purge, by what it takes out; docs/security.md names them so. */
export const PURGES = {
  sessions: sessionsPurge,
  'order attempts': attemptsPurge,
  orders: ordersPurge,
  'past windows': windowsPurge,
  'idempotency keys': idempotencyKeysPurge,
  'payment keys': paymentKeysPurge,
  payments: paymentsPurge,
  tallies: talliesPurge,
  messages: messagesPurge,
  'order codes': orderCodesPurge,
  'saved carts': savedCartsPurge,
} as const satisfies Record<string, Purge>

const purgeAll = async (
  db: Database,
  now: EpochMs,
  market: Market,
  purge: Purge,
  batches = BATCHES,
): Promise<void> => {
  const gone = await retrying(() => purge(db, now, market))
  if (gone === BATCH && batches > 1) await purgeAll(db, now, market, purge, batches - 1)
}

/**
 * Takes out what has outlived its retention period, in batches of bounded size; rows that are in use, or that another process takes out,
 * are left alone. Each kind of row is purged by itself: one that fails is passed to `report` with its name, and the others go on. Never
 * rejects.
 */
export const purge = async (
  db: Database,
  now: EpochMs,
  report: (name: string, error: unknown) => void,
  market: Market = DEFAULT_MARKET,
): Promise<void> => {
  for (const [name, one] of Object.entries(PURGES))
    await purgeAll(db, now, market, one).catch((error: unknown) => report(name, error))
}
