import { function as F, taskEither as TE } from 'fp-ts'
import type { ChargeState, PaymentGateway, PaymentToken } from '#core/ports/payment-gateway.ts'
import { ZERO, type Cents } from '#core/shared/money.ts'
import { charged } from './gateway-conduct.ts'
import { screenIdentity, storePayment } from './gateway-intake.ts'
import type { EmbeddedGatewayParts } from './gateway-keys.ts'
import { fail, fromLedger, openKey } from './gateway-keys.ts'
import type { Charge } from './gateway-ledger.ts'

const stateOf = (charge: Charge | null): ChargeState => charge?.state ?? 'unknown'

/** The books decide: whoever booked the key first, its charge is the answer for everyone who asks for the same. */
const capture = (parts: EmbeddedGatewayParts, key: string, token: PaymentToken, amount: Cents) =>
  F.pipe(
    fromLedger(() => parts.ledger.payment(token)),
    TE.flatMap(TE.fromNullable(fail('PaymentDeclined')())),
    TE.filterOrElse(() => amount >= 0, fail('PaymentDeclined')),
    TE.flatMap(({ declines, conduct }) =>
      charged(parts, conduct, { key, token, amount, state: declines ? 'declined' : 'captured' }),
    ),
    TE.filterOrElse(
      (booked) => booked.state === 'voided' || (booked.token === token && booked.amount === amount),
      fail('GatewayUnavailable'),
    ),
    TE.map(stateOf),
  )

/** Books a key nobody has charged as voided, so that a capture still on its way finds it closed. */
const voidCharge = ({ ledger }: EmbeddedGatewayParts, key: string) =>
  F.pipe(
    fromLedger(() => ledger.book({ key, token: '' as PaymentToken, amount: ZERO, state: 'voided' })),
    TE.flatMap(() => fromLedger(() => ledger.voidCharge(key))),
    TE.map(stateOf),
  )

/**
 * The pocket's own gateway. Of a card or an account it keeps a token, its summary and whether its bank declines; the numbers and
 * the CVV reach neither ledger, failure nor log, and of an identification nothing is kept at all (S26, S28).
 *
 * - `storePayment`, `screenIdentity`: `KeyUnknown` for a key that is spent, of another session or of nobody; `KeySpent` for an
 *   expired one; `EnvelopeRejected`; `PaymentDeclined` for an expired card.
 * - `capture`: `PaymentDeclined` (nothing was booked) for a token it never gave or a negative amount; a declined or voided charge
 *   is an answer, not a failure; a key that stands in the books for another token or amount is `GatewayUnavailable`, because
 *   no answer about that charge would be true of this one.
 * - `voidCharge`: closes the key for good, also one it has never seen; a declined charge stays declined.
 * - all: `GatewayUnavailable` when the ledger fails; what happened is then asked with `chargeState`.
 */
export const createEmbeddedGateway = (parts: EmbeddedGatewayParts): PaymentGateway => ({
  openKey: (sessionKey) => openKey(parts, sessionKey),
  storePayment: (sessionKey, envelope) => storePayment(parts, sessionKey, envelope),
  screenIdentity: (sessionKey, envelope) => screenIdentity(parts, sessionKey, envelope),
  capture: (key, token, amount) => capture(parts, key, token, amount),
  chargeState: (key) =>
    F.pipe(
      fromLedger(() => parts.ledger.charge(key)),
      TE.map(stateOf),
    ),
  voidCharge: (key) => voidCharge(parts, key),
})
