import { and, asc, between, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Owner, Reservation, StoreTransaction, WindowRecord } from '#adapters/provider/store/store.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { installationWindows as windows, reservations } from './schema.ts'

type WindowMethods = Pick<
  StoreTransaction,
  'openWindows' | 'windowsOf' | 'windowById' | 'lockWindows' | 'takePlace' | 'releasePlace'
>

export const windowOf = (row: typeof windows.$inferSelect): WindowRecord => {
  const { storeId: _, ...window } = row
  return window
}

export const windowRows = (db: Database, storeId: StoreId): WindowMethods => ({
  openWindows: async (opened) => {
    if (opened.length > 0)
      await db
        .insert(windows)
        .values(opened.map((window) => ({ storeId, ...window })))
        .onConflictDoUpdate({
          target: [windows.storeId, windows.id],
          set: { capacity: sql`greatest(excluded.capacity, ${windows.booked})` },
        })
  },
  windowsOf: async (area, from, to) => {
    const rows = await db
      .select()
      .from(windows)
      .where(and(eq(windows.storeId, storeId), eq(windows.area, area), between(windows.date, from, to)))
      .orderBy(asc(windows.date), asc(windows.fromHour), asc(windows.id))
    return rows.map(windowOf)
  },
  windowById: async (id) => {
    const [row] = await db
      .select()
      .from(windows)
      .where(and(eq(windows.storeId, storeId), eq(windows.id, id)))
    return row === undefined ? null : windowOf(row)
  },
  lockWindows: async (ids) => {
    await db
      .select({ id: windows.id })
      .from(windows)
      .where(and(eq(windows.storeId, storeId), inArray(windows.id, [...ids])))
      .orderBy(asc(windows.id))
      .for('update')
  },
  takePlace: async (id) => {
    const taken = await db
      .update(windows)
      .set({ booked: sql`${windows.booked} + 1` })
      .where(and(eq(windows.storeId, storeId), eq(windows.id, id), lt(windows.booked, windows.capacity)))
      .returning({ id: windows.id })
    return taken.length > 0
  },
  releasePlace: async (id) => {
    await db
      .update(windows)
      .set({ booked: sql`${windows.booked} - 1` })
      .where(and(eq(windows.storeId, storeId), eq(windows.id, id), gt(windows.booked, 0)))
  },
})

type ReservationMethods = Pick<
  StoreTransaction,
  'reservationOf' | 'saveReservation' | 'deleteReservation' | 'expiredReservations'
>

const reservationOf = (row: typeof reservations.$inferSelect): Reservation => {
  const { storeId: _, ...held } = row
  return held
}

const isOf = (storeId: StoreId, owner: Owner) =>
  and(eq(reservations.storeId, storeId), eq(reservations.owner, owner))

export const reservationRows = (db: Database, storeId: StoreId): ReservationMethods => ({
  reservationOf: async (owner) => {
    const [row] = await db.select().from(reservations).where(isOf(storeId, owner))
    return row === undefined ? null : reservationOf(row)
  },
  saveReservation: async ({ owner, windowId, heldUntil }) => {
    const held = { windowId, heldUntil }
    await db
      .insert(reservations)
      .values({ storeId, owner, ...held })
      .onConflictDoUpdate({ target: [reservations.storeId, reservations.owner], set: held })
  },
  deleteReservation: async (owner) => {
    await db.delete(reservations).where(isOf(storeId, owner))
  },
  expiredReservations: async (now, limit) => {
    const rows = await db
      .select()
      .from(reservations)
      .where(and(eq(reservations.storeId, storeId), lte(reservations.heldUntil, now)))
      .orderBy(asc(reservations.heldUntil), asc(reservations.owner))
      .limit(limit)
    return rows.map(reservationOf)
  },
})
