import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientConfig } from 'pg'
import { Client } from 'pg'
import { isUpToDate } from './applied-migrations.ts'
import { codeOf } from './database.ts'

/** Longest wait for another process that migrates, in ms. */
const GATE_MS = 60_000

/** Errors of two processes that create the same schema or table at once. */
const DUPLICATE_CODES = new Set(['23505', '42P06', '42P07'])

const MAKE_GATE =
  'create schema if not exists drizzle; create table if not exists drizzle.gate (id integer primary key)'
const ENTER_GATE = 'insert into drizzle.gate (id) values (1) on conflict (id) do update set id = excluded.id'

const makeGate = async (client: Client): Promise<void> => {
  try {
    await client.query(MAKE_GATE)
  } catch (error) {
    if (!DUPLICATE_CODES.has(codeOf(error))) throw error
    await makeGate(client)
  }
}

/**
 * Migrates a database to the newest version in one transaction (F43). Processes that start at once migrate one after
 * the other: each first locks the same row until its migration ends. Without a missing migration it only reads, so a
 * role without DDL rights is enough. Throws for a database of an earlier version.
 */
export const migratePostgres = async (config: ClientConfig, migrationsDir: string): Promise<void> => {
  const client = new Client({ ...config, lock_timeout: GATE_MS })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (await isUpToDate((text) => client.query(text), migrationsDir)) return
    await makeGate(client)
    await client.query('begin')
    await client.query(ENTER_GATE)
    // Within a transaction the migrator's "begin" has no effect, and its "commit" ends this transaction.
    await migrate(drizzle(client), { migrationsFolder: migrationsDir })
  } finally {
    await client.end()
  }
}
