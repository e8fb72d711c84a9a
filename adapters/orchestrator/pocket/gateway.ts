import { function as F, taskEither as TE } from 'fp-ts'
import { hasExpired } from '#core/card/card.ts'
import { issuerOf } from '#core/card/issuer.ts'
import type { CardDecryption, CardEnvelope, ClearCard, PaymentKey } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type {
  CardToken,
  ChargeState,
  GatewayFailure,
  PaymentGateway,
  StoredCard,
} from '#core/ports/payment-gateway.ts'
import type { Random } from '#core/ports/random.ts'
import { ZERO, type Cents } from '#core/shared/money.ts'
import { dateAt, epochMs, type EpochMs } from '#core/shared/plain-date.ts'
import type { Charge, GatewayLedger, LedgerCard } from './gateway-ledger.ts'
import { gatewayTestCards } from './gateway-test-cards.ts'

/** How long a payment key lives when nobody uses it, in milliseconds (S26). */
export const PAYMENT_KEY_MS = 600_000

const KEY_BYTES = 32
/** The last place on earth where a month ends, in minutes from UTC: no buyer's card dies before the buyer's own month does. */
const LAST_OFFSET = -720

/** `randomBytes` gives that many bytes of the system's cryptographic source. */
type EmbeddedGatewayParts = {
  readonly ledger: GatewayLedger
  readonly decryption: CardDecryption
  readonly clock: Clock
  readonly random: Random
  readonly randomBytes: (length: number) => Uint8Array
}

type Answer<A> = TE.TaskEither<GatewayFailure, A>

const fail = (tag: GatewayFailure['_tag']) => (): GatewayFailure => ({ _tag: tag })

const fromLedger = <A>(ask: () => Promise<A>): Answer<A> => TE.tryCatch(ask, fail('GatewayUnavailable'))

const stateOf = (charge: Charge | null): ChargeState => charge?.state ?? 'unknown'

const newKey = ({ clock, random, randomBytes }: EmbeddedGatewayParts): PaymentKey => {
  const secret = (): string => {
    const bytes = randomBytes(KEY_BYTES)
    const text = btoa(String.fromCharCode(...bytes))
    bytes.fill(0)
    return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  }
  return {
    keyId: random.id(),
    phaseId: random.id(),
    cipherKey: secret(),
    integrityKey: secret(),
    expiresAt: epochMs(clock.now() + PAYMENT_KEY_MS),
  }
}

const openKey = (parts: EmbeddedGatewayParts, sessionKey: string): Answer<PaymentKey> =>
  F.pipe(
    TE.fromIO<PaymentKey, GatewayFailure>(() => newKey(parts)),
    TE.tap((key) => fromLedger(() => parts.ledger.insertKey(sessionKey, key))),
  )

/** The key leaves the books before anything of the envelope is looked at, so a bad envelope costs its key too. */
const spendKey = (
  { ledger, clock }: EmbeddedGatewayParts,
  sessionKey: string,
  keyId: string,
): Answer<PaymentKey> =>
  F.pipe(
    fromLedger(() => ledger.spendKey(sessionKey, keyId)),
    TE.flatMap(TE.fromNullable(fail('KeyUnknown')())),
    TE.filterOrElse((key) => clock.now() < key.expiresAt, fail('KeySpent')),
  )

const ledgerCardOf = ({ number }: ClearCard, token: CardToken): LedgerCard => ({
  token,
  summary: { issuer: issuerOf(number), lastFour: number.slice(-4) },
  declines: gatewayTestCards.some((card) => card.number === number && card.outcome === 'declined'),
})

const isCurrent = (clear: ClearCard, now: EpochMs): boolean =>
  !hasExpired(clear.expirationDate, dateAt(now, LAST_OFFSET))

const storeCard = (
  parts: EmbeddedGatewayParts,
  sessionKey: string,
  envelope: CardEnvelope,
): Answer<StoredCard> =>
  F.pipe(
    spendKey(parts, sessionKey, envelope.keyId),
    TE.flatMap((key) =>
      F.pipe(parts.decryption.decipher(envelope, key), TE.mapLeft(fail('EnvelopeRejected'))),
    ),
    TE.filterOrElse((clear) => isCurrent(clear, parts.clock.now()), fail('CardDeclined')),
    TE.map((clear) => ledgerCardOf(clear, parts.random.id() as CardToken)),
    TE.tap((card) => fromLedger(() => parts.ledger.insertCard(card))),
    TE.map(({ token, summary }) => ({ token, summary })),
  )

/** The books decide: whoever booked the key first, its charge is the answer for everyone who asks for the same. */
const capture = ({ ledger }: EmbeddedGatewayParts, key: string, token: CardToken, amount: Cents) =>
  F.pipe(
    fromLedger(() => ledger.card(token)),
    TE.flatMap(TE.fromNullable(fail('CardDeclined')())),
    TE.filterOrElse(() => amount >= 0, fail('CardDeclined')),
    TE.flatMap((card) =>
      fromLedger(() => ledger.book({ key, token, amount, state: card.declines ? 'declined' : 'captured' })),
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
    fromLedger(() => ledger.book({ key, token: '' as CardToken, amount: ZERO, state: 'voided' })),
    TE.flatMap(() => fromLedger(() => ledger.voidCharge(key))),
    TE.map(stateOf),
  )

/**
 * The pocket's own gateway. Of a card it keeps a token, issuer, last four digits and whether its bank declines; the number and
 * the CVV reach neither ledger, failure nor log (S26, S28).
 *
 * - `storeCard`: `KeyUnknown` for a key that is spent, of another session or of nobody; `KeySpent` for an expired one;
 *   `EnvelopeRejected`; `CardDeclined` for an expired card.
 * - `capture`: `CardDeclined` (nothing was booked) for a token it never gave or a negative amount; a declined or voided charge
 *   is an answer, not a failure; a key that stands in the books for another card or amount is `GatewayUnavailable`, because
 *   no answer about that charge would be true of this one.
 * - `voidCharge`: closes the key for good, also one it has never seen; a declined charge stays declined.
 * - all: `GatewayUnavailable` when the ledger fails; what happened is then asked with `chargeState`.
 */
export const createEmbeddedGateway = (parts: EmbeddedGatewayParts): PaymentGateway => ({
  openKey: (sessionKey) => openKey(parts, sessionKey),
  storeCard: (sessionKey, envelope) => storeCard(parts, sessionKey, envelope),
  capture: (key, token, amount) => capture(parts, key, token, amount),
  chargeState: (key) =>
    F.pipe(
      fromLedger(() => parts.ledger.charge(key)),
      TE.map(stateOf),
    ),
  voidCharge: (key) => voidCharge(parts, key),
})
