import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodeHash, PortalSessionId } from '#adapters/server/store/portal-session-store.ts'
import type { IdentityClaim } from '#core/portal/identity.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { instant } from './columns.ts'
import { storeId } from './store-id.ts'

/** The sessions of the customer portal, by the hash of the secret in their cookie. */
export const portalSessions = pgTable(
  'portal_sessions',
  {
    storeId: storeId(),
    id: text('id').$type<PortalSessionId>().notNull(),
    isMobile: boolean('is_mobile').notNull(),
    claimState: text('claim_state').$type<IdentityClaim['state']>().notNull(),
    /** Null without a readable claim. */
    role: text('role'),
    isMfaConfirmed: boolean('is_mfa_confirmed').notNull(),
    accounts: jsonb('accounts').notNull(),
    accountId: text('account_id').$type<AccountId>(),
    openedAt: instant('opened_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    validatedAt: instant('validated_at').notNull(),
    tokenExpiresAt: instant('token_expires_at').notNull(),
    codeHash: text('code_hash').$type<CodeHash>().notNull(),
    tokens: text('tokens').notNull(),
  },
  (session) => [
    primaryKey({ columns: [session.storeId, session.id] }),
    uniqueIndex('portal_sessions_code_hash').on(session.storeId, session.codeHash),
    index('portal_sessions_ends_at').on(session.storeId, session.endsAt),
    check('portal_sessions_role', sql`(${session.claimState} = 'read') = (${session.role} is not null)`),
  ],
)
