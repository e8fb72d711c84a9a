import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Charge } from '#adapters/orchestrator/pocket/gateway-ledger.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { Cents } from '#core/shared/money.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'

/* The embedded gateway's books: another party's tables, so nothing here refers to a session or an order. */

export const paymentKeys = pgTable('payment_keys', {
  keyId: text('key_id').primaryKey(),
  sessionKey: text('session_key').notNull(),
  phaseId: text('phase_id').notNull(),
  cipherKey: text('cipher_key').notNull(),
  integrityKey: text('integrity_key').notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).$type<EpochMs>().notNull(),
})

export const ledgerPayments = pgTable('ledger_payments', {
  token: text('token').$type<PaymentToken>().primaryKey(),
  summary: jsonb('summary').notNull(),
  declines: boolean('declines').notNull(),
})

export const ledgerCharges = pgTable(
  'ledger_charges',
  {
    key: text('key').primaryKey(),
    token: text('token').$type<PaymentToken>().notNull(),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    state: text('state').$type<Charge['state']>().notNull(),
  },
  (charge) => [
    check('ledger_charges_state', sql`${charge.state} in ('captured', 'declined', 'voided')`),
    check('ledger_charges_amount', sql`${charge.amountCents} >= 0`),
  ],
)
