import { text } from 'drizzle-orm/pg-core'
import type { Branded } from '#core/shared/branded.ts'

/**
 * Which of the stores on one database a row is of: a brand in a region. Every key begins with it, so that a database spread over many
 * machines keeps the rows of a market together.
 */
export type Market = Branded<string, 'Market'>

/** The market of a database that holds one store alone, and of its rows from before there were markets. */
export const DEFAULT_MARKET = 'us' as Market

export const market = () => text('market').$type<Market>().notNull().default(DEFAULT_MARKET)
