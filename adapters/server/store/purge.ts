import { and, asc, eq, inArray, lt, lte, ne, notExists, sql } from 'drizzle-orm'
import { CART_LIFESPAN_MS } from '#core/cart/restoration.ts'
import { addDays, dateAt, epochMs } from '#core/shared/plain-date.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { checkoutFacts } from './checkout-schema.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { keptCarts } from './kept-cart-schema.ts'
import { paymentKeys } from './ledger-schema.ts'
import type { Market } from './market.ts'
import { DEFAULT_MARKET } from './market.ts'
import {
  carts,
  idempotencyKeys,
  installationWindows as windows,
  orderIntents as intents,
  reservations,
  sessions,
} from './schema.ts'
import { orderCodes, outbox } from './outbox-schema.ts'
import { tallies } from './tally-schema.ts'

const HOUR_MS = 3_600_000
/** How long a session, from its opening, and an idempotency key are kept, in ms: a session lives eight hours at most (S27, SES-01). */
const KEPT_MS = 24 * HOUR_MS
/** How long an expired payment key is kept, in ms: whoever comes that late with one is told that it is spent (S26). */
const KEY_KEPT_MS = HOUR_MS
/** Days after which a window is past wherever it was. */
const WINDOW_KEPT_DAYS = 2
/** Days for which it stays known that a message was sent, or why not. */
const MESSAGE_KEPT_MS = 30 * KEPT_MS
/** Rows one statement takes at most, and statements for one kind of row in one round: what is left waits for the next. */
const BATCH = 500
const BATCHES = 20

/** Takes a batch out; tells how many rows there were. */
type Purge = (db: Database, now: EpochMs, market: Market) => Promise<number>

/** Those of a session's cart, which every change of a session waits for: one that is in use is passed over. */
const sessionsPurge: Purge = (db, now, market) =>
  db.transaction(async (tx) => {
    const isNeeded = tx
      .select({ id: intents.id })
      .from(intents)
      .where(and(eq(intents.market, market), eq(intents.owner, sessions.owner), ne(intents.state, 'failed')))
    const dead = await tx
      .select({ owner: sessions.owner })
      .from(carts)
      .innerJoin(sessions, and(eq(sessions.market, carts.market), eq(sessions.owner, carts.owner)))
      .where(
        and(eq(sessions.market, market), lt(sessions.openedAt, epochMs(now - KEPT_MS)), notExists(isNeeded)),
      )
      .orderBy(asc(sessions.openedAt))
      .limit(BATCH)
      .for('update', { of: carts, skipLocked: true })
    const owners = dead.map(({ owner }) => owner)
    await tx.delete(carts).where(and(eq(carts.market, market), inArray(carts.owner, owners)))
    await tx
      .delete(intents)
      .where(and(eq(intents.market, market), inArray(intents.owner, owners), eq(intents.state, 'failed')))
    await tx
      .delete(checkoutFacts)
      .where(and(eq(checkoutFacts.market, market), inArray(checkoutFacts.owner, owners)))
    await tx.delete(sessions).where(and(eq(sessions.market, market), inArray(sessions.owner, owners)))
    return owners.length
  })

/** The visit of an order stands in its receipt: a past window goes with the places that were taken in it. */
const windowsPurge: Purge = (db, now, market) =>
  db.transaction(async (tx) => {
    const past = await tx
      .select({ id: windows.id })
      .from(windows)
      .where(and(eq(windows.market, market), lt(windows.date, addDays(dateAt(now, 0), -WINDOW_KEPT_DAYS))))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = past.map(({ id }) => id)
    await tx
      .delete(reservations)
      .where(and(eq(reservations.market, market), inArray(reservations.windowId, ids)))
    await tx.delete(windows).where(and(eq(windows.market, market), inArray(windows.id, ids)))
    return ids.length
  })

const claimsPurge: Purge = async (db, now, market) => {
  const old = db
    .select({ owner: idempotencyKeys.owner, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.market, market), lt(idempotencyKeys.claimedAt, epochMs(now - KEPT_MS))))
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
    .where(and(eq(paymentKeys.market, market), lt(paymentKeys.expiresAt, epochMs(now - KEY_KEPT_MS))))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(paymentKeys)
    .where(and(eq(paymentKeys.market, market), inArray(paymentKeys.keyId, expired)))
    .returning({ keyId: paymentKeys.keyId })
  return gone.length
}

const talliesPurge: Purge = async (db, now, market) => {
  const ended = db
    .select({ name: tallies.name })
    .from(tallies)
    .where(and(eq(tallies.market, market), lte(tallies.endsAt, now)))
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
        lt(outbox.writtenAt, epochMs(now - MESSAGE_KEPT_MS)),
        ne(outbox.state, 'waiting'),
      ),
    )
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
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(orderCodes)
    .where(and(eq(orderCodes.market, market), inArray(orderCodes.key, over)))
    .returning({ key: orderCodes.key })
  return gone.length
}

/** Thirty days after it was saved a cart is given back to nobody (CRT-06). */
const keptCartsPurge: Purge = async (db, now, market) => {
  const old = db
    .select({ cartId: keptCarts.cartId })
    .from(keptCarts)
    .where(and(eq(keptCarts.market, market), lte(keptCarts.savedAt, epochMs(now - CART_LIFESPAN_MS))))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(keptCarts)
    .where(and(eq(keptCarts.market, market), inArray(keptCarts.cartId, old)))
    .returning({ cartId: keptCarts.cartId })
  return gone.length
}

const PURGES: readonly Purge[] = [
  sessionsPurge,
  windowsPurge,
  claimsPurge,
  paymentKeysPurge,
  talliesPurge,
  messagesPurge,
  orderCodesPurge,
  keptCartsPurge,
]

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
 * Takes out what nobody can need any more: sessions a day old with their carts, unless an order stands on them or may; idempotency
 * keys a day old; past windows; payment keys long expired; tallies whose window is over; messages a month old that were sent or given up;
 * codes of orders that are over. Orders stay. In batches; rows that are in
 * use, or that another process takes out, are left alone.
 */
export const purge = async (db: Database, now: EpochMs, market: Market = DEFAULT_MARKET): Promise<void> => {
  for (const one of PURGES) await purgeAll(db, now, market, one)
}
