import { and, eq } from 'drizzle-orm'
import type {
  CodeHash,
  PortalSessionId,
  PortalSessionRecord,
  PortalSessionStore,
} from '#adapters/server/store/portal-session-store.ts'
import type { IdentityClaim } from '#core/portal/identity.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { portalSessions as sessions } from './portal-session-schema.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import { readStored } from './stored/read-stored.ts'
import { many, named } from './stored/value.stored.ts'

type Row = typeof sessions.$inferSelect

const accountIds = many(named<AccountId>())

const claimOf = ({ claimState, role }: Row): IdentityClaim => {
  if (claimState !== 'read') return { state: claimState }
  return role === null ? { state: 'failed' } : { state: 'read', role }
}

const recordOf = (row: Row): PortalSessionRecord => {
  const { storeId: _store, claimState: _state, role: _role, accounts, ...rest } = row
  return { ...rest, claim: claimOf(row), accounts: readStored(accountIds, accounts, 'portal_sessions') }
}

const rowOf = ({ claim, ...rest }: PortalSessionRecord): Omit<Row, 'storeId'> => ({
  ...rest,
  claimState: claim.state,
  role: claim.state === 'read' ? claim.role : null,
})

/** Returns the storage of portal sessions in a migrated SQL database. */
export const portalSessionRows = (db: Database, storeId: StoreId = DEFAULT_STORE_ID): PortalSessionStore => {
  const isId = (id: PortalSessionId) => and(eq(sessions.storeId, storeId), eq(sessions.id, id))
  const isOfCode = (code: CodeHash) => and(eq(sessions.storeId, storeId), eq(sessions.codeHash, code))
  return {
    insert: (session, replaces) =>
      retrying(() =>
        db.transaction(async (tx) => {
          const added = await tx
            .insert(sessions)
            .values({ storeId, ...rowOf(session) })
            .onConflictDoNothing({ target: [sessions.storeId, sessions.codeHash] })
            .returning({ id: sessions.id })
          if (added.length > 0 && replaces !== null) await tx.delete(sessions).where(isId(replaces))
          return added.length > 0
        }),
      ),
    find: (id) =>
      retrying(async () => {
        const [row] = await db.select().from(sessions).where(isId(id))
        return row === undefined ? null : recordOf(row)
      }),
    change: (id, change) =>
      retrying(async () => {
        const changed = await db.update(sessions).set(change).where(isId(id)).returning({ id: sessions.id })
        return changed.length > 0
      }),
    end: (id) => retrying(async () => void (await db.delete(sessions).where(isId(id)))),
    endOfCode: (code) =>
      retrying(async () => {
        const ended = await db.delete(sessions).where(isOfCode(code)).returning({ id: sessions.id })
        return ended.length > 0
      }),
  }
}
