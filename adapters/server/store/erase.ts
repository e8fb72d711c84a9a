import type { SQL } from 'drizzle-orm'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { orderCodeKeyOf } from '#adapters/orchestrator/pocket/order-status-handlers.ts'
import { endSession } from '#adapters/orchestrator/pocket/session-handlers.ts'
import type { Owner } from '#adapters/orchestrator/pocket/store.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { checkoutFacts, orderDetails } from './checkout-schema.ts'
import { couponHolds } from './coupon-schema.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { keptCarts } from './kept-cart-schema.ts'
import { ledgerPayments, paymentKeys } from './ledger-schema.ts'
import type { Market } from './market.ts'
import { DEFAULT_MARKET } from './market.ts'
import { orderCodes, outbox } from './outbox-schema.ts'
import { carts, idempotencyKeys, orderIntents as intents, orders, sessions } from './schema.ts'
import { createSqlStore } from './sql-store.ts'

/** Who is to be erased: whoever gave this e-mail address, or the buyer of this order. */
export type Buyer = { readonly email: string } | { readonly orderNumber: OrderNumber }

/** `removed`: rows by table. `kept`: orders of which the books keep number, instant and amounts. `emails`: the addresses that were found. */
export type Erased = {
  readonly _tag: 'Erased'
  readonly removed: Readonly<Record<string, number>>
  readonly kept: readonly OrderNumber[]
  readonly emails: readonly string[]
}

/** An order in doubt needs its buyer until it is settled: nothing was erased. */
export type InDoubt = { readonly _tag: 'InDoubt'; readonly orders: readonly OrderNumber[] }

export type EraseParts = {
  readonly db: Database
  readonly now: EpochMs
  /** SHA-256 as URL-safe text, as the provider has it. */
  readonly hash: (text: string) => string
  readonly report: (defect: unknown) => void
  readonly market?: Market
}

const emailIn = (document: AnyPgColumn, path: string) => sql<string | null>`lower(${document} ->> ${path})`

type Found = { readonly owners: readonly Owner[]; readonly emails: readonly string[] }

/** A look through the whole database, which may take longer than a statement of a sale. */
const unhurried = <A>(db: Database, work: (tx: Database) => Promise<A>): Promise<A> =>
  retrying(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      return work(tx)
    }),
  )

const emailsOf = async (db: Database, market: Market, buyer: Buyer): Promise<readonly string[]> => {
  if ('email' in buyer) return [buyer.email.toLowerCase()]
  const email = emailIn(intents.receipt, 'emailAddress')
  const ofOrder = emailIn(orders.receipt, 'emailAddress')
  const { orderNumber } = buyer
  const rows = [
    ...(await db
      .select({ email })
      .from(intents)
      .where(and(eq(intents.market, market), eq(intents.orderNumber, orderNumber)))),
    ...(await db
      .select({ email: ofOrder })
      .from(orders)
      .where(and(eq(orders.market, market), eq(orders.orderNumber, orderNumber)))),
  ]
  return [...new Set(rows.flatMap((row) => row.email ?? []))]
}

const find = async (db: Database, market: Market, buyer: Buyer): Promise<Found> => {
  const emails = await emailsOf(db, market, buyer)
  const number = 'orderNumber' in buyer ? buyer.orderNumber : null
  const isTheirs = (column: SQL<string | null>) =>
    emails.length === 0 ? sql`false` : inArray(column, emails)
  const owners: Owner[] = []
  const among = [
    db
      .select({ owner: sessions.owner })
      .from(sessions)
      .where(and(eq(sessions.market, market), isTheirs(emailIn(sessions.customer, 'emailAddress')))),
    ...[intents, orders].map((table) =>
      db
        .select({ owner: table.owner })
        .from(table)
        .where(
          and(
            eq(table.market, market),
            or(
              isTheirs(emailIn(table.receipt, 'emailAddress')),
              number === null ? sql`false` : eq(table.orderNumber, number),
            ),
          ),
        ),
    ),
  ]
  for (const rows of among) owners.push(...(await rows).map(({ owner }) => owner))
  return { owners: [...new Set(owners)].toSorted(), emails }
}

const doubted = async (tx: Database, market: Market, owners: readonly Owner[]): Promise<InDoubt | null> => {
  const pending = await tx
    .select({ number: intents.orderNumber })
    .from(intents)
    .where(and(eq(intents.market, market), eq(intents.state, 'pending'), inArray(intents.owner, [...owners])))
  return pending.length === 0 ? null : { _tag: 'InDoubt', orders: pending.map(({ number }) => number) }
}

/** Takes out the rows of these owners and payments, and empties what the books need without the buyer. */
const removeRows = async (
  tx: Database,
  { owners, emails }: Found,
  stored: readonly PaymentToken[],
  { hash, market = DEFAULT_MARKET }: EraseParts,
): Promise<Erased> => {
  const removed: Record<string, number> = {}
  const count = (table: string, rows: readonly unknown[]): void => {
    if (rows.length > 0) removed[table] = (removed[table] ?? 0) + rows.length
  }
  const ofOwners = (table: { readonly market: AnyPgColumn; readonly owner: AnyPgColumn }) =>
    and(eq(table.market, market), inArray(table.owner, [...owners]))
  const attempts = await tx
    .select({ token: intents.paymentToken, number: intents.orderNumber })
    .from(intents)
    .where(ofOwners(intents))
  const placed = await tx.select({ number: orders.orderNumber }).from(orders).where(ofOwners(orders))
  const numbers = [...new Set([...attempts, ...placed].map(({ number }) => number))]
  const tokens = [...attempts.map(({ token }) => token), ...stored]
  for (const [name, table] of Object.entries({
    sessions,
    carts,
    checkout_facts: checkoutFacts,
    order_details: orderDetails,
    idempotency_keys: idempotencyKeys,
    kept_carts: keptCarts,
    coupon_holds: couponHolds,
  }))
    count(name, await tx.delete(table).where(ofOwners(table)).returning({ owner: table.owner }))
  count(
    'payment_keys',
    await tx
      .delete(paymentKeys)
      .where(and(eq(paymentKeys.market, market), inArray(paymentKeys.sessionKey, [...owners])))
      .returning({ id: paymentKeys.keyId }),
  )
  if (tokens.length > 0)
    count(
      'ledger_payments',
      await tx
        .delete(ledgerPayments)
        .where(and(eq(ledgerPayments.market, market), inArray(ledgerPayments.token, tokens)))
        .returning({ token: ledgerPayments.token }),
    )
  const addresses = sql.join([...emails.map((email) => sql`${email}`), sql`''`], sql`, `)
  const isTheirMessage = or(
    sql`lower(coalesce(${outbox.content} ->> 'email', ${outbox.content} -> 'to' ->> 'email')) in (${addresses})`,
    ...(numbers.length === 0
      ? []
      : [
          inArray(
            sql`coalesce(${outbox.content} ->> 'orderNumber', ${outbox.content} -> 'receipt' ->> 'orderNumber')`,
            numbers,
          ),
        ]),
  )
  count(
    'outbox',
    await tx
      .delete(outbox)
      .where(and(eq(outbox.market, market), isNotNull(outbox.content), isTheirMessage))
      .returning({ id: outbox.id }),
  )
  if (numbers.length > 0)
    count(
      'order_codes',
      await tx
        .delete(orderCodes)
        .where(
          and(
            eq(orderCodes.market, market),
            inArray(
              orderCodes.key,
              numbers.map((number) => orderCodeKeyOf(hash, number)),
            ),
          ),
        )
        .returning({ key: orderCodes.key }),
    )
  count(
    'order_intents',
    await tx
      .delete(intents)
      .where(and(ofOwners(intents), eq(intents.state, 'failed')))
      .returning({ id: intents.id }),
  )
  await tx.update(intents).set({ receipt: null }).where(ofOwners(intents))
  const kept = await tx
    .update(orders)
    .set({ receipt: null })
    .where(ofOwners(orders))
    .returning({ number: orders.orderNumber })
  return { _tag: 'Erased', removed, kept: kept.map(({ number }) => number), emails }
}

/**
 * Erases a buyer: takes out whatever names them, in every table. Of an order its number, its instant and its amounts stay for the books,
 * and a place for its visit, which names nobody. A session that is open ends, and gives back what it holds. While an order is in doubt
 * nothing is erased. Of an order whose receipt is gone the buyer's other orders cannot be found.
 */
export const eraseBuyer = async (buyer: Buyer, parts: EraseParts): Promise<Erased | InDoubt> => {
  const { db, now, report, market = DEFAULT_MARKET } = parts
  const { store } = createSqlStore(db, report, market)
  const { owners, emails } = await unhurried(db, (tx) => find(tx, market, buyer))
  // Never an empty list: SQL knows none.
  const found = { emails, owners: owners.length === 0 ? ['' as Owner] : owners }
  const inDoubt = await doubted(db, market, found.owners)
  if (inDoubt !== null) return inDoubt
  const open = await db
    .select({ token: sql<PaymentToken | null>`${sessions.payment} ->> 'token'` })
    .from(sessions)
    .where(and(eq(sessions.market, market), inArray(sessions.owner, [...found.owners])))
  const tokens = open.flatMap(({ token }) => token ?? [])
  for (const owner of owners) await store.transaction((tx) => endSession(tx, owner, now))
  return unhurried(db, async (tx) => {
    const isLocked = and(eq(carts.market, market), inArray(carts.owner, [...found.owners]))
    await tx
      .select({ owner: carts.owner })
      .from(carts)
      .where(isLocked)
      .orderBy(asc(carts.owner))
      .for('update')
    const stillInDoubt = await doubted(tx, market, found.owners)
    if (stillInDoubt !== null) return stillInDoubt
    const erased = await removeRows(tx, found, tokens, parts)
    // Sessions without an order were ended, with all that they held, before the rest is removed.
    return open.length === 0 ? erased : { ...erased, removed: { ...erased.removed, sessions: open.length } }
  })
}
