import { function as F, taskEither as TE } from 'fp-ts'
import type { CardDecryption, PaymentKey } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { GatewayFailure } from '#core/ports/payment-gateway.ts'
import type { Random } from '#core/ports/random.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { GatewayLedger, KeyRecord } from './gateway-ledger.ts'

/** How long a payment key lives when nobody uses it, in milliseconds (S26). */
export const PAYMENT_KEY_MS = 600_000

/** What derives the keys of payments: 32 bytes for a purpose out of a named master secret, null when there is no such secret. */
export type KeyDerivation = {
  /** The master secret of new keys. */
  readonly current: string
  readonly derive: (secretId: string, purpose: string) => Promise<Uint8Array | null>
}

/** Does something after so many milliseconds, unless the process ends before. */
export type Later = (ms: number, work: () => Promise<void>) => void

export type EmbeddedGatewayParts = {
  readonly ledger: GatewayLedger
  readonly decryption: CardDecryption
  readonly clock: Clock
  readonly random: Random
  readonly derivation: KeyDerivation
  /** What misbehaving test cards are late by; without it they are never heard of again, and nobody waits for them. */
  readonly later?: Later
}

export type GatewayAnswer<A> = TE.TaskEither<GatewayFailure, A>

export const fail = (tag: GatewayFailure['_tag']) => (): GatewayFailure => ({ _tag: tag })

export const fromLedger = <A>(ask: () => Promise<A>): GatewayAnswer<A> =>
  TE.tryCatch(ask, fail('GatewayUnavailable'))

const base64url = (bytes: Uint8Array): string => {
  const text = btoa(String.fromCharCode(...bytes))
  bytes.fill(0)
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The key of a record, derived anew; null when its master secret is not known any more. */
const derivedKey = async (
  { derivation }: EmbeddedGatewayParts,
  sessionKey: string,
  { secretId, ...record }: KeyRecord,
): Promise<PaymentKey | null> => {
  const part = (name: 'cipher' | 'integrity') =>
    derivation.derive(secretId, `payment-key-1 ${name} ${sessionKey} ${record.keyId} ${record.phaseId}`)
  const [cipher, integrity] = await Promise.all([part('cipher'), part('integrity')])
  return cipher === null || integrity === null
    ? null
    : { ...record, cipherKey: base64url(cipher), integrityKey: base64url(integrity) }
}

/** Hands out a key for one payment of a session; the ledger keeps its names and its end, never the key (S26). */
export const openKey = (parts: EmbeddedGatewayParts, sessionKey: string): GatewayAnswer<PaymentKey> => {
  const { clock, random, derivation, ledger } = parts
  const record = {
    keyId: random.id(),
    phaseId: random.id(),
    secretId: derivation.current,
    expiresAt: epochMs(clock.now() + PAYMENT_KEY_MS),
  }
  return F.pipe(
    fromLedger(() => derivedKey(parts, sessionKey, record)),
    TE.flatMap(TE.fromNullable(fail('GatewayUnavailable')())),
    TE.tap(() => fromLedger(() => ledger.insertKey(sessionKey, record))),
  )
}

/** The key leaves the books before anything of the envelope is looked at, so a bad envelope costs its key too. */
export const spendKey = (
  parts: EmbeddedGatewayParts,
  sessionKey: string,
  keyId: string,
): GatewayAnswer<PaymentKey> =>
  F.pipe(
    fromLedger(() => parts.ledger.spendKey(sessionKey, keyId)),
    TE.flatMap(TE.fromNullable(fail('KeyUnknown')())),
    TE.filterOrElse((record) => parts.clock.now() < record.expiresAt, fail('KeySpent')),
    TE.flatMap((record) => fromLedger(() => derivedKey(parts, sessionKey, record))),
    TE.flatMap(TE.fromNullable(fail('KeyUnknown')())),
  )
