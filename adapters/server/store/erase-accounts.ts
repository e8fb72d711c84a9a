import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { Database } from './database.ts'
import { portalAccounts, serviceChanges } from './portal-schema.ts'
import { portalSessions } from './portal-session-schema.ts'
import type { StoreId } from './store-id.ts'

/** Deletes customer accounts of these addresses or orders, with changes and login sessions. Returns counts by table. */
export const removeAccounts = async (
  tx: Database,
  storeId: StoreId,
  emails: readonly string[],
  numbers: readonly OrderNumber[],
): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const email = sql<string>`lower(${portalAccounts.account} -> 'holder' ->> 'email')`
  const found = await tx
    .select({ id: portalAccounts.accountId })
    .from(portalAccounts)
    .where(
      and(
        eq(portalAccounts.storeId, storeId),
        or(
          emails.length === 0 ? sql`false` : inArray(email, [...emails]),
          ...numbers.map(
            (number) =>
              sql`${portalAccounts.account} -> 'orderNumbers' @> ${JSON.stringify([number])}::jsonb`,
          ),
        ),
      ),
    )
    .orderBy(asc(portalAccounts.accountId))
    .for('update')
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return {}
  const changes = await tx
    .delete(serviceChanges)
    .where(and(eq(serviceChanges.storeId, storeId), inArray(serviceChanges.accountId, ids)))
    .returning({ id: serviceChanges.id })
  const accounts = await tx
    .delete(portalAccounts)
    .where(and(eq(portalAccounts.storeId, storeId), inArray(portalAccounts.accountId, ids)))
    .returning({ id: portalAccounts.accountId })
  const sessions = await tx
    .delete(portalSessions)
    .where(
      and(
        eq(portalSessions.storeId, storeId),
        or(...ids.map((id) => sql`${portalSessions.accounts} @> ${JSON.stringify([id])}::jsonb`)),
      ),
    )
    .returning({ id: portalSessions.id })
  return { service_changes: changes, portal_accounts: accounts, portal_sessions: sessions }
}
