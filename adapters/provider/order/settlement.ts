import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { ChargeState, GatewayFailure } from '#core/ports/payment-gateway.ts'
import { heldUntilOf, prolongHold } from '#core/schedule/hold.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { recordOrder } from '../holdings/account.ts'
import type { Engine } from '../call/call.ts'
import { writeConfirmed, writeDeclined } from './order-messages.ts'
import { addOrderToAccount } from './order-account.ts'
import { returnDevices } from '../facts/stock.ts'
import { saveOrderFacts } from './order-details.ts'
import { holdCoupons, spendCoupons } from '../facts/coupons.ts'
import type { CartRecord, IntentRecord, StoreTransaction } from '../store/store.ts'
import { holdAgain } from '../facts/visits.ts'

/** Returns the charge state of an intent. A gateway that fails or throws is `silent`. */
const chargeFrom = async (
  engine: Engine,
  intent: IntentRecord,
  query: TE.TaskEither<GatewayFailure, ChargeState>,
): Promise<ChargeState | 'silent'> => {
  if (intent.totals.dueToday === 0 || intent.paymentToken === null) return 'captured'
  try {
    const answer = await query()
    if (E.isRight(answer)) return answer.right
    return answer.left._tag === 'PaymentDeclined' ? 'declined' : 'silent'
  } catch (error) {
    engine.report(error)
    return 'silent'
  }
}

/** Captures the amount due today, once per intent. With nothing due, nothing is captured. */
export const capture = (engine: Engine, intent: IntentRecord): Promise<ChargeState | 'silent'> =>
  intent.paymentToken === null
    ? Promise.resolve('captured')
    : chargeFrom(
        engine,
        intent,
        engine.gateway.capture(intent.id, intent.paymentToken, intent.totals.dueToday),
      )

export const getChargeState = (engine: Engine, intent: IntentRecord): Promise<ChargeState | 'silent'> =>
  chargeFrom(engine, intent, engine.gateway.chargeState(intent.id))

export const answerOf = ({ state, id, receipt }: IntentRecord): OrderAnswer => {
  if (state === 'pending') return { state, intentId: id, orderNumber: receipt.orderNumber }
  return state === 'paid' ? { state: 'placed', receipt } : { state: 'declined' }
}

const completeOrder = async (
  engine: Engine,
  tx: StoreTransaction,
  intent: IntentRecord,
  cart: CartRecord | null,
): Promise<void> => {
  const { owner, id, cartId, key, receipt } = intent
  await tx.insertOrder(owner, cartId, receipt)
  await saveOrderFacts(tx, intent, cart)
  await addOrderToAccount(engine, tx, intent)
  if (cart !== null) await tx.saveCart(owner, { ...cart, version: cart.version + 1, marker: 'ordered' })
  await spendCoupons(tx, owner)
  await tx.deleteSavedCart(owner, cartId)
  await tx.saveIntentState(owner, id, 'paid')
  await tx.settleKey(owner, key, answerOf({ ...intent, state: 'paid' }))
  await writeConfirmed(engine, tx, intent)
}

/**
 * Fails an intent: the buyer starts again at the payment step, and the failed payment is deleted. The visit stays
 * reserved for the duration of a hold from the start of the order, half an hour in total at most. Coupons stay with the
 * cart for the duration of a new hold. Devices return to stock, and their trade-ins are closed.
 */
const failIntent = async (tx: StoreTransaction, intent: IntentRecord, engine: Engine): Promise<void> => {
  const { owner, id, key, startedAt, receipt } = intent
  const now = engine.clock.now()
  const session = await tx.sessionOf(owner)
  const wanted = (startedAt + engine.config.holdMs) as EpochMs
  const holds = prolongHold(session?.holds ?? [], wanted)
  if (session !== null) {
    await recordOrder({ engine, brand: engine.brand(), tx, session }, receipt.quote, now, 'failed')
    await tx.saveSession({ ...session, payment: null, holds })
  }
  await holdAgain(tx, session, owner, { heldUntil: heldUntilOf(holds) ?? wanted, now })
  await holdCoupons(tx, owner, (now + engine.config.couponHoldMs) as EpochMs)
  await returnDevices(tx, receipt.quote.lines)
  await tx.closeTradeIns(owner)
  await tx.saveIntentState(owner, id, 'failed')
  await tx.settleKey(owner, key, answerOf({ ...intent, state: 'failed' }))
}

/**
 * Ends a pending intent as paid or failed and returns its result. Idempotent, also under concurrent calls. The buyer of
 * an order in doubt gets a message if it fails. Voids a charge for an intent that failed in the meantime.
 */
export const settleIntent = async (
  engine: Engine,
  intent: IntentRecord,
  state: 'paid' | 'failed',
  isInDoubt = false,
): Promise<OrderAnswer> => {
  const settled = await engine.store.transaction(async (tx) => {
    const cart = await tx.lockCart(intent.owner)
    const current = await tx.intentOf(intent.owner, intent.id)
    if (current === null) throw new Error('intent not found')
    if (current.state !== 'pending') return current
    await (state === 'paid' ? completeOrder(engine, tx, current, cart) : failIntent(tx, current, engine))
    if (state === 'failed' && isInDoubt) await writeDeclined(engine, tx, current)
    return { ...current, state }
  })
  if (state === 'paid' && settled.state === 'failed') {
    const voided = await engine.gateway.voidCharge(intent.id)()
    if (E.isLeft(voided)) engine.report(voided.left)
  }
  return answerOf(settled)
}

/** Ends an intent by its charge; an uncertain one leaves it pending. `isInDoubt`: the buyer knows it is in doubt. */
export const settleFromCharge = async (
  engine: Engine,
  intent: IntentRecord,
  charge: ChargeState | 'silent',
  isInDoubt = false,
): Promise<OrderAnswer> => {
  if (charge === 'silent' || charge === 'unknown') return answerOf(intent)
  try {
    return await settleIntent(engine, intent, charge === 'captured' ? 'paid' : 'failed', isInDoubt)
  } catch (error) {
    engine.report(error)
    return answerOf(intent)
  }
}
