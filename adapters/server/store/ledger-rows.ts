import { and, asc, eq } from 'drizzle-orm'
import type { GatewayLedger } from '#adapters/orchestrator/pocket/gateway-ledger.ts'
import { paymentSummary } from '#adapters/orchestrator/wire/entities/payment.ts'
import type { Database } from './database.ts'
import { ledgerCharges as charges, ledgerPayments as payments, paymentKeys as keys } from './ledger-schema.ts'
import { readStored } from './stored.ts'

type KeyBooks = Pick<GatewayLedger, 'insertKey' | 'spendKey'>

export const keyBooks = (db: Database): KeyBooks => ({
  insertKey: async (sessionKey, key) => {
    await db.insert(keys).values({ sessionKey, ...key })
  },
  spendKey: async (sessionKey, keyId) => {
    const [row] = await db
      .delete(keys)
      .where(and(eq(keys.sessionKey, sessionKey), eq(keys.keyId, keyId)))
      .returning()
    if (row === undefined) return null
    const { sessionKey: _, ...key } = row
    return key
  },
})

type PaymentBooks = Pick<GatewayLedger, 'insertPayment' | 'payment'>

export const paymentBooks = (db: Database): PaymentBooks => ({
  insertPayment: async (payment) => {
    await db.insert(payments).values(payment)
  },
  payment: async (token) => {
    const [row] = await db.select().from(payments).where(eq(payments.token, token))
    if (row === undefined) return null
    return { ...row, summary: readStored(paymentSummary, row.summary, 'ledger_payments') }
  },
})

const charge = { key: charges.key, token: charges.token, amount: charges.amountCents, state: charges.state }

type ChargeBooks = Pick<GatewayLedger, 'book' | 'charge' | 'voidCharge' | 'charges'>

export const chargeBooks = (db: Database): ChargeBooks => {
  const chargeOf: GatewayLedger['charge'] = async (key) => {
    const [row] = await db.select(charge).from(charges).where(eq(charges.key, key))
    return row ?? null
  }
  return {
    charge: chargeOf,
    book: async ({ amount, ...booking }) => {
      const [booked] = await db
        .insert(charges)
        .values({ ...booking, amountCents: amount })
        .onConflictDoNothing({ target: charges.key })
        .returning(charge)
      const standing = booked ?? (await chargeOf(booking.key))
      if (standing === null) throw new Error('a charge is gone from the books')
      return standing
    },
    voidCharge: async (key) => {
      const [voided] = await db
        .update(charges)
        .set({ state: 'voided' })
        .where(and(eq(charges.key, key), eq(charges.state, 'captured')))
        .returning(charge)
      return voided ?? chargeOf(key)
    },
    charges: () => db.select(charge).from(charges).orderBy(asc(charges.key)),
  }
}
