import { either as E } from 'fp-ts'
import { parseZip } from '#core/address/address.ts'
import { parseNameOnCard } from '#core/card/card.ts'
import type { PaymentRequest } from '#core/ports/storefront-orchestrator.ts'
import type { Engine } from '../call/call.ts'
import { safely, inSession, refuse } from '../call/call.ts'
import { gatewayRefusal } from '../gateway/gateway-refusals.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { changeRefusal, ownerReadyFor } from '../session/sale-progress.ts'

const isWellFormed = (payment: PaymentRequest): boolean =>
  payment.kind === 'card'
    ? E.isRight(parseNameOnCard(payment.nameOnCard)) && E.isRight(parseZip(payment.zipCode))
    : E.isRight(parseNameOnCard(payment.nameOnAccount))

const refusalOf = gatewayRefusal('PAYMENT_REJECTED')

type PaymentCalls = Pick<ProviderHandlers, 'paymentSession' | 'validatePayment'>

export const paymentHandlers = (engine: Engine): PaymentCalls => ({
  // A key is available as soon as the cart has something to buy, because an identification is encrypted before the payment step.
  paymentSession: safely(engine, async (context) => {
    const owner = await inSession(engine, context, ownerReadyFor('customer'))
    if (E.isLeft(owner)) return owner
    const key = await engine.gateway.openKey(owner.right)()
    return E.isLeft(key) ? refuse(refusalOf(key.left)) : E.right({ body: key.right })
  }),

  // The gateway is called between two transactions, never within one.
  validatePayment: safely(engine, async (context, payment) => {
    if (!isWellFormed(payment)) return refuse('BAD_REQUEST')
    const owner = await inSession(engine, context, ownerReadyFor('payment'))
    if (E.isLeft(owner)) return owner
    const envelope = payment.kind === 'card' ? payment.card : payment.bank
    const stored = await engine.gateway.storePayment(owner.right, envelope)()
    if (E.isLeft(stored)) return refuse(refusalOf(stored.left))
    const { token, summary } = stored.right
    return inSession(engine, context, async (call) => {
      const refusal = await changeRefusal(call)
      if (refusal !== null) return refuse(refusal)
      await call.tx.saveSession({ ...call.session, payment: { token, summary } })
      return E.right({ body: { payment: summary } })
    })
  }),
})
