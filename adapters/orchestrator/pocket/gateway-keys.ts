import { function as F, taskEither as TE } from 'fp-ts'
import type { CardDecryption, PaymentKey } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { GatewayFailure } from '#core/ports/payment-gateway.ts'
import type { Random } from '#core/ports/random.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { GatewayLedger } from './gateway-ledger.ts'

/** How long a payment key lives when nobody uses it, in milliseconds (S26). */
export const PAYMENT_KEY_MS = 600_000

const KEY_BYTES = 32

/** `randomBytes` gives that many bytes of the system's cryptographic source. */
/** Does something after so many milliseconds, unless the process ends before. */
export type Later = (ms: number, work: () => Promise<void>) => void

export type EmbeddedGatewayParts = {
  readonly ledger: GatewayLedger
  readonly decryption: CardDecryption
  readonly clock: Clock
  readonly random: Random
  readonly randomBytes: (length: number) => Uint8Array
  /** What misbehaving test cards are late by; without it they are never heard of again, and nobody waits for them. */
  readonly later?: Later
}

export type GatewayAnswer<A> = TE.TaskEither<GatewayFailure, A>

export const fail = (tag: GatewayFailure['_tag']) => (): GatewayFailure => ({ _tag: tag })

export const fromLedger = <A>(ask: () => Promise<A>): GatewayAnswer<A> =>
  TE.tryCatch(ask, fail('GatewayUnavailable'))

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

export const openKey = (parts: EmbeddedGatewayParts, sessionKey: string): GatewayAnswer<PaymentKey> =>
  F.pipe(
    TE.fromIO<PaymentKey, GatewayFailure>(() => newKey(parts)),
    TE.tap((key) => fromLedger(() => parts.ledger.insertKey(sessionKey, key))),
  )

/** The key leaves the books before anything of the envelope is looked at, so a bad envelope costs its key too. */
export const spendKey = (
  { ledger, clock }: EmbeddedGatewayParts,
  sessionKey: string,
  keyId: string,
): GatewayAnswer<PaymentKey> =>
  F.pipe(
    fromLedger(() => ledger.spendKey(sessionKey, keyId)),
    TE.flatMap(TE.fromNullable(fail('KeyUnknown')())),
    TE.filterOrElse((key) => clock.now() < key.expiresAt, fail('KeySpent')),
  )
