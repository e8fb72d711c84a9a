import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openPglite } from '#adapters/server/store/pglite.ts'
import { eraseContract } from './erase.contract.ts'
import { migrationsDir } from './migrations-dir.ts'
import { moneyContract } from './money.contract.ts'
import { purgeContract } from './purge.contract.ts'
import { sqlStoreContract } from './sql-store.contract.ts'
import { tallyContract } from './tally.contract.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openPglite({ dataDir: null, migrationsDir })
})
afterAll(() => database.close())

for (const contract of [sqlStoreContract, tallyContract, purgeContract, moneyContract, eraseContract])
  contract('PGlite', () => database.db)
