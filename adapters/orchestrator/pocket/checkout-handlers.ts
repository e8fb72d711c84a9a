import { either as E } from 'fp-ts'
import type { AcceptedAgreement } from '#core/checkout/agreement.ts'
import { areAllAccepted } from '#core/checkout/agreement.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { refuse, sessionHandler } from './call.ts'
import { changeQuantity } from './cart-handlers.ts'
import type { Provider } from './handler.ts'
import { installOptionsOf } from './pricing.ts'
import { changeHandler, mayShop, progressOf } from './standing.ts'
import type { SessionRecord } from './store.ts'
import { releaseReservation, visitsOf } from './visits.ts'

const keep = async (
  call: SessionCall,
  given: Partial<Pick<SessionRecord, 'customer' | 'agreements'>>,
): Promise<Answer<{ readonly progress: CheckoutProgress }>> => {
  const session = { ...call.session, ...given }
  await call.tx.saveSession(session)
  return E.right({ progress: progressOf({ ...call, session }, await visitsOf(call)) })
}

type CheckoutCalls = Pick<
  Provider,
  'addCustomer' | 'installOptions' | 'chooseInstallOption' | 'getAgreements' | 'acceptAgreements'
>

export const checkoutHandlers = (engine: Engine): CheckoutCalls => ({
  addCustomer: changeHandler(engine, (call, customer) => keep(call, { customer })),

  installOptions: sessionHandler(engine, async (call) =>
    mayShop(call) ? E.right({ installation: installOptionsOf(call) }) : refuse('STEP_MISSING'),
  ),

  chooseInstallOption: changeHandler(engine, async (call, { kind }) => {
    const option = installOptionsOf(call).find((offered) => offered.kind === kind)
    if (option === undefined) return refuse('OFFER_UNKNOWN')
    const priced = await changeQuantity(call, option.offerId, 1)
    if (E.isLeft(priced)) return priced
    await call.tx.saveSession({ ...call.session, installKind: kind })
    if (kind === 'self') await releaseReservation(call.tx, call.session.owner)
    return priced
  }),

  getAgreements: sessionHandler(engine, async ({ session, brand }, { id }) =>
    id === session.cartId ? E.right({ agreements: brand.agreements }) : refuse('NOT_FOUND'),
  ),

  acceptAgreements: changeHandler(engine, async (call, { agreements }) => {
    const asked = call.brand.agreements
    if (!areAllAccepted(asked, agreements)) return refuse('AGREEMENTS_INCOMPLETE')
    const accepted: readonly AcceptedAgreement[] = asked.map(({ id, version }) => ({ id, version }))
    return keep(call, { agreements: accepted })
  }),
})
