import { type SQL, sql } from 'drizzle-orm'
import { entryOf } from '#adapters/provider/network/imported-entry.ts'
import { networkOf } from '#adapters/provider/network/indexed-network.ts'
import type { Network } from '#adapters/provider/network/network.ts'
import { situations } from '#adapters/provider/network/situations.ts'
import type { LineRef, NetworkStreet, StreetLines } from '#adapters/provider/network/street-lines.ts'
import { lineKey } from '#core/network/home-key.ts'
import { currentTransaction } from './current-transaction.ts'
import type { Database } from './database.ts'
import { retrying, rowsOf } from './database.ts'
import { type HomeRow, homeOf } from './network-homes.ts'
import {
  networkHomes as homes,
  networkStreets as streets,
  networkVersions as versions,
} from './network-schema.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'

/** Follows every text that begins with a prefix. */
const AFTER = '\uffff'

/** The homes of one building, and the streets of one zip, that a statement reads. */
const HOMES_MAX = 5_000
const STREETS_MAX = 5_000

type Range = { readonly from: readonly [number: string, street: string]; readonly to: Range['from'] }

/** Returns the range of lines that begin with a number, which is unfinished if no street follows it. */
const rangeOf = (prefix: string): Range => {
  const [number = '', ...words] = prefix.split(' ')
  const street = words.join(' ')
  return {
    from: [number, street],
    to: street === '' ? [`${number}${AFTER}`, ''] : [number, `${street}${AFTER}`],
  }
}

/** Reads the streets and lines of the active version of a store. It takes part in the current transaction. */
const activeLines = (database: Database, storeId: StoreId): StreetLines => {
  const read = <A>(query: SQL): Promise<readonly A[]> => {
    const transaction = currentTransaction()
    return transaction === undefined ? retrying(() => rowsOf(database, query)) : rowsOf(transaction, query)
  }
  const version = sql`(select v.id from ${versions} v where v.market = ${storeId} and v.state = 'active')`
  const isTheirs = sql`h.market = ${storeId} and h.version_id = ${version}`
  const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

  return {
    linesBeginning: (prefixes, limit) => {
      const ranges = prefixes.map(rangeOf)
      const columns = [
        texts(ranges.map(({ from: [number] }) => number)),
        texts(ranges.map(({ from: [, street] }) => street)),
        texts(ranges.map(({ to: [number] }) => number)),
        texts(ranges.map(({ to: [, street] }) => street)),
      ]
      return read<LineRef>(
        sql`select h.street_key as street, h.number
          from unnest(${sql.join(columns, sql`, `)}) with ordinality
            as p(number, street, last_number, last_street, at)
          cross join lateral (
            select distinct h.number, h.street_key from ${homes} h
            where ${isTheirs} and (h.number, h.street_key) >= (p.number collate "C", p.street collate "C")
              and (h.number, h.street_key) < (p.last_number collate "C", p.last_street collate "C")
            order by h.number, h.street_key limit ${limit}
          ) h
          order by p.at, h.number, h.street_key`,
      )
    },
    streetsBeginning: (prefixes, limit) =>
      read<NetworkStreet>(
        sql`select h.key, h.own, h.numbers
          from unnest(${texts(prefixes)}, ${texts(prefixes.map((prefix) => `${prefix}${AFTER}`))})
            with ordinality as p(first, last, at)
          cross join lateral (
            select h.key, h.search, h.own, h.numbers from ${streets} h
            where ${isTheirs} and h.search >= p.first collate "C" and h.search < p.last collate "C"
            order by h.search limit ${limit}
          ) h
          order by p.at, h.search`,
      ),
    streetsOf: (zip) =>
      read<NetworkStreet>(
        sql`select h.key, h.own, h.numbers from ${streets} h where ${isTheirs} and h.zip = ${zip}
          order by h.key limit ${STREETS_MAX}`,
      ),
    entries: async (lines) => {
      const keys = lines.map(({ street, number }) => lineKey(street, number))
      if (keys.length === 0) return []
      const found = await read<HomeRow & { readonly at: number }>(
        sql`select p.at::int, h.location_id as "locationId", h.street, h.unit, h.city, h.state, h.zip,
            h.unit_count as "unitCount", h.technology, h.download_mbps as "downloadMbps",
            h.upload_mbps as "uploadMbps", h.is_low_latency as "isLowLatency", h.customers, h.latitude, h.longitude
          from unnest(${texts(keys)}, ${texts(keys.map((key) => `${key}${AFTER}`))})
            with ordinality as p(first, last, at)
          cross join lateral (
            select h.* from ${homes} h
            where ${isTheirs} and h.key >= p.first collate "C" and h.key < p.last collate "C"
            order by h.key limit ${HOMES_MAX}
          ) h
          order by p.at, h.key`,
      )
      return lines.flatMap((_, at) => entryOf(found.filter((row) => row.at === at + 1).map(homeOf)) ?? [])
    },
    reach: async (zip) => {
      const [found] = await read<{
        readonly city: string
        readonly state: string
        readonly isServed: boolean
      }>(
        sql`select min(h.city) as city, min(h.state) as state, bool_or(h.is_served) as "isServed"
          from ${streets} h where ${isTheirs} and h.zip = ${zip} group by h.zip`,
      )
      if (found === undefined) return null
      const { city, state, isServed } = found
      const { serviceability } = isServed ? situations.serviceable : situations.notServiceable
      return { city, state, serviceability }
    },
  }
}

/** Returns the network of the imported homes of a store, as its active version is at each call. */
export const importedNetwork = (db: Database, storeId: StoreId = DEFAULT_STORE_ID): Network =>
  networkOf(activeLines(db, storeId))
