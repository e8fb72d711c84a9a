import { and, count, eq, gt, lt } from 'drizzle-orm'
import { epochMs } from '#core/shared/plain-date.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { orderIntents as intents, reservations } from './schema.ts'

/** Orders whose charge nobody knows to have been taken or not, for at least `doubtMs` milliseconds. */
export const paymentsInDoubt = async (db: Database, now: EpochMs, doubtMs: number): Promise<number> => {
  const [row] = await retrying(() =>
    db
      .select({ rows: count() })
      .from(intents)
      .where(and(eq(intents.state, 'pending'), lt(intents.startedAt, epochMs(now - doubtMs)))),
  )
  return row?.rows ?? 0
}

/** Places in windows that are held for sessions which have not ordered. */
export const placesHeld = async (db: Database, now: EpochMs): Promise<number> => {
  const [row] = await retrying(() =>
    db.select({ rows: count() }).from(reservations).where(gt(reservations.heldUntil, now)),
  )
  return row?.rows ?? 0
}
