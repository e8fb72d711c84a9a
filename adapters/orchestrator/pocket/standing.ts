import { either as E } from 'fp-ts'
import { hasPlan, quantityOf } from '#core/cart/cart.ts'
import { areAllAccepted } from '#core/checkout/agreement.ts'
import type { CheckoutProgress, OrderPart } from '#core/checkout/readiness.ts'
import { missingParts, orderParts } from '#core/checkout/readiness.ts'
import { canShop, outcomeOf } from '#core/localization/outcome.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { RiskAssessment } from '#core/risk/risk.ts'
import { areAnyOpen } from '#core/schedule/window.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { refuse, sessionHandler } from './call.ts'
import { installOptionsOf, offersOf, soldLines } from './pricing.ts'
import type { Owner } from './store.ts'
import type { Visits } from './visits.ts'

export const mayShop = ({ session }: Pick<SessionCall, 'session'>): boolean =>
  canShop(outcomeOf(session.localization).kind)

/** The answer to the risk question that still holds: with a deposit asked for, only while the cart has it (S31). */
export const riskOf = (call: SessionCall): RiskAssessment | null => {
  const assessment = call.session.risk?.assessment ?? null
  const isSecured =
    assessment?.decision !== 'deposit' || quantityOf(soldLines(call), call.brand.depositOfferId) > 0
  return isSecured ? assessment : null
}

/** What the session holds so far. A window counts as held until the recovery has taken a lapsed hold away. */
export const progressOf = (call: SessionCall, visits: Visits): CheckoutProgress => {
  const { session, brand } = call
  const isKindSold = installOptionsOf(call).some(({ kind }) => kind === session.installKind)
  return {
    hasPlan: hasPlan(call.cart.lines, offersOf(call)),
    hasCustomer: session.customer !== null,
    riskDecision: riskOf(call)?.decision ?? null,
    installKind: isKindSold ? session.installKind : null,
    hasAgreements: areAllAccepted(brand.agreements, session.agreements),
    hasPayment: session.payment !== null,
    hasVisit: visits.reservation !== null,
    areWindowsOpen: areAnyOpen(visits.windows),
  }
}

/** Whether everything a buyer gives before `part` is there, so that no step is passed over (CHK-06, I11). */
export const isReadyFor = (part: OrderPart, progress: CheckoutProgress): boolean =>
  missingParts(progress).every((missing) => orderParts.indexOf(missing) >= orderParts.indexOf(part))

/** Why nothing of this sale may change any more, or null: the address isn't sold to, the order exists, or is in doubt. */
export const changeRefusal = async (call: SessionCall): Promise<RefusalCode | null> => {
  if (!mayShop(call)) return 'STEP_MISSING'
  if (call.cart.marker === 'ordered') return 'CART_ORDERED'
  return (await call.tx.openIntentOf(call.session.owner)) === null ? null : 'ORDER_IN_FLIGHT'
}

/** What there is of visits before one is chosen: no part but the visit asks. */
const NO_VISITS: Visits = { windows: [], reservation: null, visit: null }

/** Whose sale this is, for a call that needs everything a buyer gives before `part`. */
export const ownerReadyFor =
  (part: Exclude<OrderPart, 'visit'>) =>
  async (call: SessionCall): Promise<Answer<Owner>> => {
    const refusal = await changeRefusal(call)
    if (refusal !== null) return refuse(refusal)
    return isReadyFor(part, progressOf(call, NO_VISITS))
      ? E.right(call.session.owner)
      : refuse('STEP_MISSING')
  }

/** A handler that changes something of the sale, as long as it may be changed. */
export const changeHandler = <Request, Body>(
  engine: Engine,
  work: (call: SessionCall, request: Request) => Promise<Answer<Body>>,
) =>
  sessionHandler<Request, Body>(engine, async (call, request) => {
    const refusal = await changeRefusal(call)
    return refusal === null ? work(call, request) : refuse(refusal)
  })
