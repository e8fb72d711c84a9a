import { type SQL, sql } from 'drizzle-orm'
import type { HomeService } from '#core/network/home.ts'
import type { ImportBatch } from '#adapters/network-import/network-versions.ts'
import { networkHomes as homes, networkServices as services } from './network-schema.ts'

/** Columns of unnested values: one parameter for all rows of a batch. */
const texts = (values: readonly (string | null)[]): SQL => sql`${sql.param(values)}::text[]`
const integers = (values: readonly (number | null)[]): SQL => sql`${sql.param(values)}::int[]`
const decimals = (values: readonly (number | null)[]): SQL => sql`${sql.param(values)}::float8[]`
const booleans = (values: readonly (boolean | null)[]): SQL => sql`${sql.param(values)}::boolean[]`

const serviceColumns = (found: readonly (HomeService | null)[]): readonly SQL[] => [
  texts(found.map((service) => service?.technology ?? null)),
  integers(found.map((service) => service?.downloadMbps ?? null)),
  integers(found.map((service) => service?.uploadMbps ?? null)),
  booleans(found.map((service) => service?.isLowLatency ?? null)),
  texts(found.map((service) => service?.customers ?? null)),
]

const SERVICE = ['technology', 'download_mbps', 'upload_mbps', 'is_low_latency', 'customers'] as const
const ADDRESS = ['street', 'unit', 'city', 'state', 'zip'] as const
/** The columns of a home besides its key. */
const HOME = [
  'street_key',
  'number',
  'file_at',
  'line',
  ...ADDRESS,
  'unit_count',
  ...SERVICE,
  'latitude',
  'longitude',
] as const

type Column = (typeof HOME)[number] | 'location_id' | 'key'

/** Rows of a statement by their name there. */
type Row = 'r' | 's' | 'h' | 'excluded' | 'network_homes' | 'network_services'

const of = (row: Row, name: Column): SQL => sql`${sql.identifier(row)}.${sql.identifier(name)}`

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

const list = (names: readonly Column[]): SQL => listed(names.map((name) => sql`${sql.identifier(name)}`))

const listOf = (row: Row, names: readonly Column[]): SQL => listed(names.map((name) => of(row, name)))

const replaced = (names: readonly Column[]): SQL =>
  listed(names.map((name) => sql`${sql.identifier(name)} = ${of('excluded', name)}`))

/**
 * Orders services, the best first: one for residential customers, then the faster one. The order is total, and is that
 * of bytes in every database, so that the order of rows decides nothing.
 */
const serviceOrder = (row: Row): SQL =>
  sql`coalesce(${of(row, 'customers')} = 'business', true), -coalesce(${of(row, 'download_mbps')}, -1),
    -coalesce(${of(row, 'upload_mbps')}, -1), not coalesce(${of(row, 'is_low_latency')}, false),
    coalesce(${of(row, 'customers')}, '') collate "C", coalesce(${of(row, 'technology')}, '') collate "C"`

/** Orders the homes of one key, the one to retain first. */
export const homeOrder = (row: Row): SQL =>
  sql`${of(row, 'download_mbps')} is null, ${of(row, 'location_id')} collate "C", ${serviceOrder(row)},
    ${listed(ADDRESS.map((name) => sql`${of(row, name)} collate "C"`))}, ${of(row, 'unit_count')},
    coalesce(${of(row, 'latitude')}, 0), coalesce(${of(row, 'longitude')}, 0), ${of(row, 'file_at')},
    ${of(row, 'line')}`

/** Returns the statement that stores the services of a batch; each location has the best one. */
export const insertServices = (key: SQL, rows: ImportBatch['services']): SQL => sql`
  insert into ${services} (market, version_id, location_id, ${list(SERVICE)})
  select distinct on (r.location_id) ${key}, r.*
  from unnest(${listed([
    texts(rows.map(({ locationId }) => locationId)),
    ...serviceColumns(rows.map(({ service }) => service)),
  ])}) as r(location_id, ${list(SERVICE)})
  order by r.location_id, ${serviceOrder('r')}
  on conflict (market, version_id, location_id) do update set ${replaced(SERVICE)}
  where (${serviceOrder('excluded')}) < (${serviceOrder('network_services')})`

/** Returns the statement that stores the homes of a batch, each with its own service or that of its location. */
export const insertHomes = (key: SQL, { at, homes: rows }: ImportBatch): SQL => {
  const values = [
    texts(rows.map(({ home }) => home.locationId)),
    texts(rows.map(({ keys }) => keys.home)),
    texts(rows.map(({ keys }) => keys.street)),
    texts(rows.map(({ keys }) => keys.number)),
    integers(rows.map(({ line }) => line)),
    ...ADDRESS.map((name) => texts(rows.map(({ home }) => home[name]))),
    integers(rows.map(({ home }) => home.unitCount)),
    ...serviceColumns(rows.map(({ home }) => home.service)),
    decimals(rows.map(({ home }) => home.point?.latitude ?? null)),
    decimals(rows.map(({ home }) => home.point?.longitude ?? null)),
  ]
  const names = [
    'location_id',
    'key',
    'street_key',
    'number',
    'line',
    ...ADDRESS,
    'unit_count',
    ...SERVICE,
    'latitude',
    'longitude',
  ] as const
  const served = SERVICE.map(
    (name) =>
      sql`case when r.technology is null then ${of('s', name)} else ${of('r', name)} end as ${sql.identifier(name)}`,
  )
  return sql`
    insert into ${homes} (market, version_id, location_id, key, ${list(HOME)})
    select distinct on (h.location_id, h.key) ${key}, h.location_id, h.key, ${listOf('h', HOME)}
    from (
      select r.location_id, r.key, r.street_key, r.number, ${at}::int as file_at, r.line, ${listOf('r', ADDRESS)}, r.unit_count,
        ${listed(served)}, r.latitude, r.longitude
      from unnest(${listed(values)}) as r(${list(names)})
      left join ${services} s on (s.market, s.version_id) = (${key}) and s.location_id = r.location_id
    ) h
    order by h.location_id, h.key, ${homeOrder('h')}
    on conflict (market, version_id, location_id, key) do update set ${replaced(HOME)}
    where (${homeOrder('excluded')}) < (${homeOrder('network_homes')})`
}
