import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#adapters/server/store/database.ts'
import { openPglite } from '#adapters/server/store/pglite.ts'
import { carts, sessions } from '#adapters/server/store/schema.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { ownerNamed, sessionNamed, withSessions } from '../../provider/store/store-records.ts'
import { migrationsDir } from './migrations-dir.ts'

type Layout = readonly unknown[]
type Journal = { readonly entries: readonly [{ readonly tag: string }] }

let home: string
let dataDir: string
let firstLayout: Layout
const writers: ChildProcess[] = []

const withDatabase = async <A>(work: (db: Database) => Promise<A>): Promise<A> => {
  const { db, close } = await openPglite({ dataDir, migrationsDir })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const layoutOf = async (db: Database): Promise<Layout> => {
  const columns = sql`select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`
  const indexes = sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`
  const applied = sql`select hash, created_at from drizzle.__drizzle_migrations order by id`
  const rowsOf = async (query: SQL): Promise<unknown> => ((await db.execute(query)) as { rows: unknown }).rows
  return [await rowsOf(columns), await rowsOf(indexes), await rowsOf(applied)]
}

/** Kills a writer with SIGKILL while it writes; returns the rows that it acknowledged. */
const killWriter = async (prefix: string, after: number): Promise<readonly string[]> => {
  const script = fileURLToPath(new URL('./row-writer.ts', import.meta.url))
  const writer = spawn(process.execPath, [script, dataDir, prefix], { stdio: ['ignore', 'pipe', 'inherit'] })
  writers.push(writer)
  const stored: string[] = []
  createInterface(writer.stdout).on('line', (name) => {
    stored.push(name)
    if (stored.length === after) writer.kill('SIGKILL')
  })
  await once(writer, 'close')
  return stored
}

// Creating a database takes seconds at the first start: all tests share one.
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'escaparate-store-'))
  dataDir = join(home, 'not', 'there', 'yet')
  firstLayout = await withDatabase(async (db) => {
    await withSessions(createSqlStore(db, console.error).store, 'ana')
    return layoutOf(db)
  })
})

afterEach(() => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL')
})

afterAll(() => rm(home, { recursive: true, force: true }))

describe('openPglite', () => {
  it('creates folder and tables once, and changes nothing when opened again (F43)', async () => {
    expect(firstLayout).not.toContainEqual([])
    await withDatabase(async (db) => {
      expect(await layoutOf(db)).toEqual(firstLayout)
      const session = await createSqlStore(db, console.error).store.transaction((tx) =>
        tx.sessionOf(ownerNamed('ana')),
      )
      expect(session).toEqual(sessionNamed('ana'))
    })
  })

  it('preserves every acknowledged row over kill -9, and no partial row (F5, I3)', async () => {
    const stored = ['ana', ...(await killWriter('first', 8)), ...(await killWriter('second', 13))]
    expect(stored.length).toBeGreaterThan(20)
    const [sessionOwners, cartOwners] = await withDatabase(async (db) => [
      (await db.select({ owner: sessions.owner }).from(sessions)).map(({ owner }) => owner),
      (await db.select({ owner: carts.owner }).from(carts)).map(({ owner }) => owner),
    ])
    expect(sessionOwners).toEqual(expect.arrayContaining(stored.map(ownerNamed)))
    expect(cartOwners?.toSorted()).toEqual(sessionOwners?.toSorted())
  })

  it('has synced what it acknowledges, in case of a power failure (I3)', async () => {
    // The durable state of a disk: the folder as it was closed, and each file at its last sync.
    const disk = join(home, 'disk')
    await cp(dataDir, disk, { recursive: true })
    const sync = fs.fsyncSync
    const synced: string[] = []
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      sync(descriptor)
      const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`)
      if (fs.statSync(path).isDirectory()) return
      synced.push(path)
      fs.copyFileSync(path, path.replace(dataDir, disk))
    })
    const { db, close } = await openPglite({ dataDir, migrationsDir })
    await withSessions(createSqlStore(db, console.error).store, 'acknowledged')
    vi.restoreAllMocks()
    const afterPowerCut = await openPglite({ dataDir: disk, migrationsDir })
    const found = await afterPowerCut.db.select({ owner: sessions.owner }).from(sessions)
    expect(found.map(({ owner }) => owner)).toContain(ownerNamed('acknowledged'))
    expect(synced.some((path) => path.includes('pg_wal'))).toBe(true)
    await afterPowerCut.close()
    await close()
  })

  it('refuses the data of an earlier version and names the remedy', async () => {
    const other = join(home, 'other-migrations')
    await cp(migrationsDir, other, { recursive: true })
    const [{ tag }] = (JSON.parse(fs.readFileSync(join(other, 'meta/_journal.json'), 'utf8')) as Journal)
      .entries
    fs.appendFileSync(join(other, `${tag}.sql`), '\n-- of another version\n')
    await expect(openPglite({ dataDir, migrationsDir: other })).rejects.toThrow('earlier version: delete')
    await expect(withDatabase(() => Promise.resolve('opened'))).resolves.toBe('opened')
  }, 30_000)

  it('refuses a folder without migrations and releases the data', async () => {
    await expect(openPglite({ dataDir, migrationsDir: join(home, 'none') })).rejects.toThrow('journal')
    await expect(withDatabase(() => Promise.resolve('opened'))).resolves.toBe('opened')
  })
})
