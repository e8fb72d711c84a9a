import { function as F, taskEither as TE } from 'fp-ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { CallContext, CallFailure, Provider, Reply } from './handler.ts'

const failureOf = ({ code, quote }: CallFailure): OrchestratorFailure => {
  if (code === 'SESSION_EXPIRED') return { _tag: 'SessionExpired' }
  if (code === 'PRICE_MOVED' && quote !== undefined) return { _tag: 'PriceMoved', quote }
  if (code === 'UNAVAILABLE' || code === 'BROKEN') return { _tag: 'ProviderBroken', requestId: null }
  return { _tag: 'Refused', code, requestId: 'local' }
}

type Handle<Request, Body> = (
  context: CallContext,
  request: Request,
) => TE.TaskEither<CallFailure, Reply<Body>>

/**
 * The port straight over the provider, without a wire between, for one visitor: it keeps the session's id as a client and its
 * secret as a browser does.
 */
export const pocketOrchestrator = ({ provider }: { readonly provider: Provider }): Orchestrator => {
  let kept: CallContext = { sessionId: null, secret: null }

  const call =
    <Request, Body>(handle: Handle<Request, Body>) =>
    (request: Request): TE.TaskEither<OrchestratorFailure, Body> =>
      F.pipe(
        TE.fromIO(() => kept),
        TE.flatMap((context) => handle(context, request)),
        TE.map(({ body, secret }) => {
          if (secret !== undefined) kept = { ...kept, secret }
          return body
        }),
        TE.mapLeft(failureOf),
      )

  const opening =
    <Request, Body extends { readonly sessionId: CallContext['sessionId'] }>(handle: Handle<Request, Body>) =>
    (request: Request): TE.TaskEither<OrchestratorFailure, Body> =>
      F.pipe(
        call(handle)(request),
        TE.map((body) => {
          kept = { ...kept, sessionId: body.sessionId }
          return body
        }),
      )

  return {
    serviceabilityCheck: call(provider.serviceabilityCheck),
    addressSuggestions: call(provider.addressSuggestions),
    localize: opening(provider.localize),
    sessionStatus: call(provider.sessionStatus),
    sessionPing: call(provider.sessionPing),
    sessionInfo: opening(provider.sessionInfo),
    deleteSession: call(provider.deleteSession),
    getOffers: call(provider.getOffers),
    addOffer: call(provider.addOffer),
    removeOffer: call(provider.removeOffer),
    addCartItem: call(provider.addCartItem),
    removeCartItem: call(provider.removeCartItem),
    cart: call(provider.cart),
    cartSummary: call(provider.cartSummary),
    addCustomer: call(provider.addCustomer),
    riskRequirements: call(provider.riskRequirements),
    assessRisk: call(provider.assessRisk),
    installOptions: call(provider.installOptions),
    chooseInstallOption: call(provider.chooseInstallOption),
    getAgreements: call(provider.getAgreements),
    acceptAgreements: call(provider.acceptAgreements),
    paymentSession: call(provider.paymentSession),
    validatePayment: call(provider.validatePayment),
    installationSchedule: call(provider.installationSchedule),
    chooseWindow: call(provider.chooseWindow),
    order: call(provider.order),
    orderStatus: call(provider.orderStatus),
  }
}
