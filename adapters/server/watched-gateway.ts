import type { taskEither as TE } from 'fp-ts'
import { either as E } from 'fp-ts'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import { noteSecurity } from './security-event.ts'

/** How long the gateway is waited for, in ms (S32). */
export const GATEWAY_MS = 10_000

/** An answer that takes longer is none: what came of the call is asked for later. */
const inTime =
  <A>(answer: TE.TaskEither<GatewayFailure, A>): TE.TaskEither<GatewayFailure, A> =>
  () =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => resolve(E.left({ _tag: 'GatewayUnavailable' })), GATEWAY_MS)
      answer()
        .then(resolve, reject)
        .finally(() => clearTimeout(late))
    })

/** The same gateway, waited for so long and no longer; an envelope that somebody changed on its way is noted (S26, S32, S38). */
export const watchGateway = (
  gateway: PaymentGateway,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PaymentGateway => {
  const watch =
    <A>(answer: TE.TaskEither<GatewayFailure, A>): TE.TaskEither<GatewayFailure, A> =>
    async () => {
      const given = await inTime(answer)()
      if (E.isLeft(given) && given.left._tag === 'EnvelopeRejected') noteSecurity(log, 'envelope rejected')
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
