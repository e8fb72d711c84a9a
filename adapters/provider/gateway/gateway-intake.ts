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
import { testAccounts, testCards, testIdentifications, faultyTestCards } from './gateway-test-numbers.ts'

/** UTC offset, in minutes, of the last time zone to end a month. No card expires before its buyer's month ends. */
const LAST_OFFSET = -720

/** Decrypts an envelope. Its key is used up, even if the envelope is rejected. */
const opened = <Envelope extends { readonly keyId: string }, Clear>(
  parts: EmbeddedGatewayParts,
  sessionKey: string,
  envelope: Envelope,
  decrypt: (envelope: Envelope, key: PaymentKey) => TE.TaskEither<EnvelopeFailure, Clear>,
): GatewayAnswer<Clear> =>
  F.pipe(
    spendKey(parts, sessionKey, envelope.keyId),
    TE.flatMap((key) => F.pipe(decrypt(envelope, key), TE.mapLeft(fail('EnvelopeRejected')))),
  )

type PaymentFacts = Omit<LedgerPayment, 'token' | 'storedAt'>

const storedCardOf = ({ number }: ClearCard): PaymentFacts => ({
  summary: { kind: 'card', issuer: issuerOf(number), lastFour: number.slice(-4) },
  declines: testCards.some((card) => card.number === number && card.outcome === 'declined'),
  behavior: faultyTestCards.find((card) => card.number === number)?.behavior ?? 'prompt',
})

const storedAccountOf = ({ kind, routing, number }: ClearAccount): PaymentFacts => ({
  summary: { kind: 'bank', accountKind: kind, lastFour: number.slice(-4) },
  declines: testAccounts.some(
    (known) => known.routing === routing && known.number === number && known.outcome === 'declined',
  ),
  behavior: 'prompt',
})

const isCurrent = (clear: ClearCard, now: EpochMs): boolean =>
  !hasExpired(clear.expirationDate, dateAt(now, LAST_OFFSET))

const read = (
  parts: EmbeddedGatewayParts,
  sessionKey: string,
  envelope: CardEnvelope | BankEnvelope,
): GatewayAnswer<PaymentFacts> => {
  const { clock, decryption } = parts
  return 'card' in envelope
    ? F.pipe(
        opened(parts, sessionKey, envelope, decryption.decrypt),
        TE.filterOrElse((clear) => isCurrent(clear, clock.now()), fail('PaymentDeclined')),
        TE.map(storedCardOf),
      )
    : F.pipe(opened(parts, sessionKey, envelope, decryption.decryptAccount), TE.map(storedAccountOf))
}

export const storePayment = (
  parts: EmbeddedGatewayParts,
  ...[sessionKey, envelope]: Parameters<PaymentGateway['storePayment']>
): GatewayAnswer<StoredPayment> =>
  F.pipe(
    read(parts, sessionKey, envelope),
    TE.map((facts) => ({
      token: parts.random.id() as PaymentToken,
      storedAt: parts.clock.now(),
      ...facts,
    })),
    TE.tap((payment) => fromLedger(() => parts.ledger.insertPayment(payment))),
    TE.map(({ token, summary }) => ({ token, summary })),
  )

const screeningOf = ({ type, number }: ClearIdentification): 'clear' | 'referred' =>
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
  F.pipe(opened(parts, sessionKey, envelope, parts.decryption.decryptIdentification), TE.map(screeningOf))
