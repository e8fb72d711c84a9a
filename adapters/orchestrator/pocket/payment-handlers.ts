import { either as E } from 'fp-ts'
import { parseZip } from '#core/address/address.ts'
import { parseNameOnCard } from '#core/card/card.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { GatewayFailure } from '#core/ports/payment-gateway.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { handle, inSession, refuse } from './call.ts'
import type { Provider } from './handler.ts'
import { changeRefusal, isReadyFor, progressOf } from './standing.ts'
import type { Owner } from './store.ts'
import { visitsOf } from './visits.ts'

/** A card is turned down in one way, whatever the gateway has against it (S24). */
const REFUSALS: Record<GatewayFailure['_tag'], RefusalCode> = {
  KeyUnknown: 'PAYMENT_KEY_UNUSABLE',
  KeySpent: 'PAYMENT_KEY_UNUSABLE',
  EnvelopeRejected: 'CARD_REJECTED',
  CardDeclined: 'CARD_REJECTED',
  GatewayUnavailable: 'UNAVAILABLE',
}

/** Who may pay now: a sale that may change, with all that comes before payment. */
const payer = async (call: SessionCall): Promise<Answer<Owner>> => {
  const refusal = await changeRefusal(call)
  if (refusal !== null) return refuse(refusal)
  return isReadyFor('payment', progressOf(call, await visitsOf(call)))
    ? E.right(call.session.owner)
    : refuse('STEP_MISSING')
}

type PaymentCalls = Pick<Provider, 'paymentSession' | 'validatePayment'>

export const paymentHandlers = (engine: Engine): PaymentCalls => ({
  paymentSession: handle(engine, async (context) => {
    const owner = await inSession(engine, context, payer)
    if (E.isLeft(owner)) return owner
    const key = await engine.gateway.openKey(owner.right)()
    return E.isLeft(key) ? refuse(REFUSALS[key.left._tag]) : E.right({ body: key.right })
  }),

  // The gateway is asked between two transactions, never within one.
  validatePayment: handle(engine, async (context, { nameOnCard, zipCode, card }) => {
    if (E.isLeft(parseNameOnCard(nameOnCard)) || E.isLeft(parseZip(zipCode))) return refuse('BAD_REQUEST')
    const owner = await inSession(engine, context, payer)
    if (E.isLeft(owner)) return owner
    const stored = await engine.gateway.storeCard(owner.right, card)()
    if (E.isLeft(stored)) return refuse(REFUSALS[stored.left._tag])
    const { token, summary } = stored.right
    return inSession(engine, context, async (call) => {
      const refusal = await changeRefusal(call)
      if (refusal !== null) return refuse(refusal)
      await call.tx.saveSession({ ...call.session, card: { token, summary } })
      return E.right({ body: { card: summary } })
    })
  }),
})
