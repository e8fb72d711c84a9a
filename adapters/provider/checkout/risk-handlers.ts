import { either as E } from 'fp-ts'
import type { Customer } from '#core/checkout/customer.ts'
import { isSamePerson } from '#core/checkout/person.ts'
import type { RiskRequest } from '#core/ports/checkout-orchestrator.ts'
import type { BureauWord } from '#core/risk/risk.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import type { RiskRecord, ScreenedAnswer } from '#core/risk/risk-record.ts'
import { recordAnswer, withoutAnswer } from '#core/risk/risk-record.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { safely, inSession, refuse, sessionHandler } from '../call/call.ts'
import { changeQuantity } from '../cart/cart-handlers.ts'
import { gatewayRefusal } from '../gateway/gateway-refusals.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { changeRefusal, mayShop, ownerReadyFor } from '../facts/sale-progress.ts'
import type { Owner } from '../store/store.ts'

const refusalOf = gatewayRefusal('IDENTIFICATION_REJECTED')

/** The owner of the session, and the customer on record when the question is answered. */
type Applicant = { readonly owner: Owner; readonly customer: Customer | null }

const applicantIn = async (call: SessionCall): Promise<Answer<Applicant>> => {
  const { customer } = call.session
  return E.map((owner: Owner) => ({ owner, customer }))(await ownerReadyFor('risk')(call))
}

const screen = async (
  engine: Engine,
  owner: Owner,
  { identification }: RiskRequest,
): Promise<Answer<BureauWord>> => {
  if (identification === null) return E.right('unasked')
  const word = await engine.gateway.screenIdentity(owner, identification)()
  return E.isLeft(word) ? refuse(refusalOf(word.left)) : word
}

const screened = ({ addressOneYear, identification }: RiskRequest, word: BureauWord): ScreenedAnswer => ({
  addressOneYear,
  identification: identification?.type ?? 'NONE',
  word,
})

const isOf = (customer: Customer | null, { session }: SessionCall): boolean =>
  customer !== null && session.customer !== null && isSamePerson(customer, session.customer)

/** Refuses an answer but records its referral, which counts although the answer can't be saved now (RSK-03). */
const refuseAnswer = async (
  { tx, session }: SessionCall,
  risk: RiskRecord,
  refusal: Answer<never>,
): Promise<Answer<never>> => {
  if (risk.isReferred) await tx.saveSession({ ...session, risk: withoutAnswer(risk) })
  return refusal
}

/**
 * Saves the answer for the person it was given for, and adds the deposit to the cart or removes it. Refuses the answer
 * if the deposit is not sold, instead of waiving it (S31).
 */
const saveAnswer = async (call: SessionCall, customer: Customer | null, answer: ScreenedAnswer) => {
  const risk = recordAnswer(call.session.risk, answer)
  const { decision } = risk.assessment
  const refusal = await changeRefusal(call)
  if (refusal === 'CART_ORDERED') return refuse(refusal)
  if (refusal !== null) return refuseAnswer(call, risk, refuse(refusal))
  if (!isOf(customer, call)) return refuseAnswer(call, risk, refuse('STEP_MISSING'))
  const cart = await changeQuantity(call, call.brand.depositOfferId, decision === 'deposit' ? 1 : 0)
  if (E.isLeft(cart)) return refuseAnswer(call, risk, cart)
  await call.tx.saveSession({ ...call.session, risk })
  return E.right({ body: { decision, cart: cart.right } })
}

type RiskCalls = Pick<ProviderHandlers, 'riskRequirements' | 'assessRisk'>

export const riskHandlers = (engine: Engine): RiskCalls => ({
  riskRequirements: sessionHandler(engine, async (call) =>
    mayShop(call)
      ? E.right({ identificationTypes, depositOfferId: call.brand.depositOfferId })
      : refuse('STEP_MISSING'),
  ),

  // The credit bureau is called between two transactions, never within one.
  assessRisk: safely(engine, async (context, request) => {
    const applicant = await inSession(engine, context, applicantIn)
    if (E.isLeft(applicant)) return applicant
    const { owner, customer } = applicant.right
    const word = await screen(engine, owner, request)
    if (E.isLeft(word)) return word
    const answer = screened(request, word.right)
    return inSession(engine, context, (call) => saveAnswer(call, customer, answer))
  }),
})
