import type { SQL } from 'drizzle-orm'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import type { PurgeRule, Removal } from './purge-rule.ts'
import { PURGES } from './purge-rules.ts'

/** Rows per statement, and batches per rule and round; the rest waits for the next round. */
const BATCH = 200
const BATCHES = 50

const tuple = (columns: readonly AnyPgColumn[]): SQL => sql`(${sql.join([...columns], sql`, `)})`

const remove = async (
  tx: Database,
  storeId: StoreId,
  { from, by, what, when }: Removal,
  keys: readonly (readonly unknown[])[],
): Promise<void> => {
  const isTheirs = and(eq(from.storeId, storeId), sql`${tuple(by)} in ${keys}`, when)
  await (what === 'rows'
    ? tx.delete(from).where(isTheirs)
    : tx.execute(sql`update ${from} set receipt = null where ${isTheirs}`))
}

/** Purges one batch of a rule; returns how many rows were outdated. */
const purgeBatch = (db: Database, now: EpochMs, storeId: StoreId, rule: PurgeRule): Promise<number> =>
  db.transaction(async (tx) => {
    const { table, key, age, isOutdated, locked, removals } = rule
    const found = tx
      .select(Object.fromEntries(key.map((column) => [column.name, column])))
      .from(table)
      .$dynamic()
    const outdated = await (locked === undefined ? found : found.innerJoin(locked.table, locked.on))
      .where(and(eq(table.storeId, storeId), isOutdated(now)))
      .orderBy(asc(age))
      .limit(BATCH)
      .for('update', { of: locked?.table ?? table, skipLocked: true })
    const keys = outdated.map((row) => Object.values(row))
    if (keys.length > 0) for (const removal of removals) await remove(tx, storeId, removal, keys)
    return keys.length
  })

const purgeAll = async (
  db: Database,
  now: EpochMs,
  storeId: StoreId,
  rule: PurgeRule,
  batches = BATCHES,
): Promise<void> => {
  const count = await retrying(() => purgeBatch(db, now, storeId, rule))
  if (count === BATCH && batches > 1) await purgeAll(db, now, storeId, rule, batches - 1)
}

/**
 * Purges rows after their retention period, in bounded batches. Skips rows that are locked. A failed rule is passed to
 * `report` with its name, and the others continue. Never rejects.
 */
export const purge = async (
  db: Database,
  now: EpochMs,
  report: (name: string, error: unknown) => void,
  storeId: StoreId = DEFAULT_STORE_ID,
): Promise<void> => {
  for (const [name, rule] of Object.entries<PurgeRule>(PURGES))
    await purgeAll(db, now, storeId, rule).catch((error: unknown) => report(name, error))
}
