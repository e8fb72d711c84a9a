import { and, count, eq, gt, lt } from 'drizzle-orm'
import { epochMs } from '#core/shared/plain-date.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { orderIntents as intents, reservations } from './schema.ts'

/** Counts orders whose charge has had an unknown state for at least `doubtMs` milliseconds. */
export const paymentsInDoubt = async (db: Database, now: EpochMs, doubtMs: number): Promise<number> => {
  const [row] = await retrying(() =>
    db
      .select({ rows: count() })
      .from(intents)
      .where(and(eq(intents.state, 'pending'), lt(intents.startedAt, epochMs(now - doubtMs)))),
  )
  return row?.rows ?? 0
}

/** Counts places in installation windows that are held for sessions without an order. */
export const placesHeld = async (db: Database, now: EpochMs): Promise<number> => {
  const [row] = await retrying(() =>
    db.select({ rows: count() }).from(reservations).where(gt(reservations.heldUntil, now)),
  )
  return row?.rows ?? 0
}
