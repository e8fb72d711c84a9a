import { and, asc, eq, lt } from 'drizzle-orm'
import type { GatewayLedger } from '#adapters/orchestrator/pocket/gateway-ledger.ts'
import { cardSummary } from '#adapters/orchestrator/wire/entities/payment.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import { ledgerCards as cards, ledgerCharges as charges, paymentKeys as keys } from './ledger-schema.ts'
import { readStored } from './stored.ts'

/** A key that nobody used is wiped once a key comes in that dies this much later, in milliseconds; it is long dead by then. */
const UNUSED_KEY_MS = 3_600_000

type KeyBooks = Pick<GatewayLedger, 'insertKey' | 'spendKey'>

export const keyBooks = (db: Database): KeyBooks => ({
  insertKey: async (sessionKey, key) => {
    await db.delete(keys).where(lt(keys.expiresAt, epochMs(key.expiresAt - UNUSED_KEY_MS)))
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

type CardBooks = Pick<GatewayLedger, 'insertCard' | 'card'>

export const cardBooks = (db: Database): CardBooks => ({
  insertCard: async ({ token, summary, declines }) => {
    await db.insert(cards).values({ token, ...summary, declines })
  },
  card: async (token) => {
    const [row] = await db.select().from(cards).where(eq(cards.token, token))
    if (row === undefined) return null
    const { issuer, lastFour, declines } = row
    return { token, summary: readStored(cardSummary, { issuer, lastFour }, 'ledger_cards'), declines }
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
