import { either as E } from 'fp-ts'
import { hasPlan, isMobileAlone, plannedLines, quantityOf } from '#core/cart/cart.ts'
import type { Agreement } from '#core/checkout/agreement.ts'
import { areAllAccepted, isGranted, requiredAgreements } from '#core/checkout/agreement.ts'
import { offeredAgreements } from '#core/checkout/offered-agreements.ts'
import type { CheckoutProgress, OrderPart } from '#core/checkout/readiness.ts'
import { missingParts, orderParts } from '#core/checkout/readiness.ts'
import { installOf } from '#core/checkout/install-option.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { canShop } from '#core/localization/outcome-kind.ts'
import { needsPayment } from '#core/payment/payment-needed.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { ExternalCheck } from '#core/risk/external-check.ts'
import { externalCheckOf } from '#core/risk/external-check.ts'
import type { RiskAssessment } from '#core/risk/risk.ts'
import { areAnyOpen } from '#core/schedule/window.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { refuse, sessionHandler } from '../call/call.ts'
import { installOptionsOf, offersOf, quoteOf, sellableLines } from './pricing.ts'
import type { Owner } from '../store/store.ts'
import type { Visits } from './visits.ts'

export const mayShop = ({ session }: Pick<SessionCall, 'session'>): boolean =>
  canShop(outcomeOf(session.localization))

/** Returns the agreements that the buyer of a session is offered (CHK-25, EXP-05). */
export const agreementsOf = (call: SessionCall): readonly Agreement[] =>
  offeredAgreements(
    call.brand.agreements,
    plannedLines(sellableLines(call), offersOf(call)),
    call.session.localization.sessionInfo?.autoPayTargetActivity,
  )

/** Returns the valid risk assessment. One with a deposit is valid only while the cart contains the deposit (S31). */
export const riskOf = (call: SessionCall): RiskAssessment | null => {
  const assessment = call.session.risk?.assessment ?? null
  const isSecured =
    assessment?.decision !== 'deposit' || quantityOf(sellableLines(call), call.brand.depositOfferId) > 0
  return isSecured ? assessment : null
}

/** Returns what the external credit check means for the payment of the sale (RSK-05). */
export const externalCheckIn = (call: SessionCall): ExternalCheck => {
  const assessment = riskOf(call)
  return externalCheckOf({
    decision: assessment?.decision ?? null,
    identification: assessment?.identification ?? null,
  })
}

/** Returns the progress of the sale. An expired window reservation counts until the recovery has released it. */
export const progressOf = (
  call: SessionCall,
  visits: Pick<Visits, 'windows' | 'reservation'>,
): CheckoutProgress => {
  const { session } = call
  const agreements = agreementsOf(call)
  const isAutoPay = isGranted(agreements, session.agreements, 'automaticPayments')
  const offers = offersOf(call)
  const lines = sellableLines(call)
  const isInCart = installOptionsOf(call).some(
    ({ kind, offerId }) => kind === session.installKind && quantityOf(lines, offerId) > 0,
  )
  return {
    hasPlan: hasPlan(lines, offers),
    hasCustomer: session.customer !== null,
    riskDecision: riskOf(call)?.decision ?? null,
    installKind: installOf(isMobileAlone(lines, offers), isInCart ? session.installKind : null),
    hasAgreements: areAllAccepted(requiredAgreements(agreements), session.agreements),
    isAutoPay,
    isPaymentNeeded: needsPayment({
      dueToday: quoteOf(call, lines).dueToday,
      isAutoPay,
    }),
    hasPayment: session.payment !== null,
    hasVisit: visits.reservation !== null,
    areWindowsOpen: areAnyOpen(visits.windows),
  }
}

/** Checks whether all parts before `part` are complete, so that no step is skipped (CHK-06, I11). */
export const isReadyFor = (part: OrderPart, progress: CheckoutProgress): boolean =>
  missingParts(progress).every((missing) => orderParts.indexOf(missing) >= orderParts.indexOf(part))

/** Returns why the sale can no longer change, or null: address not serviceable, or order placed or in doubt. */
export const changeRefusal = async (call: SessionCall): Promise<RefusalCode | null> => {
  if (!mayShop(call)) return 'STEP_MISSING'
  if (call.cart.marker === 'ordered') return 'CART_ORDERED'
  return (await call.tx.openIntentOf(call.session.owner)) === null ? null : 'ORDER_IN_FLIGHT'
}

/** The visit data before one is chosen: only the visit itself needs it. */
const NO_VISITS: Pick<Visits, 'windows' | 'reservation'> = { windows: [], reservation: null }

/** Returns the owner of the sale, for a call that requires all parts before `part`. */
export const ownerReadyFor =
  (part: Exclude<OrderPart, 'visit'>) =>
  async (call: SessionCall): Promise<Answer<Owner>> => {
    const refusal = await changeRefusal(call)
    if (refusal !== null) return refuse(refusal)
    return isReadyFor(part, progressOf(call, NO_VISITS))
      ? E.right(call.session.owner)
      : refuse('STEP_MISSING')
  }

/** Creates a handler that changes the sale, if it can still be changed. */
export const mutationHandler = <Request, Body>(
  engine: Engine,
  work: (call: SessionCall, request: Request) => Promise<Answer<Body>>,
) =>
  sessionHandler<Request, Body>(engine, async (call, request) => {
    const refusal = await changeRefusal(call)
    return refusal === null ? work(call, request) : refuse(refusal)
  })
