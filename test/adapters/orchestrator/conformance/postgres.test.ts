import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openPostgres } from '#adapters/server/store/postgres.ts'
import { migrationsDir } from '#test/adapters/server/store/migrations-dir.ts'
import { isPostgresPackaged, startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { describeConformance, sampledLaws } from './kit.ts'
import { sqlHarness } from './sql.harness.ts'

describe.skipIf(!isPostgresPackaged)('PostgreSQL', () => {
  let server: TestPostgres
  let database: OpenDatabase

  beforeAll(async () => {
    server = await startPostgres()
    database = await openPostgres({ url: await server.createDatabase(), migrationsDir })
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
  })

  describeConformance('the reference provider over PostgreSQL', () => sqlHarness(database.db), {
    checked: sampledLaws,
  })
})
