import { and, asc, eq } from 'drizzle-orm'
import type { GatewayLedger } from '#adapters/provider/gateway/gateway-ledger.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { ledgerCharges as charges, ledgerPayments as payments, paymentKeys as keys } from './ledger-schema.ts'
import { paymentSummary } from './stored/payment.stored.ts'
import { readStored } from './stored/read-stored.ts'

type KeyBooks = Pick<GatewayLedger, 'insertKey' | 'spendKey'>

export const keyBooks = (db: Database, storeId: StoreId): KeyBooks => ({
  insertKey: async (sessionKey, key) => {
    await db.insert(keys).values({ storeId, sessionKey, ...key })
  },
  spendKey: async (sessionKey, keyId) => {
    const [row] = await db
      .delete(keys)
      .where(and(eq(keys.storeId, storeId), eq(keys.sessionKey, sessionKey), eq(keys.keyId, keyId)))
      .returning()
    if (row === undefined) return null
    const { keyId: id, phaseId, secretId, expiresAt } = row
    return { keyId: id, phaseId, secretId, expiresAt }
  },
})

type PaymentBooks = Pick<GatewayLedger, 'insertPayment' | 'payment'>

export const paymentBooks = (db: Database, storeId: StoreId): PaymentBooks => ({
  insertPayment: async (payment) => {
    await db.insert(payments).values({ storeId, ...payment })
  },
  payment: async (token) => {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.storeId, storeId), eq(payments.token, token)))
    if (row === undefined) return null
    return {
      token: row.token,
      declines: row.declines,
      behavior: row.behavior,
      storedAt: row.storedAt,
      summary: readStored(paymentSummary, row.summary, 'ledger_payments'),
    }
  },
})

const charge = { key: charges.key, token: charges.token, amount: charges.amountCents, state: charges.state }

type ChargeBooks = Pick<GatewayLedger, 'book' | 'charge' | 'voidCharge' | 'charges'>

export const chargeBooks = (db: Database, storeId: StoreId): ChargeBooks => {
  const chargeOf: GatewayLedger['charge'] = async (key) => {
    const [row] = await db
      .select(charge)
      .from(charges)
      .where(and(eq(charges.storeId, storeId), eq(charges.key, key)))
    return row ?? null
  }
  return {
    charge: chargeOf,
    book: async ({ amount, ...booking }) => {
      const [booked] = await db
        .insert(charges)
        .values({ storeId, ...booking, amountCents: amount })
        .onConflictDoNothing({ target: [charges.storeId, charges.key] })
        .returning(charge)
      const recorded = booked ?? (await chargeOf(booking.key))
      if (recorded === null) throw new Error('charge missing in the ledger')
      return recorded
    },
    voidCharge: async (key) => {
      const [voided] = await db
        .update(charges)
        .set({ state: 'voided' })
        .where(and(eq(charges.storeId, storeId), eq(charges.key, key), eq(charges.state, 'captured')))
        .returning(charge)
      return voided ?? chargeOf(key)
    },
    charges: () =>
      db.select(charge).from(charges).where(eq(charges.storeId, storeId)).orderBy(asc(charges.key)),
  }
}
