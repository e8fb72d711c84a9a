import { either as E } from 'fp-ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Engine } from './call.ts'
import { releaseLapsedCoupon } from './coupons.ts'
import { conclude, lookUpCharge } from './settlement.ts'
import type { IntentRecord, Owner } from './store.ts'
import { releaseReservation } from './visits.ts'

/**
 * A charge that the gateway has never seen is barred there before its intent is given up, so that a late capture finds it
 * closed; should the gateway keep no note of that, whoever brings the late capture gives it back.
 */
const recoverIntent = async (engine: Engine, intent: IntentRecord): Promise<void> => {
  const charge = await lookUpCharge(engine, intent)
  if (charge !== 'unknown') return void (await conclude(engine, intent, charge, true))
  const barred = await engine.gateway.voidCharge(intent.id)()
  if (E.isRight(barred))
    await conclude(engine, intent, barred.right === 'unknown' ? 'voided' : barred.right, true)
}

/** The hold may have been prolonged, pinned or given back since it was found: it is looked at again under its session's lock. */
const releaseLapsed = (engine: Engine, owner: Owner, now: EpochMs): Promise<void> =>
  engine.store.transaction(async (tx) => {
    await tx.lockCart(owner)
    const heldUntil = (await tx.reservationOf(owner))?.heldUntil ?? null
    if (heldUntil !== null && heldUntil <= now) await releaseReservation(tx, owner)
  })

/** One after the other; what fails is reported and left to the next run, and doesn't keep the rest waiting. */
const forEach = async <A>(
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
 * Settles the intents in doubt and gives lapsed holds back, a batch of each; for the start of a process and every few seconds.
 * May run in several processes at once (S27, I4, I14). Never rejects.
 */
export const recover = async (engine: Engine): Promise<void> => {
  const now = engine.clock.now()
  const { doubtMs, recoveryBatch } = engine.config
  const doubtedBefore = (now - doubtMs) as EpochMs
  await forEach(
    engine,
    () => engine.store.transaction((tx) => tx.pendingIntents(doubtedBefore, recoveryBatch)),
    (intent) => recoverIntent(engine, intent),
  )
  await forEach(
    engine,
    () => engine.store.transaction((tx) => tx.expiredReservations(now, recoveryBatch)),
    ({ owner }) => releaseLapsed(engine, owner, now),
  )
  await forEach(
    engine,
    () => engine.store.transaction((tx) => tx.expiredCouponHolds(now, recoveryBatch)),
    ({ owner, code }) => engine.store.transaction((tx) => releaseLapsedCoupon(tx, owner, code, now)),
  )
}
