import { sql } from 'drizzle-orm'
import type { GatewayLedger } from '#adapters/orchestrator/pocket/gateway-ledger.ts'
import type { Store, StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import { cartRows } from './cart-rows.ts'
import { checkoutRows } from './checkout-rows.ts'
import { couponHoldRows, couponUseRows } from './coupon-rows.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { keptCartRows } from './kept-cart-rows.ts'
import { keyRows } from './key-rows.ts'
import { paymentBooks, chargeBooks, keyBooks } from './ledger-rows.ts'
import type { Market } from './market.ts'
import { DEFAULT_MARKET } from './market.ts'
import { orderCodeRows } from './order-code-rows.ts'
import { intentRows, orderRows } from './order-rows.ts'
import { outboxRows } from './outbox-rows.ts'
import { sessionRows } from './session-rows.ts'
import { reservationRows, windowRows } from './visit-rows.ts'

type Report = (defect: unknown) => void

const transactionOver = (db: Database, market: Market, report: Report): StoreTransaction => ({
  ...sessionRows(db, market),
  ...cartRows(db, market),
  ...windowRows(db, market),
  ...reservationRows(db, market),
  ...intentRows(db, market, report),
  ...orderRows(db, market),
  ...keyRows(db, market),
  ...orderCodeRows(db, market),
  ...outboxRows(db, market, report),
  ...checkoutRows(db, market),
  ...couponUseRows(db, market),
  ...couponHoldRows(db, market),
  ...keptCartRows(db, market),
})

const retryingLedger = (db: Database, market: Market): GatewayLedger => {
  const books: GatewayLedger = {
    ...keyBooks(db, market),
    ...paymentBooks(db, market),
    ...chargeBooks(db, market),
  }
  return {
    insertKey: (...args) => retrying(() => books.insertKey(...args)),
    spendKey: (...args) => retrying(() => books.spendKey(...args)),
    insertPayment: (...args) => retrying(() => books.insertPayment(...args)),
    payment: (...args) => retrying(() => books.payment(...args)),
    book: (...args) => retrying(() => books.book(...args)),
    charge: (...args) => retrying(() => books.charge(...args)),
    voidCharge: (...args) => retrying(() => books.voidCharge(...args)),
    charges: () => retrying(() => books.charges()),
  }
}

export type SqlStore = { readonly store: Store; readonly ledger: GatewayLedger }

/**
 * The pocket's store and the embedded gateway's books in a migrated SQL database. The isolation level is that of PostgreSQL,
 * read committed: what a transaction decides on it must hold a lock on (the cart's). Work must have no effects outside its
 * transaction, for it is done again when the database gave the transaction up. `report` takes defects that are passed over
 * rather than thrown: a pending intent, or a message, that cannot be read. Of a database that several stores share, only the rows of `market` are
 * seen.
 */
export const createSqlStore = (db: Database, report: Report, market: Market = DEFAULT_MARKET): SqlStore => ({
  store: {
    transaction: (work) =>
      retrying(() => db.transaction((transaction) => work(transactionOver(transaction, market, report)))),
    ping: async () => {
      await retrying(() => db.execute(sql`select 1`))
    },
  },
  ledger: retryingLedger(db, market),
})
