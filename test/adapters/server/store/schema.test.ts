import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import * as accountSchema from '#adapters/server/store/account-schema.ts'
import * as analyticsSchema from '#adapters/server/store/analytics-schema.ts'
import * as checkoutSchema from '#adapters/server/store/checkout-schema.ts'
import * as couponSchema from '#adapters/server/store/coupon-schema.ts'
import * as savedCartSchema from '#adapters/server/store/saved-cart-schema.ts'
import * as followUpSchema from '#adapters/server/store/follow-up-schema.ts'
import * as identitySchema from '#adapters/server/store/identity-schema.ts'
import * as ledgerSchema from '#adapters/server/store/ledger-schema.ts'
import * as outboxSchema from '#adapters/server/store/outbox-schema.ts'
import * as portalSchema from '#adapters/server/store/portal-schema.ts'
import * as portalSessionSchema from '#adapters/server/store/portal-session-schema.ts'
import * as schema from '#adapters/server/store/schema.ts'
import * as counterSchema from '#adapters/server/store/counter-schema.ts'
import * as stockSchema from '#adapters/server/store/stock-schema.ts'
import { migrationsDir } from './migrations-dir.ts'

type Journal = { readonly entries: readonly { readonly tag: string }[] }
type Snapshot = Parameters<typeof generateMigration>[0]

const schemas = {
  ...accountSchema,
  ...analyticsSchema,
  ...checkoutSchema,
  ...couponSchema,
  ...savedCartSchema,
  ...followUpSchema,
  ...identitySchema,
  ...ledgerSchema,
  ...outboxSchema,
  ...portalSchema,
  ...portalSessionSchema,
  ...schema,
  ...counterSchema,
  ...stockSchema,
}

const tables = Object.values(schemas).filter((found) => is(found, PgTable))

const readJson = async (...path: readonly string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(migrationsDir, ...path), 'utf8'))

describe('schema', () => {
  it('is what the migrations lead to', async () => {
    const { entries } = (await readJson('meta', '_journal.json')) as Journal
    const number = entries.at(-1)?.tag.split('_')[0]
    const migrated = (await readJson('meta', `${number}_snapshot.json`)) as Snapshot
    const wanted = generateDrizzleJson(schemas, migrated.id)
    expect(await generateMigration(migrated, wanted)).toEqual([])
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
