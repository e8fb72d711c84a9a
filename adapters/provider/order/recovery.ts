import { either as E } from 'fp-ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Engine } from '../call/call.ts'
import { releaseLapsedCoupon } from '../facts/coupons.ts'
import { settleFromCharge, getChargeState } from './settlement.ts'
import type { IntentRecord, Owner } from '../store/store.ts'
import { releaseReservation } from '../facts/visits.ts'

/**
 * Settles one intent. Voids a charge that the gateway has never seen before the intent fails; a late capture finds it
 * closed. If the gateway does not remember the void, the process that receives the late capture refunds it.
 */
const recoverIntent = async (engine: Engine, intent: IntentRecord): Promise<void> => {
  const charge = await getChargeState(engine, intent)
  if (charge !== 'unknown') return void (await settleFromCharge(engine, intent, charge, true))
  const barred = await engine.gateway.voidCharge(intent.id)()
  if (E.isRight(barred))
    await settleFromCharge(engine, intent, barred.right === 'unknown' ? 'voided' : barred.right, true)
}

/** Reads the hold again under its session's lock, because it may have been extended, pinned or released. */
const releaseLapsed = (engine: Engine, owner: Owner, now: EpochMs): Promise<void> =>
  engine.store.transaction(async (tx) => {
    await tx.lockCart(owner)
    const heldUntil = (await tx.reservationOf(owner))?.heldUntil ?? null
    if (heldUntil !== null && heldUntil <= now) await releaseReservation(tx, owner)
  })

/** Processes items in sequence. A failure is reported, left to the next run, and does not block other items. */
export const forEachFound = async <A>(
  engine: Engine,
  find: () => Promise<readonly A[]>,
  work: (found: A) => Promise<void>,
): Promise<void> => {
  const attempt = <B>(task: () => Promise<B>): Promise<B | null> =>
    task().catch((error: unknown) => {
      engine.report(error)
      return null
    })
  for (const found of (await attempt(find)) ?? []) await attempt(() => work(found))
}

/**
 * Settles a batch of intents in doubt and releases a batch of expired holds. Runs at the start of a process and every
 * few seconds, also in several processes at once (S27, I4, I14). Never rejects.
 */
export const recover = async (engine: Engine): Promise<void> => {
  const now = engine.clock.now()
  const { doubtMs, recoveryBatch } = engine.config
  const doubtedBefore = (now - doubtMs) as EpochMs
  await forEachFound(
    engine,
    () => engine.store.transaction((tx) => tx.pendingIntents(doubtedBefore, recoveryBatch)),
    (intent) => recoverIntent(engine, intent),
  )
  await forEachFound(
    engine,
    () => engine.store.transaction((tx) => tx.expiredReservations(now, recoveryBatch)),
    ({ owner }) => releaseLapsed(engine, owner, now),
  )
  await forEachFound(
    engine,
    () => engine.store.transaction((tx) => tx.expiredCouponHolds(now, recoveryBatch)),
    ({ owner, code }) => engine.store.transaction((tx) => releaseLapsedCoupon(tx, owner, code, now)),
  )
}
