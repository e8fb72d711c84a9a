import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Owner } from '#adapters/provider/store/store.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { orderIntents as intents, orders, sessions } from './schema.ts'

/** The buyer to erase: by e-mail address or by order number. */
export type Buyer = { readonly email: string } | { readonly orderNumber: OrderNumber }

const emailIn = (document: AnyPgColumn, path: string) => sql<string | null>`lower(${document} ->> ${path})`

/** The owners of the sessions and orders of a buyer, and the addresses that were found. */
export type FoundBuyer = { readonly owners: readonly Owner[]; readonly emails: readonly string[] }

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

/** Finds the sessions and orders of a buyer. Scans the complete database. */
export const findBuyer = async (db: Database, storeId: StoreId, buyer: Buyer): Promise<FoundBuyer> => {
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
