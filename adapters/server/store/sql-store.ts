import { sql } from 'drizzle-orm'
import type { GatewayLedger } from '#adapters/provider/gateway/gateway-ledger.ts'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import { accountRows } from './account-rows.ts'
import { cartRows } from './cart-rows.ts'
import { checkoutRows } from './checkout-rows.ts'
import { couponHoldRows, couponUseRows } from './coupon-rows.ts'
import { crewRows } from './crew-rows.ts'
import { inTransaction } from './current-transaction.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { followUpRows } from './follow-up-rows.ts'
import { savedCartRows } from './saved-cart-rows.ts'
import { keyRows } from './key-rows.ts'
import { paymentBooks, chargeBooks, keyBooks } from './ledger-rows.ts'
import { stockRows } from './stock-rows.ts'
import { tradeInRows } from './trade-in-rows.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import { orderCodeRows } from './order-code-rows.ts'
import { intentRows, orderRows } from './order-rows.ts'
import { outboxRows } from './outbox-rows.ts'
import { portalRows } from './portal-rows.ts'
import { sessionRows } from './session-rows.ts'
import { reservationRows, windowRows } from './visit-rows.ts'

type Report = (defect: unknown) => void

const transactionOver = (db: Database, storeId: StoreId, report: Report): StoreTransaction => ({
  ...sessionRows(db, storeId),
  ...cartRows(db, storeId),
  ...windowRows(db, storeId),
  ...reservationRows(db, storeId),
  ...intentRows(db, storeId, report),
  ...orderRows(db, storeId),
  ...keyRows(db, storeId),
  ...orderCodeRows(db, storeId),
  ...outboxRows(db, storeId, report),
  ...checkoutRows(db, storeId),
  ...couponUseRows(db, storeId),
  ...couponHoldRows(db, storeId),
  ...crewRows(db, storeId),
  ...savedCartRows(db, storeId),
  ...accountRows(db, storeId),
  ...followUpRows(db, storeId),
  ...stockRows(db, storeId),
  ...tradeInRows(db, storeId),
  ...portalRows(db, storeId),
})

const retryingLedger = (db: Database, storeId: StoreId): GatewayLedger => {
  const books: GatewayLedger = {
    ...keyBooks(db, storeId),
    ...paymentBooks(db, storeId),
    ...chargeBooks(db, storeId),
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
 * Returns the provider's store and the gateway's ledger in a migrated SQL database. Read committed: a transaction
 * must lock the rows that it decides on (the cart). Work must have no effects outside its transaction, because it runs
 * again when the database aborts the transaction. `report` receives defects that do not stop the work: a pending intent
 * or a message that cannot be read. In a database that several stores share, only rows of `storeId` are visible.
 */
export const createSqlStore = (
  db: Database,
  report: Report,
  storeId: StoreId = DEFAULT_STORE_ID,
): SqlStore => ({
  store: {
    transaction: (work) =>
      retrying(() =>
        db.transaction((transaction) =>
          inTransaction(transaction, () => work(transactionOver(transaction, storeId, report))),
        ),
      ),
    ping: async () => {
      await retrying(() => db.execute(sql`select 1`))
    },
  },
  ledger: retryingLedger(db, storeId),
})
