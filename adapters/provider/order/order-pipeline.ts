import { either as E } from 'fp-ts'
import { orderCredit } from '#core/checkout/order-credit.ts'
import type { IntentId, OrderAnswer, ReceiptPhone } from '#core/checkout/order.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import { missingParts } from '#core/checkout/readiness.ts'
import { deliveriesOf } from '#core/mobile/delivery.ts'
import { ratePlanOf } from '#core/mobile/line-item.ts'
import { portsWithoutNumber } from '#core/phone/mobile-ports.ts'
import { heldPhoneDetails } from '#core/phone/phone-lines.ts'
import type { OrderRequest } from '#core/ports/checkout-orchestrator.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { readSeal } from '#core/pricing/seal-token.ts'
import { lockAccount, recordOrder } from '../holdings/account.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { safely, inSession, refuse } from '../call/call.ts'
import { withCart, withLines } from '../cart/cart-handlers.ts'
import { holdCoupons } from '../facts/coupons.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { keysOfItems, tradeInRefusal } from '../facts/open-trade-ins.ts'
import { returnDevices, soldOutDevices, takeDevices } from '../facts/stock.ts'
import { orderNumberFrom } from './order-number.ts'
import {
  agreedQuote,
  discountingCoupons,
  priceMoved,
  sellableCart,
  sellableLines,
  sessionInfoOf,
} from '../facts/pricing.ts'
import { answerOf, capture, settleFromCharge, getChargeState } from './settlement.ts'
import { changeRefusal, progressOf } from '../facts/sale-progress.ts'
import type { IntentRecord, KeyClaim } from '../store/store.ts'
import type { Visits } from '../facts/visits.ts'
import { releaseReservation, visitKindOf, visitsOf } from '../facts/visits.ts'

type Begun =
  | { readonly kind: 'answered'; readonly answer: OrderAnswer }
  | { readonly kind: 'started'; readonly intent: IntentRecord }

/** Returns the progress of an order. A skipped schedule needs no visit, like one without windows (SCH-01, SCH-04). */
const progressAt = (call: SessionCall, visits: Visits, { visitByPhone }: OrderRequest): CheckoutProgress => {
  const progress = progressOf(call, visits)
  return visitByPhone === true ? { ...progress, areWindowsOpen: false } : progress
}

/** Creates a complete session's intent. `STEP_MISSING` if incomplete; `WINDOW_GONE` if only the visit is missing. */
const intentFor = async (
  call: SessionCall,
  request: OrderRequest,
  visits: Visits,
): Promise<Answer<IntentRecord>> => {
  const { session, engine, now } = call
  const progress = progressAt(call, visits, request)
  const missing = missingParts(progress)
  // The buyer had chosen a window to get this far: its reservation has expired since.
  if (missing.length === 1 && missing[0] === 'visit') return refuse('WINDOW_GONE')
  const { customer, payment, cartId, owner } = session
  const { visit } = visits
  const { installKind } = progress
  if (missing.length > 0 || customer === null || installKind === null) return refuse('STEP_MISSING')
  const agreed = await agreedQuote(call, request)
  if (E.isLeft(agreed)) return agreed
  const quote = agreed.right
  // A method that is not needed any more is not charged.
  const method = progress.isPaymentNeeded ? payment : null
  const coupons = discountingCoupons(call)
  const { phones } = await call.tx.checkoutFactsOf(owner)
  const held = heldPhoneDetails(phones, quote.lines)
  const { items } = sellableCart(call)
  const numbers: readonly ReceiptPhone[] = [
    ...held.map(({ phoneProductId: offerId, lineId, telephoneNumber: number, portingFlag: isPorted }) => ({
      offerId,
      lineId,
      number,
      isPorted,
    })),
    // A person asks the buyer for a number that was not given.
    ...portsWithoutNumber(items, held, visits.today).map(({ lineId }) => ({
      offerId: ratePlanOf(items),
      lineId,
      number: null,
      isPorted: true,
    })),
  ]
  const delivery = deliveriesOf(items)
  return E.right({
    id: `intent-${engine.random.id()}` as IntentId,
    owner,
    cartId,
    key: request.key,
    state: 'pending',
    startedAt: now,
    totals: totalsOf(quote),
    paymentToken: method?.token ?? null,
    language: call.language,
    receipt: {
      orderNumber: orderNumberFrom(engine.random.id()),
      placedAt: now,
      quote,
      installKind,
      visit,
      ...(visit !== null && visitKindOf(call, progress) === 'siteVisit'
        ? { isSiteVisit: true as const }
        : {}),
      payment: method?.summary ?? null,
      ...(progress.isAutoPay ? { isAutoPay: true as const } : {}),
      emailAddress: customer.emailAddress,
      ...(coupons.length === 0 ? {} : { coupons }),
      ...(numbers.length === 0 ? {} : { phones: numbers }),
      ...(delivery.length === 0 ? {} : { delivery }),
      credit: orderCredit(sessionInfoOf(call)),
    },
  })
}

/** Returns the visit of an order. One that was reserved before the home services left the cart is released (CHK-24). */
const orderVisits = async (call: SessionCall): Promise<Visits> => {
  const visits = await visitsOf(call)
  if (visits.reservation === null || progressOf(call, visits).installKind !== 'none') return visits
  await releaseReservation(call.tx, call.session.owner)
  return { ...visits, reservation: null, visit: null }
}

const start = async (unlocked: SessionCall, request: OrderRequest): Promise<Answer<Begun>> => {
  const call = await lockAccount(unlocked)
  const { tx } = call
  const refusal = await changeRefusal(call)
  if (refusal !== null) return refuse(refusal)
  const visits = await orderVisits(call)
  const intent = await intentFor(call, request, visits)
  if (E.isLeft(intent)) return intent
  const { lines } = intent.right.receipt.quote
  const taken = await takeDevices(tx, call.engine, lines)
  if (taken === 'soldOut')
    return E.left({ code: 'OUT_OF_STOCK', soldOut: await soldOutDevices(tx, call.engine, lines) })
  if (taken === 'promotionSpent')
    return priceMoved({ ...call, ...(await withLines(call, sellableLines(call))) })
  const { owner } = call.session
  const keys = await keysOfItems(call.engine, sellableCart(call).items)
  const open = await tx.openTradeIns(owner, [...keys.keys()], call.now)
  const conflict = tradeInRefusal(keys, open)
  if (conflict !== null) {
    await returnDevices(tx, lines)
    await tx.closeTradeIns(owner)
    return E.left(conflict)
  }
  if (!(await tx.insertIntent(intent.right))) {
    await returnDevices(tx, lines)
    return refuse('ORDER_IN_FLIGHT')
  }
  await withCart(call, sellableCart(call))
  await recordOrder(call, intent.right.receipt.quote, call.now, 'started')
  if (visits.reservation !== null) await tx.saveReservation({ ...visits.reservation, heldUntil: null })
  await holdCoupons(tx, call.session.owner, null)
  return E.right({ kind: 'started', intent: intent.right })
}

const replay = async (
  { tx, session }: SessionCall,
  { key }: OrderRequest,
  claim: Extract<KeyClaim, { state: 'taken' }>,
  requestHash: string,
): Promise<Answer<Begun>> => {
  if (claim.requestHash !== requestHash) return refuse('KEY_REUSED')
  if (claim.answer !== null) return E.right({ kind: 'answered', answer: claim.answer })
  const open = await tx.openIntentOf(session.owner)
  return open?.key === key ? E.right({ kind: 'answered', answer: answerOf(open) }) : refuse('ORDER_IN_FLIGHT')
}

/** Hashes the ordered items and price. A newer seal of the same price (after a reload) gives the same hash (I8). */
const requestHashOf = (engine: Engine, { expected, seal }: OrderRequest): string =>
  engine.hash(`order:${expected.monthly}:${expected.dueToday}:${readSeal(seal)?.digest ?? seal}`)

/** The first transaction: claims the key and writes the intent, or releases the key and changes nothing. */
const begin = async (call: SessionCall, request: OrderRequest): Promise<Answer<Begun>> => {
  const { tx, session, engine, now } = call
  const requestHash = requestHashOf(engine, request)
  const claim = await tx.claimKey(session.owner, request.key, requestHash, now)
  if (claim.state === 'taken') return replay(call, request, claim, requestHash)
  const started = await start(call, request)
  if (E.isLeft(started)) await tx.releaseKey(session.owner, request.key)
  return started
}

/** The maximum number of intents whose last status query is remembered; the oldest is dropped. */
const REMEMBERED_INTENTS = 1_000

/** Limits gateway queries to one per intent in `chargeValidMs`, however many clients ask the store. */
const createChargeWatch = ({ clock, config }: Engine): ((id: IntentId) => boolean) => {
  const askedAt = new Map<IntentId, number>()
  return (id) => {
    const now = clock.now()
    const last = askedAt.get(id)
    // An instant in the future means that the clock was set back.
    if (last !== undefined && last <= now && now < last + config.chargeValidMs) return false
    askedAt.delete(id)
    askedAt.set(id, now)
    const [oldest] = askedAt.keys()
    if (askedAt.size > REMEMBERED_INTENTS && oldest !== undefined) askedAt.delete(oldest)
    return true
  }
}

/** Places an order: reserves, pays outside any transaction, completes. Recovery settles an intent in doubt (S27). */
export const orderHandlers = (engine: Engine): Pick<ProviderHandlers, 'order' | 'orderStatus'> => {
  const mayAsk = createChargeWatch(engine)
  return {
    order: safely(engine, async (context, request) => {
      const begun = await inSession(engine, context, (call) => begin(call, request))
      if (E.isLeft(begun)) return begun
      if (begun.right.kind === 'answered') return E.right({ body: begun.right.answer })
      const { intent } = begun.right
      return E.right({ body: await settleFromCharge(engine, intent, await capture(engine, intent)) })
    }),

    // Only reads the charge: an unknown capture may still be in progress.
    orderStatus: safely(engine, async (context, { id }) => {
      const found = await inSession(engine, context, async ({ tx, session }) => {
        const intent = await tx.intentOf(session.owner, id)
        return intent === null ? refuse('NOT_FOUND') : E.right(intent)
      })
      if (E.isLeft(found)) return found
      const intent = found.right
      if (intent.state !== 'pending' || !mayAsk(intent.id)) return E.right({ body: answerOf(intent) })
      return E.right({
        body: await settleFromCharge(engine, intent, await getChargeState(engine, intent), true),
      })
    }),
  }
}
