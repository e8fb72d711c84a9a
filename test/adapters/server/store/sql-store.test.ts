import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { eraseContract } from './erase.contract.ts'
import { identityRowsContract } from './identity-rows.contract.ts'
import { moneyContract } from './money.contract.ts'
import { purgeContract } from './purge.contract.ts'
import { networkLinesContract } from './network-lines.contract.ts'
import { networkRowsContract } from './network-rows.contract.ts'
import { sqlStoreContract } from './sql-store.contract.ts'
import { counterContract } from './counter.contract.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openMemoryDatabase()
})
afterAll(() => database.close())

for (const contract of [
  sqlStoreContract,
  counterContract,
  purgeContract,
  moneyContract,
  eraseContract,
  identityRowsContract,
  networkRowsContract,
  networkLinesContract,
])
  contract('PGlite', () => database.db)
