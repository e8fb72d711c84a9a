import { either as E } from 'fp-ts'
import { acceptanceOf } from '#core/checkout/acceptance.ts'
import { areAllAccepted } from '#core/checkout/agreement.ts'
import { changedCustomer } from '#core/checkout/customer-change.ts'
import type { Customer } from '#core/checkout/customer.ts'
import { riskOfBuyer } from '#core/checkout/person.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { refuse, sessionHandler } from './call.ts'
import { changeQuantity } from './cart-handlers.ts'
import type { Provider } from './handler.ts'
import { installOptionsOf } from './pricing.ts'
import { changeHandler, mayShop, progressOf } from './standing.ts'
import type { SessionRecord } from './store.ts'
import { releaseReservation, visitOf, visitsOf } from './visits.ts'

const keep = async (
  call: SessionCall,
  given: Partial<Pick<SessionRecord, 'customer' | 'risk' | 'agreements'>>,
): Promise<Answer<{ readonly progress: CheckoutProgress }>> => {
  const session = { ...call.session, ...given }
  await call.tx.saveSession(session)
  return E.right({ progress: progressOf({ ...call, session }, await visitsOf(call)) })
}

/** Saves who buys. The answer to the risk question stays with the person it was given for (RSK-04). */
const keepCustomer = (call: SessionCall, customer: Customer) =>
  keep(call, { customer, risk: riskOfBuyer(call.session.risk, call.session.customer, customer) })

type CheckoutCalls = Pick<
  Provider,
  | 'addCustomer'
  | 'updateCustomer'
  | 'installOptions'
  | 'chooseInstallOption'
  | 'getAgreements'
  | 'acceptAgreements'
>

export const checkoutHandlers = (engine: Engine): CheckoutCalls => ({
  addCustomer: changeHandler(engine, keepCustomer),

  updateCustomer: changeHandler(engine, async (call, change) => {
    const { tx, session } = call
    if (session.customer === null) return refuse('STEP_MISSING')
    const facts = await tx.checkoutFactsOf(session.owner)
    const changed = changedCustomer({ customer: session.customer, billing: facts.billing }, change)
    await tx.saveCheckoutFacts(session.owner, { ...facts, billing: changed.billing })
    const kept = await keepCustomer(call, changed.customer)
    return E.map(({ progress }: { readonly progress: CheckoutProgress }) => ({ ...changed, progress }))(kept)
  }),

  // An empty list is no answer (CHK-16): where nothing is sold there is nothing to install.
  installOptions: sessionHandler(engine, async (call) => {
    const installation = installOptionsOf(call)
    return mayShop(call) && installation.length > 0 ? E.right({ installation }) : refuse('STEP_MISSING')
  }),

  chooseInstallOption: changeHandler(engine, async (call, { kind }) => {
    const option = installOptionsOf(call).find((offered) => offered.kind === kind)
    if (option === undefined) return refuse('OFFER_UNKNOWN')
    const priced = await changeQuantity(call, option.offerId, 1)
    if (E.isLeft(priced)) return priced
    await call.tx.saveSession({ ...call.session, installKind: kind })
    if (kind === 'self') await releaseReservation(call.tx, call.session.owner)
    const held = await visitOf(call.tx, await call.tx.reservationOf(call.session.owner))
    return E.right(held === null ? priced.right : { ...priced.right, installWindow: held })
  }),

  getAgreements: sessionHandler(engine, async ({ session, brand }, { id }) =>
    id === session.cartId ? E.right({ agreements: brand.agreements }) : refuse('NOT_FOUND'),
  ),

  acceptAgreements: changeHandler(engine, async (call, { agreements, transactionId = null }) => {
    const asked = call.brand.agreements
    if (!areAllAccepted(asked, agreements)) return refuse('AGREEMENTS_INCOMPLETE')
    const { tx, session, now } = call
    const acceptance = acceptanceOf(asked, now, transactionId)
    await tx.saveCheckoutFacts(session.owner, { ...(await tx.checkoutFactsOf(session.owner)), acceptance })
    return keep(call, { agreements: acceptance.agreements })
  }),
})
