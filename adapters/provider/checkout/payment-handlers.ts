import { either as E } from 'fp-ts'
import { parseZip } from '#core/address/address.ts'
import { parseNameOnCard } from '#core/card/name-on-card.ts'
import type { PaymentRequest } from '#core/ports/checkout-orchestrator.ts'
import { isGranted } from '#core/checkout/agreement.ts'
import { paymentInformation } from '#core/payment/payment-information.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import { moneyText } from '#core/shared/money-text.ts'
import { ZERO } from '#core/shared/money.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { safely, inSession, refuse } from '../call/call.ts'
import { gatewayRefusal } from '../gateway/gateway-refusals.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { sessionInfoOf } from '../facts/pricing.ts'
import type { Owner } from '../store/store.ts'
import { agreementsOf, changeRefusal, ownerReadyFor } from '../facts/sale-progress.ts'

const isWellFormed = (payment: PaymentRequest): boolean =>
  payment.kind === 'card'
    ? E.isRight(parseNameOnCard(payment.nameOnCard)) && E.isRight(parseZip(payment.zipCode))
    : E.isRight(parseNameOnCard(payment.nameOnAccount))

/**
 * Checks the stated purpose of a payment against the sale (PAY-03).
 * A payment by a call alone must state its purpose, because no page has shown it to the buyer.
 */
const isTrueOf = (call: SessionCall, payment: PaymentRequest): boolean => {
  if (payment.paymentInformation === undefined) return payment.mode !== 'api'
  const purpose = {
    delinquentBalance: moneyText(call.account?.pastDue ?? ZERO),
    autopay: isGranted(agreementsOf(call), call.session.agreements, 'automaticPayments'),
    initial: sessionInfoOf(call).newCustomer,
  }
  const { paymentInformation: stated } = payment
  const expected = paymentInformation(purpose)
  if (E.isLeft(expected)) throw new Error(`no purpose: ${expected.left._tag}`)
  const { delinquentPaymentAmount, autopay, delinquent, initial } = expected.right
  return (
    stated.delinquentPaymentAmount === delinquentPaymentAmount &&
    stated.autopay === autopay &&
    stated.delinquent === delinquent &&
    stated.initial === initial &&
    (payment.kind === 'bank' || payment.paymentInformation?.zip === payment.zipCode)
  )
}

/** Checks a named card issuer against the gateway's reading (PAY-04). A gateway may know more ranges than CRD-01. */
const isIssuerOf = (payment: PaymentRequest, summary: PaymentSummary): boolean =>
  payment.kind === 'bank' ||
  (payment.cardType ?? 'Unknown') === 'Unknown' ||
  (summary.kind === 'card' && summary.issuer === payment.cardType)

/** Returns the owner of a sale that may be paid in this way. */
const payerReadyFor =
  (payment: PaymentRequest) =>
  async (call: SessionCall): Promise<Answer<Owner>> => {
    const owner = await ownerReadyFor('payment')(call)
    return E.isRight(owner) && !isTrueOf(call, payment) ? refuse('PAYMENT_REJECTED') : owner
  }

const refusalOf = gatewayRefusal('PAYMENT_REJECTED')

type PaymentCalls = Pick<ProviderHandlers, 'paymentSession' | 'validatePayment'>

export const paymentHandlers = (engine: Engine): PaymentCalls => ({
  // A key needs only a cart with something to buy, because an identification is encrypted before payment.
  paymentSession: safely(engine, async (context) => {
    const owner = await inSession(engine, context, ownerReadyFor('customer'))
    if (E.isLeft(owner)) return owner
    const key = await engine.gateway.openKey(owner.right)()
    return E.isLeft(key) ? refuse(refusalOf(key.left)) : E.right({ body: key.right })
  }),

  // The gateway is called between two transactions, never within one.
  validatePayment: safely(engine, async (context, payment) => {
    if (!isWellFormed(payment)) return refuse('BAD_REQUEST')
    const owner = await inSession(engine, context, payerReadyFor(payment))
    if (E.isLeft(owner)) return owner
    const envelope = payment.kind === 'card' ? payment.card : payment.bank
    const stored = await engine.gateway.storePayment(owner.right, envelope)()
    if (E.isLeft(stored)) return refuse(refusalOf(stored.left))
    const { token, summary } = stored.right
    if (!isIssuerOf(payment, summary)) return refuse('PAYMENT_REJECTED')
    return inSession(engine, context, async (call) => {
      const refusal = await changeRefusal(call)
      if (refusal !== null) return refuse(refusal)
      await call.tx.saveSession({ ...call.session, payment: { token, summary } })
      return E.right({ body: { payment: summary } })
    })
  }),
})
