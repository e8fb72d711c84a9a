import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { orderCodeKeyOf } from '#adapters/provider/order/order-status-handlers.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { checkoutFacts, orderDetails } from './checkout-schema.ts'
import { couponHolds } from './coupon-schema.ts'
import type { Database } from './database.ts'
import { removeAccounts } from './erase-accounts.ts'
import { followUps } from './follow-up-schema.ts'
import { identityLogins, identityPayloads } from './identity-schema.ts'
import { savedCarts } from './saved-cart-schema.ts'
import { tradeIns } from './trade-in-schema.ts'
import { ledgerPayments, paymentKeys } from './ledger-schema.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import { orderCodes, outbox } from './outbox-schema.ts'
import { carts, idempotencyKeys, orderIntents as intents, orders, sessions } from './schema.ts'
import type { FoundBuyer } from './find-buyer.ts'

/** `removed`: rows by table. `retained`: orders reduced to number, instant, amounts. `emails`: those found. */
export type Erased = {
  readonly _tag: 'Erased'
  readonly removed: Readonly<Record<string, number>>
  readonly retained: readonly OrderNumber[]
  readonly emails: readonly string[]
}

export type EraseParts = {
  readonly db: Database
  readonly now: EpochMs
  /** SHA-256 as base64url, as in the provider. */
  readonly hash: (text: string) => string
  readonly report: (defect: unknown) => void
  readonly storeId?: StoreId
}

/** Deletes the logins of addresses and what the embedded provider issued. Tokens without a login are invalid. */
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
export const removeRows = async (
  tx: Database,
  { owners, emails }: FoundBuyer,
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
    trade_ins: tradeIns,
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
