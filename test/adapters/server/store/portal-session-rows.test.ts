import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryPortalSessions } from '#test/builders/memory-portal-sessions.ts'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { portalSessionRows } from '#adapters/server/store/portal-session-rows.ts'
import { portalSessions } from '#adapters/server/store/portal-session-schema.ts'
import { purge } from '#adapters/server/store/purge.ts'
import type { StoreId } from '#adapters/server/store/store-id.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { emptyTables } from './empty-tables.ts'
import { portalSession, portalSessionContract } from './portal-session.contract.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openMemoryDatabase()
})
afterAll(() => database.close())

portalSessionContract('memory', async () => createMemoryPortalSessions())
portalSessionContract('PGlite', async () => {
  await emptyTables(database.db)
  return portalSessionRows(database.db)
})

describe('portalSessionRows', () => {
  it('shows no session of another store', async () => {
    await emptyTables(database.db)
    const session = portalSession('one')
    await portalSessionRows(database.db).insert(session, null)
    const elsewhere = portalSessionRows(database.db, 'other' as StoreId)
    expect(await elsewhere.find(session.id)).toBeNull()
    expect(await elsewhere.endOfCode(session.codeHash)).toBe(false)
  })

  it('is purged of sessions at their end (S42)', async () => {
    await emptyTables(database.db)
    const store = portalSessionRows(database.db)
    const [ended, open] = [portalSession('ended'), portalSession('open')]
    await store.insert(ended, null)
    await store.insert({ ...open, endsAt: (open.endsAt + 1) as typeof open.endsAt }, null)
    const failures: unknown[] = []
    await purge(database.db, ended.endsAt, (name, error) => failures.push([name, error]))
    expect(failures).toEqual([])
    expect((await database.db.select().from(portalSessions)).map(({ id }) => id)).toEqual(['open'])
  })
})
