import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import type { Cart } from '#core/cart/cart.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { ChargeState, GatewayFailure } from '#core/ports/payment-gateway.ts'
import { heldUntilOf, prolongHold } from '#core/schedule/hold.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Engine } from './call.ts'
import { writeConfirmed, writeDeclined } from './order-messages.ts'
import { keepOrderDetails } from './order-details.ts'
import { holdCoupons, spendCoupons } from './coupons.ts'
import type { IntentRecord, StoreTransaction } from './store.ts'
import { holdAgain } from './visits.ts'

/** What is known of an intent's money; a gateway that fails, or breaks, has said nothing. */
const chargeFrom = async (
  engine: Engine,
  intent: IntentRecord,
  ask: TE.TaskEither<GatewayFailure, ChargeState>,
): Promise<ChargeState | 'silent'> => {
  if (intent.totals.dueToday === 0) return 'captured'
  try {
    const answer = await ask()
    if (E.isRight(answer)) return answer.right
    return answer.left._tag === 'PaymentDeclined' ? 'declined' : 'silent'
  } catch (error) {
    engine.report(error)
    return 'silent'
  }
}

/** Takes what is due today, once per intent; with nothing due nothing is taken. */
export const capture = (engine: Engine, intent: IntentRecord): Promise<ChargeState | 'silent'> =>
  chargeFrom(engine, intent, engine.gateway.capture(intent.id, intent.paymentToken, intent.totals.dueToday))

export const lookUpCharge = (engine: Engine, intent: IntentRecord): Promise<ChargeState | 'silent'> =>
  chargeFrom(engine, intent, engine.gateway.chargeState(intent.id))

export const answerOf = ({ state, id, receipt }: IntentRecord): OrderAnswer => {
  if (state === 'pending') return { state, intentId: id, orderNumber: receipt.orderNumber }
  return state === 'paid' ? { state: 'placed', receipt } : { state: 'declined' }
}

const finish = async (
  engine: Engine,
  tx: StoreTransaction,
  intent: IntentRecord,
  cart: Cart | null,
): Promise<void> => {
  const { owner, id, cartId, key, receipt } = intent
  await tx.insertOrder(owner, cartId, receipt)
  await keepOrderDetails(tx, intent)
  if (cart !== null) await tx.saveCart(owner, { ...cart, version: cart.version + 1, marker: 'ordered' })
  await spendCoupons(tx, owner)
  await tx.deleteKeptCart(owner, cartId)
  await tx.saveIntentState(owner, id, 'paid')
  await tx.settleKey(owner, key, answerOf({ ...intent, state: 'paid' }))
  await writeConfirmed(engine, tx, intent)
}

/**
 * The buyer starts again at the payment: what could not be charged is forgotten. The place is held again, for as long as a hold lasts from
 * when the order was given and half an hour in total; coupons stay with the cart for as long as when they were new.
 */
const giveUp = async (tx: StoreTransaction, intent: IntentRecord, engine: Engine): Promise<void> => {
  const { owner, id, key, startedAt } = intent
  const now = engine.clock.now()
  const session = await tx.sessionOf(owner)
  const wanted = (startedAt + engine.config.holdMs) as EpochMs
  const holds = prolongHold(session?.holds ?? [], wanted)
  if (session !== null) await tx.saveSession({ ...session, payment: null, holds })
  await holdAgain(tx, session, owner, { heldUntil: heldUntilOf(holds) ?? wanted, now })
  await holdCoupons(tx, owner, (now + engine.config.couponHoldMs) as EpochMs)
  await tx.saveIntentState(owner, id, 'failed')
  await tx.settleKey(owner, key, answerOf({ ...intent, state: 'failed' }))
}

/**
 * Ends a pending intent as paid or failed and tells how it stands; one that is ended already stays as it is, however many
 * ask at once. Who was told that an order was in doubt is told by a message when it is declined. Money that was taken for an intent given up in the meantime is given back.
 */
export const settle = async (
  engine: Engine,
  intent: IntentRecord,
  state: 'paid' | 'failed',
  isInDoubt = false,
): Promise<OrderAnswer> => {
  const settled = await engine.store.transaction(async (tx) => {
    const cart = await tx.lockCart(intent.owner)
    const current = await tx.intentOf(intent.owner, intent.id)
    if (current === null) throw new Error('an intent is gone')
    if (current.state !== 'pending') return current
    await (state === 'paid' ? finish(engine, tx, current, cart) : giveUp(tx, current, engine))
    if (state === 'failed' && isInDoubt) await writeDeclined(engine, tx, current)
    return { ...current, state }
  })
  if (state === 'paid' && settled.state === 'failed') {
    const voided = await engine.gateway.voidCharge(intent.id)()
    if (E.isLeft(voided)) engine.report(voided.left)
  }
  return answerOf(settled)
}

/** Ends an intent as its charge says; while nothing is certain it stays pending. `isInDoubt`: its buyer was told that it was. */
export const conclude = async (
  engine: Engine,
  intent: IntentRecord,
  charge: ChargeState | 'silent',
  isInDoubt = false,
): Promise<OrderAnswer> => {
  if (charge === 'silent' || charge === 'unknown') return answerOf(intent)
  try {
    return await settle(engine, intent, charge === 'captured' ? 'paid' : 'failed', isInDoubt)
  } catch (error) {
    engine.report(error)
    return answerOf(intent)
  }
}
