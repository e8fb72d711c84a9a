import type { taskEither as TE } from 'fp-ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { Tracing } from './tracing.ts'

/** Wraps a gateway: each call is a span that contains only the name of the call. */
export const traceGateway = (gateway: PaymentGateway, tracing: Tracing): PaymentGateway => {
  const traced =
    <F, A>(name: keyof PaymentGateway, call: TE.TaskEither<F, A>): TE.TaskEither<F, A> =>
    () =>
      tracing.inSpan(`gateway ${name}`, call)
  return {
    openKey: (...args) => traced('openKey', gateway.openKey(...args)),
    storePayment: (...args) => traced('storePayment', gateway.storePayment(...args)),
    screenIdentity: (...args) => traced('screenIdentity', gateway.screenIdentity(...args)),
    capture: (...args) => traced('capture', gateway.capture(...args)),
    chargeState: (...args) => traced('chargeState', gateway.chargeState(...args)),
    voidCharge: (...args) => traced('voidCharge', gateway.voidCharge(...args)),
  }
}
