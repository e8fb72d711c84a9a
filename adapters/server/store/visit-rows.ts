import { and, asc, between, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import type { Database } from './database.ts'
import { installationWindows as windows, reservations } from './schema.ts'

type WindowMethods = Pick<
  StoreTransaction,
  'openWindows' | 'windowsOf' | 'windowById' | 'takePlace' | 'releasePlace'
>

export const windowRows = (db: Database): WindowMethods => ({
  openWindows: async (opened) => {
    if (opened.length > 0)
      await db
        .insert(windows)
        .values([...opened])
        .onConflictDoNothing()
  },
  windowsOf: (area, from, to) =>
    db
      .select()
      .from(windows)
      .where(and(eq(windows.area, area), between(windows.date, from, to)))
      .orderBy(asc(windows.date), asc(windows.fromHour), asc(windows.id)),
  windowById: async (id) => {
    const [row] = await db.select().from(windows).where(eq(windows.id, id))
    return row ?? null
  },
  takePlace: async (id) => {
    const taken = await db
      .update(windows)
      .set({ booked: sql`${windows.booked} + 1` })
      .where(and(eq(windows.id, id), lt(windows.booked, windows.capacity)))
      .returning({ id: windows.id })
    return taken.length > 0
  },
  releasePlace: async (id) => {
    await db
      .update(windows)
      .set({ booked: sql`${windows.booked} - 1` })
      .where(and(eq(windows.id, id), gt(windows.booked, 0)))
  },
})

type ReservationMethods = Pick<
  StoreTransaction,
  'reservationOf' | 'saveReservation' | 'deleteReservation' | 'expiredReservations'
>

export const reservationRows = (db: Database): ReservationMethods => ({
  reservationOf: async (owner) => {
    const [row] = await db.select().from(reservations).where(eq(reservations.owner, owner))
    return row ?? null
  },
  saveReservation: async ({ owner, windowId, heldUntil }) => {
    const held = { windowId, heldUntil }
    await db
      .insert(reservations)
      .values({ owner, ...held })
      .onConflictDoUpdate({ target: reservations.owner, set: held })
  },
  deleteReservation: async (owner) => {
    await db.delete(reservations).where(eq(reservations.owner, owner))
  },
  expiredReservations: (now, limit) =>
    db
      .select()
      .from(reservations)
      .where(lte(reservations.heldUntil, now))
      .orderBy(asc(reservations.heldUntil), asc(reservations.owner))
      .limit(limit),
})
