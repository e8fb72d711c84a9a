import { type SQL, and, asc, eq, gt, sql } from 'drizzle-orm'
import type { NetworkHome } from '#core/network/home.ts'
import type { NetworkCounts, OtherAddress } from '#adapters/network-import/network-versions.ts'
import type { Database } from './database.ts'
import { retrying, rowsOf } from './database.ts'
import { homeOrder } from './network-homes-sql.ts'
import type { networkServices } from './network-schema.ts'
import { networkHomes as homes, networkStreets } from './network-schema.ts'
import type { StoreId } from './store-id.ts'

/** Rows of a statement that merges, deletes or reads: a statement may last five seconds. */
const PAGE = 10_000

/** The columns of a row that make a home. */
export type HomeRow = Omit<
  typeof homes.$inferSelect,
  'storeId' | 'versionId' | 'key' | 'streetKey' | 'number' | 'fileAt' | 'line'
>

type Table = typeof homes | typeof networkServices | typeof networkStreets

/** Returns the home of a row. */
export const homeOf = (row: HomeRow): NetworkHome => {
  const { locationId, street, unit, city, state, zip, unitCount, latitude, longitude } = row
  const { technology, downloadMbps, uploadMbps, isLowLatency, customers } = row
  const isServed =
    technology !== null &&
    downloadMbps !== null &&
    uploadMbps !== null &&
    isLowLatency !== null &&
    customers !== null
  return {
    locationId,
    street,
    unit,
    city,
    state,
    zip,
    unitCount,
    service: isServed ? { technology, downloadMbps, uploadMbps, isLowLatency, customers } : null,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

/** Returns the rows of one version, for work in pages. */
export const versionHomes = (db: Database, storeId: StoreId, versionId: number) => {
  /** Of the rows of `network_homes h`. */
  const isTheirs = sql`h.market = ${storeId} and h.version_id = ${versionId}`

  /** Runs the work on one range of values of a column after the other, each with about a page of rows. */
  const eachRange = async (
    column: 'location_id' | 'key',
    work: (range: SQL) => Promise<void>,
    table: Table = homes,
    after: string | null = null,
  ): Promise<void> => {
    const name = sql`h.${sql.identifier(column)}`
    const rest = after === null ? sql`true` : sql`${name} > ${after}`
    const [last] = await rowsOf<{ readonly value: string }>(
      db,
      sql`select ${name} as value from ${table} h where ${isTheirs} and ${rest}
        order by h.market, h.version_id, ${name} offset ${PAGE} limit 1`,
    )
    await work(last === undefined ? rest : sql`${rest} and ${name} <= ${last.value}`)
    if (last !== undefined) await eachRange(column, work, table, last.value)
  }

  /** Deletes the homes of a range whose location has a smaller address. */
  const deleteOtherAddresses = (tx: Database, range: SQL): Promise<readonly OtherAddress[]> =>
    rowsOf<OtherAddress>(
      tx,
      sql`delete from ${homes} h using (
          select h.location_id, min(split_part(h.key, '|', 1) collate "C") as place
          from ${homes} h where ${isTheirs} and ${range}
          group by h.location_id having count(*) > 1
        ) l
        where ${isTheirs} and h.location_id = l.location_id and split_part(h.key, '|', 1) <> l.place
        returning h.file_at as at, h.line, h.location_id as "locationId"`,
    )

  /** Deletes all homes of each key of a range but one. */
  const deleteDuplicates = async (range: SQL): Promise<void> => {
    await retrying(() =>
      db.execute(sql`delete from ${homes} h using (
          select h.location_id, h.key, row_number() over (partition by h.key order by ${homeOrder('h')}) as place
          from ${homes} h where ${isTheirs} and ${range}
        ) d
        where ${isTheirs} and h.location_id = d.location_id and h.key = d.key and d.place > 1`),
    )
  }

  /** Deletes all rows of a table of the version. */
  const deleteAll = (table: Table): Promise<void> =>
    eachRange(
      table === networkStreets ? 'key' : 'location_id',
      async (range) => {
        await retrying(() => db.execute(sql`delete from ${table} h where ${isTheirs} and ${range}`))
      },
      table,
    )

  const count = async (): Promise<Pick<NetworkCounts, 'homes' | 'unserved' | 'buildingsWithUnits'>> => {
    const [found] = await rowsOf<{ readonly homes: number; readonly unserved: number }>(
      db,
      sql`select count(*)::int as homes, (count(*) filter (where h.download_mbps is null))::int as unserved
        from ${homes} h where ${isTheirs}`,
    )
    const [buildings] = await rowsOf<{ readonly count: number }>(
      db,
      sql`select count(*)::int as count from (
          select 1 from ${homes} h where ${isTheirs} and (h.unit_count > 1 or h.key not like '%|')
          group by split_part(h.key, '|', 1)
        ) b`,
    )
    return {
      homes: found?.homes ?? 0,
      unserved: found?.unserved ?? 0,
      buildingsWithUnits: buildings?.count ?? 0,
    }
  }

  async function* read(): AsyncGenerator<NetworkHome> {
    for (let after = ''; ;) {
      const page = await retrying(() =>
        db
          .select()
          .from(homes)
          .where(and(eq(homes.storeId, storeId), eq(homes.versionId, versionId), gt(homes.key, after)))
          .orderBy(asc(homes.storeId), asc(homes.versionId), asc(homes.key))
          .limit(PAGE),
      )
      for (const row of page) yield homeOf(row)
      const last = page.at(-1)
      if (last === undefined) return
      after = last.key
    }
  }

  return { eachRange, deleteOtherAddresses, deleteDuplicates, deleteAll, count, read }
}
