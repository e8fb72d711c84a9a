import { afterAll } from 'vitest'
import { callNames } from '#adapters/contract/contract.ts'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { sqlProvider } from '#test/adapters/orchestrator/conformance/sql.harness.ts'
import { isFullRun, rounds } from './rounds.ts'
import { fuzzSuite } from './fuzz/fuzz.suite.ts'

let database: OpenDatabase | undefined

// Fewer calls than in memory, and only every fourth operation: faults of the database alone appear soon.
fuzzSuite(
  'PGlite',
  async () => {
    database = await openMemoryDatabase()
    return sqlProvider(database.db)
  },
  rounds(1_000, 10),
  callNames.filter((_name, index) => isFullRun || index % 4 === 0),
)

afterAll(() => database?.close())
