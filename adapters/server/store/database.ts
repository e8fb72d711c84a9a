import { DrizzleQueryError } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A drizzle database of any PostgreSQL driver, or a transaction of one. */
export type Database = PgDatabase<PgQueryResultHKT>

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

/** What may be told of a failed query: the driver's own error holds the values of the row it was about (I10). */
const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof DrizzleQueryError)) return error
  const { code, constraint } = driverErrorOf(error)
  return new Error(`query failed: ${code} ${constraint}`.trimEnd())
}

/** Does the work; again, up to three times, when the database gave it up in favour of another's (F9). */
export const retrying = async <A>(work: () => Promise<A>, retries = RETRIES): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    if (retries > 0 && RETRIABLE.has(driverErrorOf(error).code)) return retrying(work, retries - 1)
    throw withoutValues(error)
  }
}
