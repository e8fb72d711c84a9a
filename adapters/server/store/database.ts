import { DrizzleQueryError } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A drizzle database of any PostgreSQL driver, or a transaction of one. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Connections of this process: at work, kept for later, and calls that wait for one. */
export type PoolUse = { readonly used: number; readonly idle: number; readonly waiting: number }

export type OpenDatabase = {
  readonly db: Database
  readonly close: () => Promise<void>
  readonly poolUse?: () => PoolUse
}

/** Sees the text and the parameters of a statement as it is sent. */
export type OnQuery = (text: string, params: readonly unknown[]) => void

/** Options of drizzle that pass each statement on. */
export const drizzleOptions = (onQuery: OnQuery | undefined) =>
  onQuery === undefined ? {} : { logger: { logQuery: onQuery as (text: string, params: unknown[]) => void } }

/** Serialization failure and deadlock: nothing was done, so the same work may be done again. */
const RETRIABLE = new Set(['40001', '40P01'])
const RETRIES = 3

type DriverError = { readonly code: string; readonly constraint: string }

const textOf = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

const driverErrorOf = (error: unknown): DriverError => {
  const found: unknown = error instanceof DrizzleQueryError ? error.cause : error
  return typeof found === 'object' && found !== null
    ? { code: textOf(found, 'code'), constraint: textOf(found, 'constraint') }
    : { code: '', constraint: '' }
}

/** The code a driver or Node gave an error, such as `40001` or `ECONNREFUSED`; empty for an error without. */
export const codeOf = (error: unknown): string => driverErrorOf(error).code

/**
 * What may be told of a failure of the database: the driver's own error holds the values of the row it was about (I10), or where the
 * database is and who it was called as. An error that is not the database's is passed on.
 */
export const withoutValues = (error: unknown): unknown => {
  const { code, constraint } = driverErrorOf(error)
  if (code === '' && !(error instanceof DrizzleQueryError)) return error
  return new Error(`database failed: ${code} ${constraint}`.trimEnd())
}

/** Does the work; again, up to three times, when the database gave it up in favour of another's (F9). */
export const retrying = async <A>(work: () => Promise<A>, retries = RETRIES): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    if (retries > 0 && RETRIABLE.has(codeOf(error))) return retrying(work, retries - 1)
    throw withoutValues(error)
  }
}
