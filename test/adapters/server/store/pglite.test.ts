import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenPglite } from '#adapters/server/store/pglite.ts'
import { openPglite } from '#adapters/server/store/pglite.ts'
import { carts, sessions } from '#adapters/server/store/schema.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { ownerNamed, sessionNamed, withSessions } from '../../orchestrator/pocket/store-records.ts'
import { migrationsDir } from './migrations-dir.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'escaparate-store-')), 'not', 'there', 'yet')
})

afterEach(() => rm(join(dataDir, '..', '..', '..'), { recursive: true, force: true }))

const withDatabase = async <A>(work: (db: OpenPglite['db']) => Promise<A>): Promise<A> => {
  const { db, close } = await openPglite({ dataDir, migrationsDir })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const layoutOf = async (db: OpenPglite['db']): Promise<readonly unknown[]> => {
  const columns = sql`select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`
  const indexes = sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`
  const applied = sql`select hash, created_at from drizzle.__drizzle_migrations order by id`
  return [
    (await db.execute(columns)).rows,
    (await db.execute(indexes)).rows,
    (await db.execute(applied)).rows,
  ]
}

/** Kills a writer with signal 9 in the middle of its writing; answers with what it said it had stored. */
const killWriter = async (prefix: string, after: number): Promise<readonly string[]> => {
  const script = fileURLToPath(new URL('./row-writer.ts', import.meta.url))
  const writer = spawn(process.execPath, [script, dataDir, prefix], { stdio: ['ignore', 'pipe', 'inherit'] })
  const stored: string[] = []
  createInterface(writer.stdout).on('line', (name) => {
    stored.push(name)
    if (stored.length === after) writer.kill('SIGKILL')
  })
  await once(writer, 'close')
  return stored
}

describe('openPglite', () => {
  it('makes the folder and the tables, and changes nothing when opened again (F43)', async () => {
    const first = await withDatabase(async (db) => {
      await withSessions(createSqlStore(db).store, 'ana')
      return layoutOf(db)
    })
    const again = await withDatabase(async (db) => {
      const session = await createSqlStore(db).store.transaction((tx) => tx.sessionOf(ownerNamed('ana')))
      expect(session).toEqual(sessionNamed('ana'))
      return layoutOf(db)
    })
    expect(first[2]).not.toEqual([])
    expect(again).toEqual(first)
  })

  it('keeps every acknowledged row whole over kill -9, and no half of one (F5, I3)', async () => {
    const stored = [
      ...(await killWriter('first', 20)),
      ...(await killWriter('second', 33)),
      ...(await killWriter('third', 47)),
    ]
    expect(stored.length).toBeGreaterThanOrEqual(100)
    const [sessionOwners, cartOwners] = await withDatabase(async (db) => [
      (await db.select({ owner: sessions.owner }).from(sessions)).map(({ owner }) => owner),
      (await db.select({ owner: carts.owner }).from(carts)).map(({ owner }) => owner),
    ])
    expect(sessionOwners).toEqual(expect.arrayContaining(stored.map(ownerNamed)))
    expect(cartOwners?.toSorted()).toEqual(sessionOwners?.toSorted())
  })

  it('refuses a folder without migrations', async () => {
    await expect(openPglite({ dataDir: null, migrationsDir: join(dataDir, 'none') })).rejects.toThrow()
  })
})
