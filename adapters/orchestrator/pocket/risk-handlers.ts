import { either as E } from 'fp-ts'
import type { RiskRequest } from '#core/ports/orchestrator.ts'
import type { BureauWord, RiskAssessment } from '#core/risk/risk.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { decideRisk } from '#core/risk/risk.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { handle, inSession, refuse, sessionHandler } from './call.ts'
import { changeQuantity } from './cart-handlers.ts'
import { gatewayRefusal } from './gateway-refusals.ts'
import type { Provider } from './handler.ts'
import { changeRefusal, mayShop, ownerReadyFor } from './standing.ts'
import type { Owner } from './store.ts'

const refusalOf = gatewayRefusal('IDENTIFICATION_REJECTED')

const wordOn = async (
  engine: Engine,
  owner: Owner,
  { identification }: RiskRequest,
): Promise<Answer<BureauWord>> => {
  if (identification === null) return E.right('unasked')
  const word = await engine.gateway.screenIdentity(owner, identification)()
  return E.isLeft(word) ? refuse(refusalOf(word.left)) : word
}

const assessmentOf = ({ addressOneYear, identification }: RiskRequest, word: BureauWord): RiskAssessment => ({
  addressOneYear,
  identification: identification?.type ?? 'NONE',
  decision: decideRisk(word, addressOneYear),
})

/** Keeps the answer and puts the deposit into the cart or takes it out; a deposit that isn't sold is refused, not let off (S31). */
const keep = async (call: SessionCall, risk: RiskAssessment) => {
  const refusal = await changeRefusal(call)
  if (refusal !== null) return refuse(refusal)
  const { decision } = risk
  const cart = await changeQuantity(call, call.brand.depositOfferId, decision === 'deposit' ? 1 : 0)
  if (E.isLeft(cart)) return cart
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
    const owner = await inSession(engine, context, ownerReadyFor('risk'))
    if (E.isLeft(owner)) return owner
    const word = await wordOn(engine, owner.right, request)
    if (E.isLeft(word)) return word
    return inSession(engine, context, (call) => keep(call, assessmentOf(request, word.right)))
  }),
})
