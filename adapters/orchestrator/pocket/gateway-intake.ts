import { function as F, taskEither as TE } from 'fp-ts'
import { hasExpired } from '#core/card/card.ts'
import { issuerOf } from '#core/card/issuer.ts'
import type {
  BankEnvelope,
  CardEnvelope,
  ClearAccount,
  ClearCard,
  EnvelopeFailure,
  IdentityEnvelope,
  PaymentKey,
} from '#core/ports/card-encryption.ts'
import type { PaymentGateway, PaymentToken, StoredPayment } from '#core/ports/payment-gateway.ts'
import type { ClearIdentification } from '#core/risk/risk.ts'
import { dateAt, type EpochMs } from '#core/shared/plain-date.ts'
import type { EmbeddedGatewayParts, GatewayAnswer } from './gateway-keys.ts'
import { fail, fromLedger, spendKey } from './gateway-keys.ts'
import type { LedgerPayment } from './gateway-ledger.ts'
import { testAccounts, testCards, testIdentifications, unrulyTestCards } from './gateway-test-numbers.ts'

/** The last place on earth where a month ends, in minutes from UTC: no buyer's card dies before the buyer's own month does. */
const LAST_OFFSET = -720

/** What is in an envelope, for the price of its key. */
const opened = <Envelope extends { readonly keyId: string }, Clear>(
  parts: EmbeddedGatewayParts,
  sessionKey: string,
  envelope: Envelope,
  decipher: (envelope: Envelope, key: PaymentKey) => TE.TaskEither<EnvelopeFailure, Clear>,
): GatewayAnswer<Clear> =>
  F.pipe(
    spendKey(parts, sessionKey, envelope.keyId),
    TE.flatMap((key) => F.pipe(decipher(envelope, key), TE.mapLeft(fail('EnvelopeRejected')))),
  )

type Kept = Omit<LedgerPayment, 'token' | 'storedAt'>

const keptOfCard = ({ number }: ClearCard): Kept => ({
  summary: { kind: 'card', issuer: issuerOf(number), lastFour: number.slice(-4) },
  declines: testCards.some((card) => card.number === number && card.outcome === 'declined'),
  conduct: unrulyTestCards.find((card) => card.number === number)?.conduct ?? 'prompt',
})

const keptOfAccount = ({ kind, routing, number }: ClearAccount): Kept => ({
  summary: { kind: 'bank', accountKind: kind, lastFour: number.slice(-4) },
  declines: testAccounts.some(
    (known) => known.routing === routing && known.number === number && known.outcome === 'declined',
  ),
  conduct: 'prompt',
})

const isCurrent = (clear: ClearCard, now: EpochMs): boolean =>
  !hasExpired(clear.expirationDate, dateAt(now, LAST_OFFSET))

const read = (
  parts: EmbeddedGatewayParts,
  sessionKey: string,
  envelope: CardEnvelope | BankEnvelope,
): GatewayAnswer<Kept> => {
  const { clock, decryption } = parts
  return 'card' in envelope
    ? F.pipe(
        opened(parts, sessionKey, envelope, decryption.decipher),
        TE.filterOrElse((clear) => isCurrent(clear, clock.now()), fail('PaymentDeclined')),
        TE.map(keptOfCard),
      )
    : F.pipe(opened(parts, sessionKey, envelope, decryption.decipherAccount), TE.map(keptOfAccount))
}

export const storePayment = (
  parts: EmbeddedGatewayParts,
  ...[sessionKey, envelope]: Parameters<PaymentGateway['storePayment']>
): GatewayAnswer<StoredPayment> =>
  F.pipe(
    read(parts, sessionKey, envelope),
    TE.map((kept) => ({
      token: parts.random.id() as PaymentToken,
      storedAt: parts.clock.now(),
      ...kept,
    })),
    TE.tap((payment) => fromLedger(() => parts.ledger.insertPayment(payment))),
    TE.map(({ token, summary }) => ({ token, summary })),
  )

const wordOn = ({ type, number }: ClearIdentification): 'clear' | 'referred' =>
  testIdentifications.some(
    (known) => known.type === type && known.number === number && known.outcome === 'referred',
  )
    ? 'referred'
    : 'clear'

export const screenIdentity = (
  parts: EmbeddedGatewayParts,
  sessionKey: string,
  envelope: IdentityEnvelope,
): GatewayAnswer<'clear' | 'referred'> =>
  F.pipe(opened(parts, sessionKey, envelope, parts.decryption.decipherIdentification), TE.map(wordOn))
