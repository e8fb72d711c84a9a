import { either as E } from 'fp-ts'
import type { Customer } from '#core/checkout/customer.ts'
import { isSamePerson } from '#core/checkout/person.ts'
import type { RiskRequest } from '#core/ports/orchestrator.ts'
import type { BureauWord } from '#core/risk/risk.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import type { RiskRecord, ScreenedAnswer } from '#core/risk/risk-record.ts'
import { recordAnswer, withoutAnswer } from '#core/risk/risk-record.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { handle, inSession, refuse, sessionHandler } from './call.ts'
import { changeQuantity } from './cart-handlers.ts'
import { gatewayRefusal } from './gateway-refusals.ts'
import type { Provider } from './handler.ts'
import { changeRefusal, mayShop, ownerReadyFor } from './standing.ts'
import type { Owner } from './store.ts'

const refusalOf = gatewayRefusal('IDENTIFICATION_REJECTED')

/** Whose sale this is, and who buys: whoever is on record when the question is answered. */
type Assessed = { readonly owner: Owner; readonly customer: Customer | null }

const assessedIn = async (call: SessionCall): Promise<Answer<Assessed>> => {
  const { customer } = call.session
  return E.map((owner: Owner) => ({ owner, customer }))(await ownerReadyFor('risk')(call))
}

const wordOn = async (
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

/** Refuses an answer, and saves that a deposit was asked for: a referral that can't be settled now stands all the same (RSK-03). */
const refuseAnswer = async (
  { tx, session }: SessionCall,
  risk: RiskRecord,
  refusal: Answer<never>,
): Promise<Answer<never>> => {
  if (risk.isReferred) await tx.saveSession({ ...session, risk: withoutAnswer(risk) })
  return refusal
}

/**
 * Saves the answer for the person it was given for, and puts the deposit into the cart or takes it out. A deposit that isn't sold is
 * refused, not let off (S31).
 */
const keep = async (call: SessionCall, customer: Customer | null, answer: ScreenedAnswer) => {
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

type RiskCalls = Pick<Provider, 'riskRequirements' | 'assessRisk'>

export const riskHandlers = (engine: Engine): RiskCalls => ({
  riskRequirements: sessionHandler(engine, async (call) =>
    mayShop(call)
      ? E.right({ identificationTypes, depositOfferId: call.brand.depositOfferId })
      : refuse('STEP_MISSING'),
  ),

  // The bureau is asked between two transactions, never within one.
  assessRisk: handle(engine, async (context, request) => {
    const asked = await inSession(engine, context, assessedIn)
    if (E.isLeft(asked)) return asked
    const { owner, customer } = asked.right
    const word = await wordOn(engine, owner, request)
    if (E.isLeft(word)) return word
    const answer = screened(request, word.right)
    return inSession(engine, context, (call) => keep(call, customer, answer))
  }),
})
