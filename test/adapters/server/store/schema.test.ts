import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import type { Database } from '#adapters/server/store/database.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { migrationsDir } from './migrations-dir.ts'
import { schemas, tables } from './schemas.ts'

type Journal = { readonly entries: readonly { readonly tag: string }[] }
type Snapshot = Parameters<typeof generateMigration>[0]

const readJson = async (...path: readonly string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(migrationsDir, ...path), 'utf8'))

const rowsOf = async (db: Database, query: SQL) =>
  ((await db.execute(query)) as { readonly rows: readonly Readonly<Record<string, unknown>>[] }).rows

/** The columns, indexes and constraints of a database. */
const catalogOf = async (db: Database) => ({
  columns: await rowsOf(
    db,
    sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by table_name, column_name`,
  ),
  indexes: await rowsOf(
    db,
    sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
  ),
  constraints: await rowsOf(
    db,
    sql`select conrelid::regclass::text as place, conname, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace order by place, conname`,
  ),
})

describe('schema', () => {
  it('is what the last snapshot of the migrations has', async () => {
    const { entries } = (await readJson('meta', '_journal.json')) as Journal
    const number = entries.at(-1)?.tag.split('_')[0]
    const migrated = (await readJson('meta', `${number}_snapshot.json`)) as Snapshot
    const wanted = generateDrizzleJson(schemas, migrated.id)
    expect(await generateMigration(migrated, wanted)).toEqual([])
  })

  it('is exactly what the migrations make', async () => {
    const { db, close } = await openMemoryDatabase()
    const migrated = await catalogOf(db)
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`create schema public`)
    for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schemas)))
      await db.execute(sql.raw(statement))
    expect(migrated).toEqual(await catalogOf(db))
    expect(new Set(migrated.columns.map(({ table_name: name }) => name)).size).toBe(tables.length)
    await close()
  })

  it.each(tables.map((table) => getTableConfig(table)))(
    '$name has its storeId first in every key',
    (table) => {
      const { primaryKeys, indexes, foreignKeys } = table
      const keys = [
        ...primaryKeys.map(({ columns }) => columns),
        ...indexes.map(({ config }) => config.columns),
      ].map((columns) => columns.map((column) => ('name' in column ? column.name : '')))
      expect(primaryKeys).toHaveLength(1)
      expect(keys.filter(([first]) => first !== 'market')).toEqual([])
      expect(foreignKeys).toEqual([])
    },
  )
})
