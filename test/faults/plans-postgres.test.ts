import { afterAll, describe } from 'vitest'
import { isPostgresPackaged, startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { plansSuite } from './plans.suite.ts'

describe.skipIf(!isPostgresPackaged)('PostgreSQL', () => {
  let server: TestPostgres
  afterAll(() => server.stop())

  plansSuite('PostgreSQL', async () => {
    server = await startPostgres()
    const databaseUrl = await server.createDatabase()
    return { options: { databaseUrl }, query: (text) => server.query(databaseUrl, text) }
  })
})
