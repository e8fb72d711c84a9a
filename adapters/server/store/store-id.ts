import { text } from 'drizzle-orm/pg-core'
import type { Branded } from '#core/shared/branded.ts'

/**
 * Id of a store in a shared database: a brand in a region. Every key begins with it, so that a distributed database
 * stores the rows of a store together.
 */
export type StoreId = Branded<string, 'StoreId'>

/** The id of the only store in a database, and of rows that older versions wrote without an id. */
export const DEFAULT_STORE_ID = 'us' as StoreId

export const storeId = () => text('market').$type<StoreId>().notNull().default(DEFAULT_STORE_ID)
