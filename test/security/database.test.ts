import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { type CallName, IDEMPOTENCY_HEADER } from '#adapters/contract/record.ts'
import { type Host, openHost } from '#adapters/server/host.ts'
import { JSON_TYPE } from '#test/builders/contract-call.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import { GIG, maria } from '#test/builders/provider.builder.ts'
import { openVisitor, sessionHeaders, type Visitor } from './visitor.builder.ts'

let host: Host
let visitor: Visitor

beforeAll(async () => {
  host = await openHost(hostParts)
  visitor = await openVisitor(host.app)
  const headers = { ...JSON_TYPE, ...sessionHeaders(visitor) }
  const post = (path: string, payload: object) =>
    host.app.inject({ method: 'POST', url: `/api/attos/${path}`, headers, payload })
  expect((await post('offer', { offerId: GIG })).statusCode).toBe(200)
  expect((await post('addCustomer', maria)).statusCode).toBe(200)
})
afterAll(() => host.close())

type Rows = readonly Readonly<Record<string, unknown>>[]

const rowsOf = async (query: string): Promise<Rows> => {
  const { rows } = (await host.db.execute(sql.raw(query))) as { readonly rows: Rows }
  return rows
}

/** Every row of every table, as text. */
const dump = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const tables = await rowsOf(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  )
  const read = tables.map(async ({ table_name: table }) => {
    const rows = await rowsOf(`select to_jsonb(found)::text as row from "${String(table)}" found order by 1`)
    return [String(table), rows.map(({ row }) => String(row))] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

describe('the database', () => {
  it('is not changed by a read or a call that is repeated without a key, except for the session’s end and newly opened windows (S12, S32)', async () => {
    // Rates are counted, and windows open as the calendar goes on; neither is what a caller could want changed.
    const keptFrom = (found: Awaited<ReturnType<typeof dump>>) => {
      const { tallies: _rates, installation_windows: windows = [], ...others } = found
      const booked = windows.filter((row) => !row.includes('"booked": 0'))
      return JSON.stringify({ ...others, booked }).replaceAll(/\\"expires_at\\": \d+/g, '')
    }
    const before = keptFrom(await dump())
    expect(before).toContain(maria.emailAddress)
    const hasKey = (name: CallName) =>
      JSON.stringify(contract[name].request.schema()).includes(IDEMPOTENCY_HEADER)
    for (const name of callNames.filter((name) => contract[name].retry && !hasKey(name))) {
      expect((await visitor.call(name)).statusCode).toBeLessThan(500)
      expect([name, keptFrom(await dump()) === before]).toEqual([name, true])
    }
  })
})
