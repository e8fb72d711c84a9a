import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { KeyKind, LoginId, SecondFactor } from '#adapters/identity/identity-store.ts'
import { instant } from './columns.ts'
import { storeId } from './store-id.ts'

/** What the embedded identity provider has issued. The ids are hashes. */
export const identityPayloads = pgTable(
  'identity_payloads',
  {
    storeId: storeId(),
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: text('payload').notNull(),
    uid: text('uid'),
    grantId: text('grant_id'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (payload) => [
    primaryKey({ columns: [payload.storeId, payload.model, payload.id] }),
    index('identity_payloads_uid').on(payload.storeId, payload.model, payload.uid),
    index('identity_payloads_grant_id').on(payload.storeId, payload.grantId),
    index('identity_payloads_expires_at').on(payload.storeId, payload.expiresAt),
  ],
)

/** The keys of the embedded identity provider, one of a kind per period. */
export const identityKeys = pgTable(
  'identity_keys',
  {
    storeId: storeId(),
    kind: text('kind').$type<KeyKind>().notNull(),
    period: integer('period').notNull(),
    secret: text('secret').notNull(),
  },
  (key) => [
    primaryKey({ columns: [key.storeId, key.kind, key.period] }),
    check('identity_keys_kind', sql`${key.kind} in ('signing', 'cookie')`),
  ],
)

/** The logins of the embedded identity provider. */
export const identityLogins = pgTable(
  'identity_logins',
  {
    storeId: storeId(),
    id: text('id').$type<LoginId>().notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role'),
    accounts: jsonb('accounts').notNull(),
    factor: text('factor').$type<SecondFactor['kind']>().notNull(),
    totpSecret: text('totp_secret'),
    codeName: text('code_name'),
    codeTriesLeft: integer('code_tries_left').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    codesSent: integer('codes_sent').notNull(),
    codesWindowEndsAt: instant('codes_window_ends_at').notNull(),
    failures: integer('failures').notNull(),
    lockedUntil: instant('locked_until').notNull(),
    lastStep: integer('last_step').notNull(),
    isDemo: boolean('is_demo').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (login) => [
    primaryKey({ columns: [login.storeId, login.id] }),
    uniqueIndex('identity_logins_email').on(login.storeId, login.email),
    check('identity_logins_factor', sql`(${login.factor} = 'totp') = (${login.totpSecret} is not null)`),
  ],
)
