import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Charge, GatewayBehavior } from '#adapters/provider/gateway/gateway-ledger.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { Cents } from '#core/shared/money.ts'
import { instant } from './columns.ts'
import { storeId } from './store-id.ts'

/*
 * Embedded gateway's ledger. It simulates another company's tables, so it has no reference to a session or an order.
 */

export const paymentKeys = pgTable(
  'payment_keys',
  {
    storeId: storeId(),
    keyId: text('key_id').notNull(),
    sessionKey: text('session_key').notNull(),
    phaseId: text('phase_id').notNull(),
    /** Name of the master secret that the key derives from. */
    secretId: text('secret_id').notNull().default(''),
    // Written only by the previous version; the next migration drops it.
    cipherKey: text('cipher_key'),
    integrityKey: text('integrity_key'),
    expiresAt: instant('expires_at').notNull(),
  },
  (key) => [
    primaryKey({ columns: [key.storeId, key.keyId] }),
    index('payment_keys_expires_at').on(key.storeId, key.expiresAt),
  ],
)

export const ledgerPayments = pgTable(
  'ledger_payments',
  {
    storeId: storeId(),
    token: text('token').$type<PaymentToken>().notNull(),
    summary: jsonb('summary').notNull(),
    declines: boolean('declines').notNull(),
    behavior: text('conduct').$type<GatewayBehavior>().notNull().default('prompt'),
    storedAt: instant('stored_at')
      .notNull()
      .default(sql`(extract(epoch from now()) * 1000)::bigint`),
  },
  (payment) => [
    primaryKey({ columns: [payment.storeId, payment.token] }),
    index('ledger_payments_stored_at').on(payment.storeId, payment.storedAt),
  ],
)

export const ledgerCharges = pgTable(
  'ledger_charges',
  {
    storeId: storeId(),
    key: text('key').notNull(),
    token: text('token').$type<PaymentToken>().notNull(),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    state: text('state').$type<Charge['state']>().notNull(),
  },
  (charge) => [
    primaryKey({ columns: [charge.storeId, charge.key] }),
    check('ledger_charges_state', sql`${charge.state} in ('captured', 'declined', 'voided')`),
    check('ledger_charges_amount', sql`${charge.amountCents} >= 0`),
  ],
)
