import { either as E } from 'fp-ts'
import { acceptanceOf } from '#core/checkout/acceptance.ts'
import { acceptedAmong, areAllAccepted, isGranted, requiredAgreements } from '#core/checkout/agreement.ts'
import { changedCustomer } from '#core/checkout/customer-change.ts'
import type { Customer } from '#core/checkout/customer.ts'
import { riskOfBuyer } from '#core/checkout/person.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { refuse, sessionHandler } from '../call/call.ts'
import { changeQuantity } from '../cart/cart-handlers.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { installOptionsOf } from '../facts/pricing.ts'
import { agreementsOf, mutationHandler, mayShop, progressOf } from '../facts/sale-progress.ts'
import type { SessionRecord } from '../store/store.ts'
import { releaseReservation, visitOf, visitsOf } from '../facts/visits.ts'

const saveToSession = async (
  call: SessionCall,
  given: Partial<Pick<SessionRecord, 'customer' | 'risk' | 'agreements'>>,
): Promise<Answer<{ readonly progress: CheckoutProgress }>> => {
  const session = { ...call.session, ...given }
  await call.tx.saveSession(session)
  return E.right({ progress: progressOf({ ...call, session }, await visitsOf(call)) })
}

/** Saves the customer. The risk answer stays with the person it was given for (RSK-04). */
const saveCustomer = (call: SessionCall, customer: Customer) =>
  saveToSession(call, { customer, risk: riskOfBuyer(call.session.risk, call.session.customer, customer) })

type CheckoutCalls = Pick<
  ProviderHandlers,
  | 'addCustomer'
  | 'updateCustomer'
  | 'installOptions'
  | 'chooseInstallOption'
  | 'getAgreements'
  | 'acceptAgreements'
>

export const checkoutHandlers = (engine: Engine): CheckoutCalls => ({
  addCustomer: mutationHandler(engine, saveCustomer),

  updateCustomer: mutationHandler(engine, async (call, change) => {
    const { tx, session } = call
    if (session.customer === null) return refuse('STEP_MISSING')
    const facts = await tx.checkoutFactsOf(session.owner)
    const changed = changedCustomer({ customer: session.customer, billing: facts.billing }, change)
    await tx.saveCheckoutFacts(session.owner, { ...facts, billing: changed.billing })
    const saved = await saveCustomer(call, changed.customer)
    return E.map(({ progress }: { readonly progress: CheckoutProgress }) => ({ ...changed, progress }))(saved)
  }),

  // An empty list counts as no answer (CHK-16): nothing is sold, so nothing can be installed.
  installOptions: sessionHandler(engine, async (call) => {
    const installation = installOptionsOf(call)
    return mayShop(call) && installation.length > 0 ? E.right({ installation }) : refuse('STEP_MISSING')
  }),

  chooseInstallOption: mutationHandler(engine, async (call, { kind }) => {
    const option = installOptionsOf(call).find((offered) => offered.kind === kind)
    if (option === undefined) return refuse('OFFER_UNKNOWN')
    const priced = await changeQuantity(call, option.offerId, 1)
    if (E.isLeft(priced)) return priced
    await call.tx.saveSession({ ...call.session, installKind: kind })
    if (kind === 'self') await releaseReservation(call.tx, call.session.owner)
    const visit = await visitOf(call.tx, await call.tx.reservationOf(call.session.owner))
    return E.right(visit === null ? priced.right : { ...priced.right, installWindow: visit })
  }),

  getAgreements: sessionHandler(engine, async (call, { id }) =>
    id === call.session.cartId ? E.right({ agreements: agreementsOf(call) }) : refuse('NOT_FOUND'),
  ),

  acceptAgreements: mutationHandler(engine, async (call, { agreements, transactionId = null }) => {
    const shown = agreementsOf(call)
    if (!areAllAccepted(requiredAgreements(shown), agreements)) return refuse('AGREEMENTS_INCOMPLETE')
    const { tx, session, now } = call
    const acceptance = acceptanceOf(acceptedAmong(shown, agreements), now, transactionId)
    const facts = await tx.checkoutFactsOf(session.owner)
    const billing = {
      paperlessBilling: isGranted(shown, agreements, 'paperlessBilling'),
      monthlyBillingNotification: isGranted(shown, agreements, 'monthlyBillingNotification'),
    }
    await tx.saveCheckoutFacts(session.owner, { ...facts, acceptance, billing })
    return saveToSession(call, { agreements: acceptance.agreements })
  }),
})
