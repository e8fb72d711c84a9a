import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openPglite } from '#adapters/server/store/pglite.ts'
import { migrationsDir } from '#test/adapters/server/store/migrations-dir.ts'
import { describeConformance } from './kit.ts'
import { sqlHarness } from './sql.harness.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openPglite({ dataDir: null, migrationsDir })
})
afterAll(() => database.close())

describeConformance('the pocket provider over PGlite', () => sqlHarness(database.db))
