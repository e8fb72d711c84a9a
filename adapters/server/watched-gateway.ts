import type { taskEither as TE } from 'fp-ts'
import { either as E } from 'fp-ts'
import type { FastifyBaseLogger } from 'fastify'
import type { GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import { noteSecurity } from './security-event.ts'

/** The same gateway; an envelope that somebody changed on its way is noted (S26, S38). */
export const watchGateway = (
  gateway: PaymentGateway,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PaymentGateway => {
  const watch =
    <A>(answer: TE.TaskEither<GatewayFailure, A>): TE.TaskEither<GatewayFailure, A> =>
    async () => {
      const given = await answer()
      if (E.isLeft(given) && given.left._tag === 'EnvelopeRejected') noteSecurity(log, 'envelope rejected')
      return given
    }
  return {
    ...gateway,
    storePayment: (...args) => watch(gateway.storePayment(...args)),
    screenIdentity: (...args) => watch(gateway.screenIdentity(...args)),
  }
}
