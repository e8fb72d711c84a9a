import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Charge, Conduct } from '#adapters/orchestrator/pocket/gateway-ledger.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { Cents } from '#core/shared/money.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { market } from './market.ts'

/* The embedded gateway's books: another party's tables, so nothing here refers to a session or an order. */

export const paymentKeys = pgTable(
  'payment_keys',
  {
    market: market(),
    keyId: text('key_id').notNull(),
    sessionKey: text('session_key').notNull(),
    phaseId: text('phase_id').notNull(),
    cipherKey: text('cipher_key').notNull(),
    integrityKey: text('integrity_key').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).$type<EpochMs>().notNull(),
  },
  (key) => [primaryKey({ columns: [key.market, key.keyId] })],
)

export const ledgerPayments = pgTable(
  'ledger_payments',
  {
    market: market(),
    token: text('token').$type<PaymentToken>().notNull(),
    summary: jsonb('summary').notNull(),
    declines: boolean('declines').notNull(),
    conduct: text('conduct').$type<Conduct>().notNull().default('prompt'),
  },
  (payment) => [primaryKey({ columns: [payment.market, payment.token] })],
)

export const ledgerCharges = pgTable(
  'ledger_charges',
  {
    market: market(),
    key: text('key').notNull(),
    token: text('token').$type<PaymentToken>().notNull(),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    state: text('state').$type<Charge['state']>().notNull(),
  },
  (charge) => [
    primaryKey({ columns: [charge.market, charge.key] }),
    check('ledger_charges_state', sql`${charge.state} in ('captured', 'declined', 'voided')`),
    check('ledger_charges_amount', sql`${charge.amountCents} >= 0`),
  ],
)
