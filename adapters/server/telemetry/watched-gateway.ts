import type { taskEither as TE } from 'fp-ts'
import { either as E } from 'fp-ts'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'

/** Time-out of a gateway call, in ms (S32). */
export const GATEWAY_MS = 10_000

/** Applies the time-out. The state of the charge is looked up later. */
const inTime =
  <A>(answer: TE.TaskEither<GatewayFailure, A>): TE.TaskEither<GatewayFailure, A> =>
  () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(E.left({ _tag: 'GatewayUnavailable' })), GATEWAY_MS)
      answer()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    })

/** Wraps a gateway with the time-out and logs a forged envelope as a security event (S26, S32, S38). */
export const watchGateway = (
  gateway: PaymentGateway,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PaymentGateway => {
  const watch =
    <A>(answer: TE.TaskEither<GatewayFailure, A>): TE.TaskEither<GatewayFailure, A> =>
    async () => {
      const given = await inTime(answer)()
      if (E.isLeft(given) && given.left._tag === 'EnvelopeRejected')
        logSecurityEvent(log, 'envelope rejected')
      return given
    }
  return {
    openKey: (...args) => inTime(gateway.openKey(...args)),
    capture: (...args) => inTime(gateway.capture(...args)),
    chargeState: (...args) => inTime(gateway.chargeState(...args)),
    voidCharge: (...args) => inTime(gateway.voidCharge(...args)),
    storePayment: (...args) => watch(gateway.storePayment(...args)),
    screenIdentity: (...args) => watch(gateway.screenIdentity(...args)),
  }
}
