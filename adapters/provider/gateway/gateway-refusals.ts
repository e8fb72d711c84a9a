import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { GatewayFailure } from '#core/ports/payment-gateway.ts'

/** Maps a gateway failure to a refusal. Every reason against a number has the same refusal code (S24). */
export const gatewayRefusal =
  (rejected: 'PAYMENT_REJECTED' | 'IDENTIFICATION_REJECTED') =>
  ({ _tag }: GatewayFailure): RefusalCode => {
    const codes: Record<GatewayFailure['_tag'], RefusalCode> = {
      KeyUnknown: 'PAYMENT_KEY_UNUSABLE',
      KeySpent: 'PAYMENT_KEY_UNUSABLE',
      EnvelopeRejected: rejected,
      PaymentDeclined: rejected,
      GatewayUnavailable: 'UNAVAILABLE',
    }
    return codes[_tag]
  }
