import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type {
  IdentityStore,
  LoginId,
  LoginRecord,
  SessionChoice,
  StoredPayload,
} from '#adapters/identity/identity-store.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import {
  identityKeys as keys,
  identityLogins as logins,
  identityPayloads as payloads,
} from './identity-schema.ts'
import { OWNER_PATHS, SESSION_MODEL, SESSION_PATHS } from '#adapters/identity/identity-store.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import { loginAccounts } from './stored/identity.stored.ts'
import { readStored } from './stored/read-stored.ts'

/** Only the provider reads what it has written. */
type Payload = StoredPayload['payload']

const payloadOf = (row: typeof payloads.$inferSelect | undefined): StoredPayload | null => {
  if (row === undefined) return null
  const { model, id, payload, uid, grantId, consumedAt, expiresAt } = row
  return { model, id, payload: JSON.parse(payload) as Payload, uid, grantId, consumedAt, expiresAt }
}

const loginOf = (row: typeof logins.$inferSelect | undefined): LoginRecord | null => {
  if (row === undefined) return null
  const { id, email, passwordHash, role, isDemo, createdAt, failures, lockedUntil, lastStep } = row
  return {
    id,
    email,
    passwordHash,
    role,
    accounts: readStored(loginAccounts, row.accounts, 'identity_logins'),
    factor: row.totpSecret === null ? { kind: 'email' } : { kind: 'totp', secret: row.totpSecret },
    state: {
      code: {
        codeName: row.codeName,
        triesLeft: row.codeTriesLeft,
        expiresAt: row.codeExpiresAt,
        sent: row.codesSent,
        windowEndsAt: row.codesWindowEndsAt,
      },
      failures,
      lockedUntil,
      lastStep,
    },
    isDemo,
    createdAt,
  }
}

/** Returns the columns of a login that may change. */
const columnsOf = ({ passwordHash, role, accounts, factor, state, isDemo }: LoginRecord) => ({
  passwordHash,
  role,
  accounts,
  factor: factor.kind,
  totpSecret: factor.kind === 'totp' ? factor.secret : null,
  codeName: state.code.codeName,
  codeTriesLeft: state.code.triesLeft,
  codeExpiresAt: state.code.expiresAt,
  codesSent: state.code.sent,
  codesWindowEndsAt: state.code.windowEndsAt,
  failures: state.failures,
  lockedUntil: state.lockedUntil,
  lastStep: state.lastStep,
  isDemo,
})

/** Neither a text nor a JSON document of PostgreSQL contains a NUL, which a visitor may send in a parameter. */
const withoutNul = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

type PayloadMethods = Omit<IdentityStore, keyof KeyMethods | keyof LoginMethods>
type KeyMethods = Pick<IdentityStore, 'keys' | 'addKey' | 'deleteKeysBefore'>
type LoginMethods = Pick<IdentityStore, 'loginOf' | 'loginNamed' | 'addLogin' | 'changeLogin'>

/** Returns a text in a payload. */
const textAt = (path: readonly string[]) =>
  sql`jsonb_extract_path_text(${payloads.payload}::jsonb, ${sql.join(
    path.map((key) => sql`${key}::text`),
    sql`, `,
  )})`

/** Returns the condition of a payload of the chosen sessions; nothing for all of them. */
const isChosen = (sessions: SessionChoice | undefined) => {
  if (sessions === undefined) return undefined
  const uid = 'only' in sessions ? sessions.only : sessions.except
  const isOfSession = sql.join(
    [sql`${payloads.uid}`, ...SESSION_PATHS.map(textAt)].map(
      (name) => sql`${name} is not distinct from ${uid}`,
    ),
    sql` or `,
  )
  return 'only' in sessions ? sql`(${isOfSession})` : sql`not (${isOfSession})`
}

const payloadRows = (db: Database, storeId: StoreId): PayloadMethods => {
  const isNamed = (model: string, id: string) =>
    and(eq(payloads.storeId, storeId), eq(payloads.model, model), eq(payloads.id, id))
  const save = async (tx: Database, stored: StoredPayload): Promise<void> => {
    const { model, id, payload, uid, grantId, consumedAt, expiresAt } = stored
    const set = { payload: JSON.stringify(payload, withoutNul), uid, grantId, consumedAt, expiresAt }
    await tx
      .insert(payloads)
      .values({ storeId, model, id, ...set })
      .onConflictDoUpdate({ target: [payloads.storeId, payloads.model, payloads.id], set })
  }
  return {
    savePayload: (payload) => retrying(() => save(db, payload)),
    payload: (model, id) =>
      retrying(async () => payloadOf((await db.select().from(payloads).where(isNamed(model, id)))[0])),
    payloadOfUid: (model, uid) =>
      retrying(async () => {
        const isTheirs = and(eq(payloads.storeId, storeId), eq(payloads.model, model), eq(payloads.uid, uid))
        return payloadOf((await db.select().from(payloads).where(isTheirs))[0])
      }),
    consumePayload: (model, id, consumedAt) =>
      retrying(async () => {
        const consumed = await db
          .update(payloads)
          .set({ consumedAt })
          .where(and(isNamed(model, id), isNull(payloads.consumedAt)))
          .returning({ id: payloads.id })
        return consumed.length > 0
      }),
    deletePayload: (model, id) =>
      retrying(async () => void (await db.delete(payloads).where(isNamed(model, id)))),
    deleteGranted: (grantId) =>
      retrying(async () => {
        await db.delete(payloads).where(and(eq(payloads.storeId, storeId), eq(payloads.grantId, grantId)))
      }),
    sessionsOf: (id) =>
      retrying(async () => {
        const isTheirs = and(
          eq(payloads.storeId, storeId),
          eq(payloads.model, SESSION_MODEL),
          sql`${textAt(['accountId'])} = ${id}`,
        )
        return (await db.select().from(payloads).where(isTheirs)).flatMap((row) => payloadOf(row) ?? [])
      }),
    deleteIssuedTo: (id, sessions) =>
      retrying(async () => {
        const isOwned = or(...OWNER_PATHS.map((path) => sql`${textAt(path)} = ${id}`))
        await db.delete(payloads).where(and(eq(payloads.storeId, storeId), isOwned, isChosen(sessions)))
      }),
    changePayload: (model, id, decide) =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(payloads).where(isNamed(model, id)).for('update')
          const found = payloadOf(row)
          if (found === null) return null
          const { after, answer } = decide(found)
          await (after === null ? tx.delete(payloads).where(isNamed(model, id)) : save(tx, after))
          return answer
        }),
      ),
  }
}

const keyRows = (db: Database, storeId: StoreId): KeyMethods => ({
  keys: () =>
    retrying(async () => {
      const rows = await db.select().from(keys).where(eq(keys.storeId, storeId))
      return rows.map(({ kind, period, secret }) => ({ kind, period, secret }))
    }),
  addKey: (key) =>
    retrying(async () => {
      await db
        .insert(keys)
        .values({ storeId, ...key })
        .onConflictDoNothing({ target: [keys.storeId, keys.kind, keys.period] })
    }),
  deleteKeysBefore: (period) =>
    retrying(async () => {
      await db.delete(keys).where(and(eq(keys.storeId, storeId), lt(keys.period, period)))
    }),
})

const loginRows = (db: Database, storeId: StoreId): LoginMethods => {
  const isNamed = (id: LoginId) => and(eq(logins.storeId, storeId), eq(logins.id, id))
  return {
    loginOf: (email) =>
      retrying(async () => {
        const isTheirs = and(eq(logins.storeId, storeId), eq(logins.email, email))
        return loginOf((await db.select().from(logins).where(isTheirs))[0])
      }),
    loginNamed: (id) => retrying(async () => loginOf((await db.select().from(logins).where(isNamed(id)))[0])),
    addLogin: (login) =>
      retrying(async () => {
        const { id, email, createdAt } = login
        const added = await db
          .insert(logins)
          .values({ storeId, id, email, createdAt, ...columnsOf(login) })
          .onConflictDoNothing()
          .returning({ id: logins.id })
        return added.length > 0
      }),
    changeLogin: (id, decide) =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(logins).where(isNamed(id)).for('update')
          const found = loginOf(row)
          if (found === null) return null
          const { after, answer } = decide(found)
          await tx.update(logins).set(columnsOf(after)).where(isNamed(id))
          return answer
        }),
      ),
  }
}

/** Returns the embedded identity provider's store in a migrated SQL database. Sees only rows of `storeId`. */
export const createSqlIdentityStore = (db: Database, storeId: StoreId = DEFAULT_STORE_ID): IdentityStore => ({
  ...payloadRows(db, storeId),
  ...keyRows(db, storeId),
  ...loginRows(db, storeId),
})
