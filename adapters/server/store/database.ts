import { DrizzleQueryError, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A drizzle database of any PostgreSQL driver, or a transaction of one. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Runs a statement and returns its rows, whose columns the caller names. */
export const rowsOf = async <A>(db: Database, query: SQL): Promise<readonly A[]> =>
  ((await db.execute(query)) as { readonly rows: readonly A[] }).rows

/** Connections of this process in use and idle, and calls that wait for one. */
export type PoolUse = { readonly used: number; readonly idle: number; readonly waiting: number }

export type OpenDatabase = {
  readonly db: Database
  /** Resolves when the database answers. It does not wait behind other calls. */
  readonly ping: () => Promise<void>
  /** Whether calls wait for the database. */
  readonly isBusy: () => boolean
  readonly close: () => Promise<void>
  readonly poolUse?: () => PoolUse
}

/** Receives the text and the parameters of a statement as it is sent. */
export type OnQuery = (text: string, params: readonly unknown[]) => void

/** Returns drizzle options that pass each statement to `onQuery`. */
export const drizzleOptions = (onQuery: OnQuery | undefined) =>
  onQuery === undefined ? {} : { logger: { logQuery: onQuery as (text: string, params: unknown[]) => void } }

/** Serialization failure and deadlock: the transaction was rolled back, so the work may be retried. */
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

/** Returns the code of a driver or Node error, such as `40001` or `ECONNREFUSED`; empty without one. */
export const codeOf = (error: unknown): string => driverErrorOf(error).code

const SQLSTATE = /^[0-9A-Z]{5}$/

/** Returns a database failure's cause for operators: `SQLSTATE 28P01`, a system error code, or an error message. */
export const causeText = (error: unknown): string => {
  const code = codeOf(error)
  if (code === '') return error instanceof Error ? error.message : 'sin respuesta'
  return SQLSTATE.test(code) && !code.startsWith('E') ? `SQLSTATE ${code}` : code
}

/** Returns the stack of an error without its message, which contains values. */
const placesOf = ({ stack = '', message }: Error): string => {
  const places = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  return (places.match(/^\s*at .*$/gm) ?? []).join('\n')
}

/** The name of an error that `withoutValues` creates. */
export const DATABASE_FAILURE = 'DatabaseFailure'

/** Characters of a statement in an error. */
const QUERY_CHARACTERS = 1_000

/**
 * Returns a loggable error for a database failure. The driver's error may contain row values (I10), or the host and
 * user of the database. `code` is the SQLSTATE or a system error code; `query` is the statement without its values; the
 * stack is that of the failed work. An error that is not of the database is returned unchanged.
 */
export const withoutValues = (error: unknown): unknown => {
  const { code, constraint } = driverErrorOf(error)
  const isQuery = error instanceof DrizzleQueryError
  if (!(error instanceof Error) || error.name === DATABASE_FAILURE || (code === '' && !isQuery)) return error
  const failure = Object.assign(new Error(`database failed: ${code} ${constraint}`.trimEnd()), {
    name: DATABASE_FAILURE,
    code,
    constraint,
    ...(isQuery && { query: error.query.slice(0, QUERY_CHARACTERS) }),
  })
  failure.stack = `${DATABASE_FAILURE}: ${failure.message}\n${placesOf(error)}`
  return failure
}

/** Runs the work, and retries it up to three times when the database aborted it for a concurrent transaction (F9). */
export const retrying = async <A>(work: () => Promise<A>, retries = RETRIES): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    if (retries > 0 && RETRIABLE.has(codeOf(error))) return retrying(work, retries - 1)
    throw withoutValues(error)
  }
}
