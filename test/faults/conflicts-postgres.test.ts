import { afterAll, describe } from 'vitest'
import { isPostgresPackaged, startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { conflictsSuite } from './conflicts.suite.ts'

describe.skipIf(!isPostgresPackaged)('on a server', () => {
  let server: TestPostgres | undefined

  afterAll(() => server?.stop())

  conflictsSuite('PostgreSQL', async () => {
    server = await startPostgres()
    return { databaseUrl: await server.createDatabase() }
  })
})
