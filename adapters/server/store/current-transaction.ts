import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

const transactions = new AsyncLocalStorage<Database>()

/** Runs work within a transaction, so that reads of the network take part in it: PGlite has one connection. */
export const inTransaction = <A>(transaction: Database, work: () => Promise<A>): Promise<A> =>
  transactions.run(transaction, work)

/** Returns the transaction of the current work, or undefined. */
export const currentTransaction = (): Database | undefined => transactions.getStore()
