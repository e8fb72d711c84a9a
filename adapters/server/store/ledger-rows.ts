import { and, asc, eq } from 'drizzle-orm'
import type { GatewayLedger } from '#adapters/orchestrator/pocket/gateway-ledger.ts'
import { paymentSummary } from '#adapters/orchestrator/wire/entities/payment.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { ledgerCharges as charges, ledgerPayments as payments, paymentKeys as keys } from './ledger-schema.ts'
import { readStored } from './stored.ts'

type KeyBooks = Pick<GatewayLedger, 'insertKey' | 'spendKey'>

export const keyBooks = (db: Database, market: Market): KeyBooks => ({
  insertKey: async (sessionKey, key) => {
    await db.insert(keys).values({ market, sessionKey, ...key })
  },
  spendKey: async (sessionKey, keyId) => {
    const [row] = await db
      .delete(keys)
      .where(and(eq(keys.market, market), eq(keys.sessionKey, sessionKey), eq(keys.keyId, keyId)))
      .returning()
    if (row === undefined) return null
    const { keyId: id, phaseId, secretId, expiresAt } = row
    return { keyId: id, phaseId, secretId, expiresAt }
  },
})

type PaymentBooks = Pick<GatewayLedger, 'insertPayment' | 'payment'>

export const paymentBooks = (db: Database, market: Market): PaymentBooks => ({
  insertPayment: async (payment) => {
    await db.insert(payments).values({ market, ...payment })
  },
  payment: async (token) => {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.market, market), eq(payments.token, token)))
    if (row === undefined) return null
    return {
      token: row.token,
      declines: row.declines,
      conduct: row.conduct,
      storedAt: row.storedAt,
      summary: readStored(paymentSummary, row.summary, 'ledger_payments'),
    }
  },
})

const charge = { key: charges.key, token: charges.token, amount: charges.amountCents, state: charges.state }

type ChargeBooks = Pick<GatewayLedger, 'book' | 'charge' | 'voidCharge' | 'charges'>

export const chargeBooks = (db: Database, market: Market): ChargeBooks => {
  const chargeOf: GatewayLedger['charge'] = async (key) => {
    const [row] = await db
      .select(charge)
      .from(charges)
      .where(and(eq(charges.market, market), eq(charges.key, key)))
    return row ?? null
  }
  return {
    charge: chargeOf,
    book: async ({ amount, ...booking }) => {
      const [booked] = await db
        .insert(charges)
        .values({ market, ...booking, amountCents: amount })
        .onConflictDoNothing({ target: [charges.market, charges.key] })
        .returning(charge)
      const standing = booked ?? (await chargeOf(booking.key))
      if (standing === null) throw new Error('a charge is gone from the books')
      return standing
    },
    voidCharge: async (key) => {
      const [voided] = await db
        .update(charges)
        .set({ state: 'voided' })
        .where(and(eq(charges.market, market), eq(charges.key, key), eq(charges.state, 'captured')))
        .returning(charge)
      return voided ?? chargeOf(key)
    },
    charges: () =>
      db.select(charge).from(charges).where(eq(charges.market, market)).orderBy(asc(charges.key)),
  }
}
