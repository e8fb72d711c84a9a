import { type SQL, sql } from 'drizzle-orm'
import { compareNumbers, searchKeyOf } from '#adapters/provider/network/street-lines.ts'
import { ownNames } from '#core/network/street-key.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import type { Database } from './database.ts'
import { rowsOf } from './database.ts'
import { networkHomes as homes, networkStreets as streets } from './network-schema.ts'

type Found = {
  readonly key: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly numbers: readonly string[]
  readonly isServed: boolean
}

/** Returns the row of a street without its version. The address of one of its homes names it. */
const rowOf = ({ key, street, city, state, zip, numbers, isServed }: Found) => {
  const address = readUsAddress(street)
  if (address.kind === 'mail') return []
  return [
    {
      key,
      search: searchKeyOf(address, { city, state, zip }),
      zip,
      city,
      state,
      own: ownNames(address),
      numbers: numbers.toSorted(compareNumbers),
      is_served: isServed,
    },
  ]
}

/**
 * Stores the streets of the homes of a range of keys. A street in two ranges has the numbers of both, in the order of
 * `compareNumbers`.
 * `version`: the values of market and version; `range`: a condition on `network_homes h`.
 */
export const addStreets = async (db: Database, version: SQL, range: SQL): Promise<void> => {
  const found = await rowsOf<Found>(
    db,
    sql`select h.street_key as key, min(h.street) as street, min(h.city) as city, min(h.state) as state,
        min(h.zip) as zip, jsonb_agg(distinct h.number) as numbers,
        bool_or(h.download_mbps is not null and h.customers <> 'business') as "isServed"
      from ${homes} h
      where (h.market, h.version_id) = (${version}) and h.number <> '' and ${range}
      group by h.street_key`,
  )
  await db.execute(sql`
    insert into ${streets} (market, version_id, key, search, zip, city, state, own, numbers, is_served)
    select ${version}, r.key, r.search, r.zip, r.city, r.state, r.own, r.numbers, r.is_served
    from jsonb_to_recordset(${JSON.stringify(found.flatMap(rowOf))}::jsonb) as r(key text, search text, zip text,
      city text, state text, own jsonb, numbers jsonb, is_served boolean)
    on conflict (market, version_id, key) do update set
      numbers = (
        select jsonb_agg(n.number order by coalesce(substring(n.number from '^[0-9]+')::numeric, 0), n.number collate "C")
        from (select distinct jsonb_array_elements_text(network_streets.numbers || excluded.numbers) as number) n
      ),
      is_served = network_streets.is_served or excluded.is_served`)
}
