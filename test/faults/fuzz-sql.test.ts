import { afterAll } from 'vitest'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openPglite } from '#adapters/server/store/pglite.ts'
import { sqlPocket } from '#test/adapters/orchestrator/conformance/sql.harness.ts'
import { migrationsDir } from '#test/adapters/server/store/migrations-dir.ts'
import { rounds } from './rounds.ts'
import { fuzzSuite } from './fuzz/fuzz.suite.ts'

let database: OpenDatabase | undefined

// Fewer calls than in memory: what only a database would choke on comes up soon.
fuzzSuite(
  'PGlite',
  async () => {
    database = await openPglite({ dataDir: null, migrationsDir })
    return sqlPocket(database.db)
  },
  rounds(1_000, 50),
)

afterAll(() => database?.close())
