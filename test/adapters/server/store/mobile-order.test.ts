import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { deviceStock } from '#adapters/server/store/stock-schema.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { mobileOrderSuite } from '../../provider/mobile/mobile-order.suite.ts'
import { emptyTables } from './empty-tables.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openMemoryDatabase()
})
afterAll(() => database.close())

mobileOrderSuite('in PGlite', async () => {
  const { db } = database
  await emptyTables(db)
  const { store } = createSqlStore(db, (defect) => {
    throw defect
  })
  const unitsOf = async (sku: string) => {
    const [row] = await db.select().from(deviceStock).where(eq(deviceStock.sku, sku))
    return row?.units ?? null
  }
  return { store, unitsOf, buyers: 20 }
})
