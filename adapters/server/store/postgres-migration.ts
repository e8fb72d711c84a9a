import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientConfig } from 'pg'
import { Client } from 'pg'
import { codeOf } from './database.ts'

/** What one waits for another process that migrates, in ms. */
const GATE_MS = 60_000

/** Two processes that make the same schema or table at once: one of them hears of a duplicate. */
const MADE_BY_ANOTHER = new Set(['23505', '42P06', '42P07'])
/** No such schema, no such table. */
const NOT_THERE = new Set(['3F000', '42P01'])

/** The bookkeeping of drizzle's migrator. */
const LAST_APPLIED = 'select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1'

const MAKE_GATE =
  'create schema if not exists drizzle; create table if not exists drizzle.gate (id integer primary key)'
const ENTER_GATE = 'insert into drizzle.gate (id) values (1) on conflict (id) do update set id = excluded.id'

const isUpToDate = async (client: Client, migrationsDir: string): Promise<boolean> => {
  const newest = readMigrationFiles({ migrationsFolder: migrationsDir }).at(-1)?.folderMillis ?? 0
  try {
    const { rows } = await client.query<{ readonly created_at: string }>(LAST_APPLIED)
    return Number(rows[0]?.created_at ?? -1) >= newest
  } catch (error) {
    if (NOT_THERE.has(codeOf(error))) return false
    throw error
  }
}

const makeGate = async (client: Client): Promise<void> => {
  try {
    await client.query(MAKE_GATE)
  } catch (error) {
    if (!MADE_BY_ANOTHER.has(codeOf(error))) throw error
    await makeGate(client)
  }
}

/**
 * Brings a database to the newest migration, all of what is missing or nothing (F43). Processes that start at once do it one after
 * the other: the row they all write first is locked until the migration ends, whatever way it ends. When nothing is missing only a
 * look is taken, so a role without the right to make tables will do.
 */
export const migratePostgres = async (config: ClientConfig, migrationsDir: string): Promise<void> => {
  const client = new Client({ ...config, lock_timeout: GATE_MS })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (await isUpToDate(client, migrationsDir)) return
    await makeGate(client)
    await client.query('begin')
    await client.query(ENTER_GATE)
    // The migrator's own "begin" changes nothing within a transaction, and its "commit" ends this one.
    await migrate(drizzle(client), { migrationsFolder: migrationsDir })
  } finally {
    await client.end()
  }
}
