import type { SQL } from 'drizzle-orm'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { orderCodeKeyOf } from '#adapters/provider/order/order-status-handlers.ts'
import { endSession } from '#adapters/provider/session/session-handlers.ts'
import type { Owner } from '#adapters/provider/store/store.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { checkoutFacts, orderDetails } from './checkout-schema.ts'
import { couponHolds } from './coupon-schema.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { removeAccounts } from './erase-accounts.ts'
import { followUps } from './follow-up-schema.ts'
import { identityLogins, identityPayloads } from './identity-schema.ts'
import { savedCarts } from './saved-cart-schema.ts'
import { ledgerPayments, paymentKeys } from './ledger-schema.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import { orderCodes, outbox } from './outbox-schema.ts'
import { carts, idempotencyKeys, orderIntents as intents, orders, sessions } from './schema.ts'
import { createSqlStore } from './sql-store.ts'

/** The buyer to erase: by e-mail address or by order number. */
export type Buyer = { readonly email: string } | { readonly orderNumber: OrderNumber }

/** `removed`: rows by table. `retained`: orders whose number, instant and amounts remain for accounting. `emails`: the addresses that were found. */
export type Erased = {
  readonly _tag: 'Erased'
  readonly removed: Readonly<Record<string, number>>
  readonly retained: readonly OrderNumber[]
  readonly emails: readonly string[]
}

/** An order in doubt still needs its buyer; nothing was erased. */
export type InDoubt = { readonly _tag: 'InDoubt'; readonly orders: readonly OrderNumber[] }

export type EraseParts = {
  readonly db: Database
  readonly now: EpochMs
  /** SHA-256 as base64url, as in the provider. */
  readonly hash: (text: string) => string
  readonly report: (defect: unknown) => void
  readonly storeId?: StoreId
}

const emailIn = (document: AnyPgColumn, path: string) => sql<string | null>`lower(${document} ->> ${path})`

type Found = { readonly owners: readonly Owner[]; readonly emails: readonly string[] }

/** Runs work that scans the complete database, with a longer statement time-out than sales use. */
const withoutSaleTimeout = <A>(db: Database, work: (tx: Database) => Promise<A>): Promise<A> =>
  retrying(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      return work(tx)
    }),
  )

const emailsOf = async (db: Database, storeId: StoreId, buyer: Buyer): Promise<readonly string[]> => {
  if ('email' in buyer) return [buyer.email.toLowerCase()]
  const email = emailIn(intents.receipt, 'emailAddress')
  const ofOrder = emailIn(orders.receipt, 'emailAddress')
  const { orderNumber } = buyer
  const rows = [
    ...(await db
      .select({ email })
      .from(intents)
      .where(and(eq(intents.storeId, storeId), eq(intents.orderNumber, orderNumber)))),
    ...(await db
      .select({ email: ofOrder })
      .from(orders)
      .where(and(eq(orders.storeId, storeId), eq(orders.orderNumber, orderNumber)))),
  ]
  return [...new Set(rows.flatMap((row) => row.email ?? []))]
}

const find = async (db: Database, storeId: StoreId, buyer: Buyer): Promise<Found> => {
  const emails = await emailsOf(db, storeId, buyer)
  const number = 'orderNumber' in buyer ? buyer.orderNumber : null
  const isTheirs = (column: SQL<string | null>) =>
    emails.length === 0 ? sql`false` : inArray(column, emails)
  const owners: Owner[] = []
  const among = [
    db
      .select({ owner: sessions.owner })
      .from(sessions)
      .where(and(eq(sessions.storeId, storeId), isTheirs(emailIn(sessions.customer, 'emailAddress')))),
    ...[intents, orders].map((table) =>
      db
        .select({ owner: table.owner })
        .from(table)
        .where(
          and(
            eq(table.storeId, storeId),
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

const doubted = async (tx: Database, storeId: StoreId, owners: readonly Owner[]): Promise<InDoubt | null> => {
  const pending = await tx
    .select({ number: intents.orderNumber })
    .from(intents)
    .where(
      and(eq(intents.storeId, storeId), eq(intents.state, 'pending'), inArray(intents.owner, [...owners])),
    )
  return pending.length === 0 ? null : { _tag: 'InDoubt', orders: pending.map(({ number }) => number) }
}

/** Deletes the logins of some addresses, and what the embedded identity provider has issued to them. Tokens without a login are invalid. */
const removeLogins = async (tx: Database, storeId: StoreId, addresses: SQL) => {
  const logins = await tx
    .delete(identityLogins)
    .where(and(eq(identityLogins.storeId, storeId), sql`${identityLogins.email} in (${addresses})`))
    .returning({ id: identityLogins.id })
  const ids = sql.join([...logins.map(({ id }) => sql`${id}`), sql`''`], sql`, `)
  const payload = sql`${identityPayloads.payload}::jsonb`
  const payloads = await tx
    .delete(identityPayloads)
    .where(
      and(
        eq(identityPayloads.storeId, storeId),
        or(sql`${payload} ->> 'email' in (${addresses})`, sql`${payload} ->> 'accountId' in (${ids})`),
      ),
    )
    .returning({ id: identityPayloads.id })
  return { identity_logins: logins, identity_payloads: payloads }
}

/** Deletes the rows of these owners and payments, and clears personal data from the rows that accounting needs. */
const removeRows = async (
  tx: Database,
  { owners, emails }: Found,
  stored: readonly PaymentToken[],
  { hash, storeId = DEFAULT_STORE_ID }: EraseParts,
): Promise<Erased> => {
  const removed: Record<string, number> = {}
  const count = (table: string, rows: readonly unknown[]): void => {
    if (rows.length > 0) removed[table] = (removed[table] ?? 0) + rows.length
  }
  const ofOwners = (table: { readonly storeId: AnyPgColumn; readonly owner: AnyPgColumn }) =>
    and(eq(table.storeId, storeId), inArray(table.owner, [...owners]))
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
    kept_carts: savedCarts,
    coupon_holds: couponHolds,
  }))
    count(name, await tx.delete(table).where(ofOwners(table)).returning({ owner: table.owner }))
  count(
    'payment_keys',
    await tx
      .delete(paymentKeys)
      .where(and(eq(paymentKeys.storeId, storeId), inArray(paymentKeys.sessionKey, [...owners])))
      .returning({ id: paymentKeys.keyId }),
  )
  if (tokens.length > 0)
    count(
      'ledger_payments',
      await tx
        .delete(ledgerPayments)
        .where(and(eq(ledgerPayments.storeId, storeId), inArray(ledgerPayments.token, tokens)))
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
      .where(and(eq(outbox.storeId, storeId), isNotNull(outbox.content), isTheirMessage))
      .returning({ id: outbox.id }),
  )
  count(
    'follow_ups',
    await tx
      .delete(followUps)
      .where(and(eq(followUps.storeId, storeId), sql`lower(${followUps.email}) in (${addresses})`))
      .returning({ id: followUps.id }),
  )
  for (const [name, rows] of Object.entries(await removeLogins(tx, storeId, addresses))) count(name, rows)
  if (numbers.length > 0)
    count(
      'order_codes',
      await tx
        .delete(orderCodes)
        .where(
          and(
            eq(orderCodes.storeId, storeId),
            inArray(
              orderCodes.key,
              numbers.map((number) => orderCodeKeyOf(hash, number)),
            ),
          ),
        )
        .returning({ key: orderCodes.key }),
    )
  for (const [name, rows] of Object.entries(await removeAccounts(tx, storeId, emails, numbers)))
    count(name, rows)
  count(
    'order_intents',
    await tx
      .delete(intents)
      .where(and(ofOwners(intents), eq(intents.state, 'failed')))
      .returning({ id: intents.id }),
  )
  await tx.update(intents).set({ receipt: null }).where(ofOwners(intents))
  const retained = await tx
    .update(orders)
    .set({ receipt: null })
    .where(ofOwners(orders))
    .returning({ number: orders.orderNumber })
  return { _tag: 'Erased', removed, retained: retained.map(({ number }) => number), emails }
}

/**
 * Erases a buyer: deletes all their personal data from every table. An order's number, instant and amounts remain for accounting, and so does the
 * place of its visit, without personal data. Open sessions end and release what they hold. While an order is in doubt, nothing is erased. The buyer's
 * other orders cannot be found through an order without a receipt.
 */
export const eraseBuyer = async (buyer: Buyer, parts: EraseParts): Promise<Erased | InDoubt> => {
  const { db, now, report, storeId = DEFAULT_STORE_ID } = parts
  const { store } = createSqlStore(db, report, storeId)
  const { owners, emails } = await withoutSaleTimeout(db, (tx) => find(tx, storeId, buyer))
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
