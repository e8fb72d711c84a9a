import { type SQL, sql } from 'drizzle-orm'
import type { HomeService } from '#core/network/home.ts'
import type { ImportBatch } from '#adapters/network-import/network-versions.ts'
import { networkHomes as homes, networkServices as services } from './network-schema.ts'

/** A column of unnested values: one parameter for all rows of a batch. */
const column = (values: readonly unknown[], type: string): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`

const serviceColumns = (found: readonly (HomeService | null)[]): readonly SQL[] => [
  column(
    found.map((service) => service?.technology ?? null),
    'text',
  ),
  column(
    found.map((service) => service?.downloadMbps ?? null),
    'int',
  ),
  column(
    found.map((service) => service?.uploadMbps ?? null),
    'int',
  ),
  column(
    found.map((service) => service?.isLowLatency ?? null),
    'boolean',
  ),
  column(
    found.map((service) => service?.customers ?? null),
    'text',
  ),
]

const SERVICE = ['technology', 'download_mbps', 'upload_mbps', 'is_low_latency', 'customers'] as const

const list = (names: readonly string[], of = ''): SQL =>
  sql.raw(names.map((name) => `${of}${name}`).join(', '))

/**
 * Orders services, the best first: one for residential customers, then the faster one. The order is total, and is that
 * of bytes in every database, so that the order of rows decides nothing.
 */
const serviceOrder = (row: string): string =>
  `coalesce(${row}.customers = 'business', true), -coalesce(${row}.download_mbps, -1),
   -coalesce(${row}.upload_mbps, -1), not coalesce(${row}.is_low_latency, false),
   coalesce(${row}.customers, '') collate "C", coalesce(${row}.technology, '') collate "C"`

/** Orders the homes of one key, the one to retain first. */
export const homeOrder = (row: string): SQL =>
  sql.raw(`${row}.download_mbps is null, ${row}.location_id collate "C", ${serviceOrder(row)},
    ${row}.street collate "C", ${row}.unit collate "C", ${row}.city collate "C", ${row}.state collate "C",
    ${row}.zip collate "C", ${row}.unit_count, coalesce(${row}.latitude, 0), coalesce(${row}.longitude, 0),
    ${row}.file_at, ${row}.line`)

const replaced = (names: readonly string[]): SQL =>
  sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '))

/** The names of the columns that a home has beside its key. */
const HOME = [
  'file_at',
  'line',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'unit_count',
  ...SERVICE,
  'latitude',
  'longitude',
]

/** Returns the statement that stores the services of a batch; each location has the best one. */
export const insertServices = (key: SQL, rows: ImportBatch['services']): SQL => sql`
  insert into ${services} (market, version_id, location_id, ${list(SERVICE)})
  select distinct on (r.location_id) ${key}, r.*
  from unnest(${sql.join(
    [
      column(
        rows.map(({ locationId }) => locationId),
        'text',
      ),
      ...serviceColumns(rows.map(({ service }) => service)),
    ],
    sql`, `,
  )}) as r(location_id, ${list(SERVICE)})
  order by r.location_id, ${sql.raw(serviceOrder('r'))}
  on conflict (market, version_id, location_id) do update set ${replaced(SERVICE)}
  where (${sql.raw(serviceOrder('excluded'))}) < (${sql.raw(serviceOrder('network_services'))})`

/** Returns the statement that stores the homes of a batch, each with its own service or that of its location. */
export const insertHomes = (key: SQL, { at, homes: rows }: ImportBatch): SQL => {
  const texts = ['street', 'unit', 'city', 'state', 'zip'] as const
  const values = [
    column(
      rows.map(({ home }) => home.locationId),
      'text',
    ),
    column(
      rows.map((row) => row.key),
      'text',
    ),
    column(
      rows.map(({ line }) => line),
      'int',
    ),
    ...texts.map((name) =>
      column(
        rows.map(({ home }) => home[name]),
        'text',
      ),
    ),
    column(
      rows.map(({ home }) => home.unitCount),
      'int',
    ),
    ...serviceColumns(rows.map(({ home }) => home.service)),
    column(
      rows.map(({ home }) => home.point?.latitude ?? null),
      'float8',
    ),
    column(
      rows.map(({ home }) => home.point?.longitude ?? null),
      'float8',
    ),
  ]
  const names = ['location_id', 'key', 'line', ...texts, 'unit_count', ...SERVICE, 'latitude', 'longitude']
  const served = SERVICE.map(
    (name) => `case when r.technology is null then s.${name} else r.${name} end as ${name}`,
  )
  return sql`
    insert into ${homes} (market, version_id, location_id, key, ${list(HOME)})
    select distinct on (h.location_id, h.key) ${key}, h.location_id, h.key, ${list(HOME, 'h.')}
    from (
      select r.location_id, r.key, ${at}::int as file_at, r.line, ${list(texts, 'r.')}, r.unit_count,
        ${list(served)}, r.latitude, r.longitude
      from unnest(${sql.join(values, sql`, `)}) as r(${list(names)})
      left join ${services} s on (s.market, s.version_id) = (${key}) and s.location_id = r.location_id
    ) h
    order by h.location_id, h.key, ${homeOrder('h')}
    on conflict (market, version_id, location_id, key) do update set ${replaced(HOME)}
    where (${homeOrder('excluded')}) < (${homeOrder('network_homes')})`
}
