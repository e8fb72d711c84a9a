import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { HomeCustomers, HomeTechnology } from '#core/network/home.ts'
import type { NetworkVersion } from '#adapters/network-import/network-versions.ts'
import { bytewise, instant } from './columns.ts'
import { storeId } from './store-id.ts'

/** Imports of the provider's homes. `rows_read` counts the rows of all files that are stored or refused. */
export const networkVersions = pgTable(
  'network_versions',
  {
    storeId: storeId(),
    id: integer('id').notNull(),
    createdAt: instant('created_at').notNull(),
    switchedAt: instant('switched_at'),
    state: text('state').$type<NetworkVersion['state']>().notNull(),
    rowsRead: integer('rows_read').notNull(),
    files: jsonb('files').$type<NetworkVersion['files']>().notNull(),
    counts: jsonb('counts').$type<NetworkVersion['counts']>().notNull(),
  },
  (version) => [
    primaryKey({ columns: [version.storeId, version.id] }),
    uniqueIndex('network_versions_active')
      .on(version.storeId)
      .where(sql`${version.state} = 'active'`),
    check('network_versions_state', sql`${version.state} in ('loading', 'ready', 'active', 'retired')`),
  ],
)

/** The connection that a home or a location can buy. */
const service = () => ({
  technology: text('technology').$type<HomeTechnology>(),
  downloadMbps: integer('download_mbps'),
  uploadMbps: integer('upload_mbps'),
  isLowLatency: boolean('is_low_latency'),
  customers: text('customers').$type<HomeCustomers>(),
})

/**
 * Homes of versions. `key`, `street_key` and `number` are its `homeKeys`. In a version that is ready a key is unique.
 * `file_at` and `line` say where its row was.
 */
export const networkHomes = pgTable(
  'network_homes',
  {
    storeId: storeId(),
    versionId: integer('version_id').notNull(),
    locationId: text('location_id').notNull(),
    key: bytewise('key').notNull(),
    streetKey: bytewise('street_key').notNull(),
    number: bytewise('number').notNull(),
    fileAt: integer('file_at').notNull(),
    line: integer('line').notNull(),
    street: text('street').notNull(),
    unit: text('unit').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    unitCount: integer('unit_count').notNull(),
    ...service(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (home) => [
    primaryKey({ columns: [home.storeId, home.versionId, home.locationId, home.key] }),
    index('network_homes_key').on(home.storeId, home.versionId, home.key),
    index('network_homes_line').on(home.storeId, home.versionId, home.number, home.streetKey),
  ],
)

/** The best service of each location, only while a version loads. */
export const networkServices = pgTable(
  'network_services',
  {
    storeId: storeId(),
    versionId: integer('version_id').notNull(),
    locationId: text('location_id').notNull(),
    ...service(),
  },
  (location) => [primaryKey({ columns: [location.storeId, location.versionId, location.locationId] })],
)

/**
 * The streets of versions that are ready. `search` is the `searchKeyOf`, `own` the `ownNames` of a street; `is_served`
 * says whether a home there can be sold anything.
 */
export const networkStreets = pgTable(
  'network_streets',
  {
    storeId: storeId(),
    versionId: integer('version_id').notNull(),
    key: bytewise('key').notNull(),
    search: bytewise('search').notNull(),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    own: jsonb('own').$type<readonly string[]>().notNull(),
    numbers: jsonb('numbers').$type<readonly string[]>().notNull(),
    isServed: boolean('is_served').notNull(),
  },
  (street) => [
    primaryKey({ columns: [street.storeId, street.versionId, street.key] }),
    index('network_streets_search').on(street.storeId, street.versionId, street.search),
    index('network_streets_zip').on(street.storeId, street.versionId, street.zip),
  ],
)
