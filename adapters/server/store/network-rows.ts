import { and, desc, eq, sql } from 'drizzle-orm'
import type {
  ImportBatch,
  NetworkVersion,
  NetworkVersions,
  OtherAddress,
} from '#adapters/network-import/network-versions.ts'
import type { NetworkHome } from '#core/network/home.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { versionHomes } from './network-homes.ts'
import { insertHomes, insertServices } from './network-homes-sql.ts'
import { NO_COUNTS, rowsRead, withBatch, withOtherAddresses } from './network-progress.ts'
import {
  networkHomes,
  networkServices,
  networkStreets,
  networkVersions as versions,
} from './network-schema.ts'
import { addStreets } from './network-streets.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'

/** Returns the version that was active before the active one. */
const previousOf = (all: readonly NetworkVersion[]): NetworkVersion | undefined =>
  all
    .filter(({ state }) => state === 'retired')
    .toSorted((a, b) => (b.switchedAt ?? 0) - (a.switchedAt ?? 0))[0]

/** Returns the versions of the homes of a store, in a migrated database. */
export const networkRows = (db: Database, storeId: StoreId = DEFAULT_STORE_ID): NetworkVersions => {
  const isVersion = ({ id, createdAt, state }: NetworkVersion) =>
    and(
      eq(versions.storeId, storeId),
      eq(versions.id, id),
      eq(versions.createdAt, createdAt),
      eq(versions.state, state),
    )

  const listIn = async (tx: Database): Promise<readonly NetworkVersion[]> => {
    const found = await tx
      .select()
      .from(versions)
      .where(eq(versions.storeId, storeId))
      .orderBy(desc(versions.id))
    return found.map(({ id, createdAt, switchedAt, state, files, counts }) => ({
      id,
      createdAt,
      switchedAt,
      state,
      files,
      counts,
    }))
  }

  /** Stores a loading version unless another process changed it since. */
  const save = async (tx: Database, before: NetworkVersion, after: NetworkVersion): Promise<void> => {
    const { state, files, counts } = after
    const saved = await tx
      .update(versions)
      .set({ state, files, counts, rowsRead: rowsRead(after) })
      .where(and(isVersion(before), eq(versions.rowsRead, rowsRead(before))))
      .returning({ id: versions.id })
    if (saved.length === 0) throw new Error(`another process changed version ${before.id} of the network`)
  }

  const append = (version: NetworkVersion, batch: ImportBatch): Promise<NetworkVersion> =>
    retrying(() =>
      db.transaction(async (tx) => {
        const next = withBatch(version, batch)
        await save(tx, version, next)
        const key = sql`${storeId}::text, ${version.id}::int`
        if (batch.services.length > 0) await tx.execute(insertServices(key, batch.services))
        if (batch.homes.length > 0) await tx.execute(insertHomes(key, batch))
        return next
      }),
    )

  const finish = async (
    loaded: NetworkVersion,
    report: (refused: OtherAddress) => void,
  ): Promise<NetworkVersion> => {
    const homes = versionHomes(db, storeId, loaded.id)
    let merged = loaded
    // Without statistics of the new rows, a page is searched in all rows.
    await db.execute(sql`analyze ${networkHomes}`)
    await homes.eachRange('location_id', async (range) => {
      const deleted = await retrying(() =>
        db.transaction(async (tx) => {
          const found = await homes.deleteOtherAddresses(tx, range)
          if (found.length > 0) await save(tx, merged, withOtherAddresses(merged, found))
          return found
        }),
      )
      merged = withOtherAddresses(merged, deleted)
      deleted.forEach(report)
    })
    await homes.eachRange('key', homes.deleteDuplicates)
    await homes.eachRange('key', (range) =>
      retrying(() => addStreets(db, sql`${storeId}::text, ${loaded.id}::int`, range)),
    )
    await homes.deleteAll(networkServices)
    const counts = { ...merged.counts, ...(await homes.count()) }
    const ready: NetworkVersion = { ...merged, state: 'ready', counts }
    await save(db, merged, ready)
    return ready
  }

  const activateIn = async (tx: Database, version: NetworkVersion, now: EpochMs): Promise<void> => {
    await tx
      .update(versions)
      .set({ state: 'retired' })
      .where(and(eq(versions.storeId, storeId), eq(versions.state, 'active')))
    const activated = await tx
      .update(versions)
      .set({ state: 'active', switchedAt: now })
      .where(isVersion(version))
      .returning({ id: versions.id })
    if (activated.length === 0)
      throw new Error(`version ${version.id} of the network is not ${version.state}`)
  }

  return {
    list: () => retrying(() => listIn(db)),
    create: (files, now) =>
      retrying(async () => {
        const version = {
          createdAt: now,
          state: 'loading',
          files: files.map((file) => ({ ...file, read: 0, refused: 0 })),
          counts: NO_COUNTS,
        } as const
        const id = sql`(select coalesce(max(id), 0) + 1 from network_versions where market = ${storeId})`
        const rows = await db
          .insert(versions)
          .values({ ...version, storeId, id, rowsRead: 0 })
          .returning({ id: versions.id })
        return { ...version, id: rows[0]?.id ?? 0, switchedAt: null }
      }),
    append,
    finish,
    activate: async (version, now) => {
      if (version.state !== 'ready') throw new Error(`version ${version.id} of the network is not ready`)
      await retrying(() => db.transaction((tx) => activateIn(tx, version, now)))
    },
    rollback: (now) =>
      retrying(() =>
        db.transaction(async (tx) => {
          const previous = previousOf(await listIn(tx))
          if (previous === undefined) return null
          await activateIn(tx, previous, now)
          return previous
        }),
      ),
    deleteUnused: async (loading) => {
      const all = await listIn(db)
      const used = [all.find(({ state }) => state === 'active'), previousOf(all), loading].map(
        (found) => found?.id,
      )
      for (const { id } of all.filter((version) => !used.includes(version.id))) {
        const homes = versionHomes(db, storeId, id)
        // From now on no process continues it, and none makes it active.
        await db
          .update(versions)
          .set({ state: 'loading', files: [], rowsRead: -1 })
          .where(and(eq(versions.storeId, storeId), eq(versions.id, id)))
        await homes.deleteAll(networkServices)
        await homes.deleteAll(networkStreets)
        await homes.deleteAll(networkHomes)
        await db.delete(versions).where(and(eq(versions.storeId, storeId), eq(versions.id, id)))
      }
    },
    activeHomes: async () => {
      const active = (await retrying(() => listIn(db))).find(({ state }) => state === 'active')
      return active === undefined ? null : versionHomes(db, storeId, active.id).read()
    },
  }
}

/** Returns the homes that a store sells at, by key, read page by page; null if none were imported. */
export const readActiveHomes = (
  db: Database,
  storeId: StoreId = DEFAULT_STORE_ID,
): Promise<AsyncIterable<NetworkHome> | null> => networkRows(db, storeId).activeHomes()
