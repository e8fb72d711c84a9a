import { openPglite } from '#adapters/server/store/pglite.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { withSessions } from '../../provider/store/store-records.ts'
import { migrationsDir } from './migrations-dir.ts'

/** Stores sessions with their carts until it is killed, and prints the name of each stored one. */
const [dataDir = '', prefix = ''] = process.argv.slice(2)
const { db } = await openPglite({ dataDir, migrationsDir })
const { store } = createSqlStore(db, console.error)
for (let count = 1; ; count += 1) {
  await withSessions(store, `${prefix}-${count}`)
  process.stdout.write(`${prefix}-${count}\n`)
}
