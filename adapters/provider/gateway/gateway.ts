import { function as F, taskEither as TE } from 'fp-ts'
import type { ChargeState, PaymentGateway, PaymentToken } from '#core/ports/payment-gateway.ts'
import { ZERO, type Cents } from '#core/shared/money.ts'
import { charged } from './gateway-behavior.ts'
import { screenIdentity, storePayment } from './gateway-intake.ts'
import type { EmbeddedGatewayParts } from './gateway-keys.ts'
import { fail, fromLedger, openKey } from './gateway-keys.ts'
import type { Charge } from './gateway-ledger.ts'

const stateOf = (charge: Charge | null): ChargeState => charge?.state ?? 'unknown'

/** Charges once per key: the first recorded charge is the answer to every request with the same key. */
const capture = (parts: EmbeddedGatewayParts, key: string, token: PaymentToken, amount: Cents) =>
  F.pipe(
    fromLedger(() => parts.ledger.payment(token)),
    TE.flatMap(TE.fromNullable(fail('PaymentDeclined')())),
    TE.filterOrElse(() => amount >= 0, fail('PaymentDeclined')),
    TE.flatMap(({ declines, behavior }) =>
      charged(parts, behavior, { key, token, amount, state: declines ? 'declined' : 'captured' }),
    ),
    TE.filterOrElse(
      (booked) => booked.state === 'voided' || (booked.token === token && booked.amount === amount),
      fail('GatewayUnavailable'),
    ),
    TE.map(stateOf),
  )

/** Records an uncharged key as voided, so that a capture still in progress finds it closed. */
const voidCharge = ({ ledger }: EmbeddedGatewayParts, key: string) =>
  F.pipe(
    fromLedger(() => ledger.book({ key, token: '' as PaymentToken, amount: ZERO, state: 'voided' })),
    TE.flatMap(() => fromLedger(() => ledger.voidCharge(key))),
    TE.map(stateOf),
  )

/**
 * Creates the provider's gateway. It stores a card's or account's token, summary and bank decision. The numbers and
 * the CVV reach neither ledger, failure nor log. Nothing of an identification is stored (S26, S28).
 *
 * - `storePayment`, `screenIdentity`: `KeyUnknown` for a used, unknown or foreign key; `KeySpent` for an expired one;
 *   `EnvelopeRejected`; `PaymentDeclined` for an expired card.
 * - `capture`: `PaymentDeclined` (nothing recorded) for an unknown token or negative amount. A declined or voided
 *   charge is an answer, not a failure. `GatewayUnavailable` for a key of another token or amount: no answer would be
 *   true of this one.
 * - `voidCharge`: closes the key permanently, even an unknown one. A declined charge stays declined.
 * - all: `GatewayUnavailable` if the ledger fails. The caller then reads the result with `chargeState`.
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
