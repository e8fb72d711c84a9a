import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { describeConformance } from './kit.ts'
import { sqlHarness } from './sql.harness.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openMemoryDatabase()
})
afterAll(() => database.close())

describeConformance('the reference provider over PGlite', () => sqlHarness(database.db))
