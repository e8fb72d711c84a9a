import { either as E } from 'fp-ts'
import type { IntentId, OrderAnswer } from '#core/checkout/order.ts'
import { missingParts } from '#core/checkout/readiness.ts'
import type { OrderRequest } from '#core/ports/orchestrator.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { readSeal } from '#core/pricing/seal-token.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { handle, inSession, refuse } from './call.ts'
import { withLines } from './cart-handlers.ts'
import { holdCoupons } from './coupons.ts'
import type { Provider } from './handler.ts'
import { orderNumberFrom } from './order-number.ts'
import { agreedQuote, soldLines } from './pricing.ts'
import { answerOf, capture, conclude, lookUpCharge } from './settlement.ts'
import { changeRefusal, progressOf } from './standing.ts'
import type { IntentRecord, KeyClaim } from './store.ts'
import type { Visits } from './visits.ts'
import { visitsOf } from './visits.ts'

type Begun =
  | { readonly kind: 'answered'; readonly answer: OrderAnswer }
  | { readonly kind: 'started'; readonly intent: IntentRecord }

/** The intent of a complete session; `STEP_MISSING` when a part is missing, `WINDOW_GONE` when that is the visit alone. */
const intentFor = async (
  call: SessionCall,
  request: OrderRequest,
  visits: Visits,
): Promise<Answer<IntentRecord>> => {
  const { session, engine, now } = call
  const progress = progressOf(call, visits)
  const missing = missingParts(progress)
  // A buyer who comes this far had chosen a window: its hold has lapsed since.
  if (missing.length === 1 && missing[0] === 'visit') return refuse('WINDOW_GONE')
  const { customer, payment, cartId, owner } = session
  const { installKind } = progress
  if (missing.length > 0 || customer === null || payment === null || installKind === null)
    return refuse('STEP_MISSING')
  const agreed = await agreedQuote(call, request)
  if (E.isLeft(agreed)) return agreed
  const quote = agreed.right
  return E.right({
    id: `intent-${engine.random.id()}` as IntentId,
    owner,
    cartId,
    key: request.key,
    state: 'pending',
    startedAt: now,
    totals: totalsOf(quote),
    paymentToken: payment.token,
    receipt: {
      orderNumber: orderNumberFrom(engine.random.id()),
      placedAt: now,
      quote,
      installKind,
      visit: visits.visit,
      payment: payment.summary,
      emailAddress: customer.emailAddress,
    },
  })
}

const start = async (call: SessionCall, request: OrderRequest): Promise<Answer<Begun>> => {
  const { tx } = call
  const refusal = await changeRefusal(call)
  if (refusal !== null) return refuse(refusal)
  const visits = await visitsOf(call)
  const intent = await intentFor(call, request, visits)
  if (E.isLeft(intent)) return intent
  if (!(await tx.insertIntent(intent.right))) return refuse('ORDER_IN_FLIGHT')
  await withLines(call, soldLines(call))
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

/** Names what is ordered at which price. A younger seal of the same price, as a reload brings it, is the same request (I8). */
const requestHashOf = (engine: Engine, { expected, seal }: OrderRequest): string =>
  engine.hash(`order:${expected.monthly}:${expected.dueToday}:${readSeal(seal)?.digest ?? seal}`)

/** The first transaction: the key is claimed and the intent written, or the key given back and nothing done. */
const begin = async (call: SessionCall, request: OrderRequest): Promise<Answer<Begun>> => {
  const { tx, session, engine, now } = call
  const requestHash = requestHashOf(engine, request)
  const claim = await tx.claimKey(session.owner, request.key, requestHash, now)
  if (claim.state === 'taken') return replay(call, request, claim, requestHash)
  const started = await start(call, request)
  if (E.isLeft(started)) await tx.releaseKey(session.owner, request.key)
  return started
}

/** Intents whose last look at the gateway is remembered; of more, the first is forgotten. */
const REMEMBERED_INTENTS = 1_000

/** Whether the gateway may be asked about an intent now: it is asked once in `chargeValidMs`, however many ask the store. */
const createChargeWatch = ({ clock, config }: Engine): ((id: IntentId) => boolean) => {
  const askedAt = new Map<IntentId, number>()
  return (id) => {
    const now = clock.now()
    const last = askedAt.get(id)
    // An instant to come is one of a clock that was set back since.
    if (last !== undefined && last <= now && now < last + config.chargeValidMs) return false
    askedAt.delete(id)
    askedAt.set(id, now)
    const [oldest] = askedAt.keys()
    if (askedAt.size > REMEMBERED_INTENTS && oldest !== undefined) askedAt.delete(oldest)
    return true
  }
}

/** Reserve, then pay outside any transaction, then finish; what stays in doubt is settled by the recovery (S27). */
export const orderHandlers = (engine: Engine): Pick<Provider, 'order' | 'orderStatus'> => {
  const mayAsk = createChargeWatch(engine)
  return {
    order: handle(engine, async (context, request) => {
      const begun = await inSession(engine, context, (call) => begin(call, request))
      if (E.isLeft(begun)) return begun
      if (begun.right.kind === 'answered') return E.right({ body: begun.right.answer })
      const { intent } = begun.right
      return E.right({ body: await conclude(engine, intent, await capture(engine, intent)) })
    }),

    // Only looks at the charge: that a capture is unknown may mean that it is still under way.
    orderStatus: handle(engine, async (context, { id }) => {
      const found = await inSession(engine, context, async ({ tx, session }) => {
        const intent = await tx.intentOf(session.owner, id)
        return intent === null ? refuse('NOT_FOUND') : E.right(intent)
      })
      if (E.isLeft(found)) return found
      const intent = found.right
      if (intent.state !== 'pending' || !mayAsk(intent.id)) return E.right({ body: answerOf(intent) })
      return E.right({ body: await conclude(engine, intent, await lookUpCharge(engine, intent), true) })
    }),
  }
}
