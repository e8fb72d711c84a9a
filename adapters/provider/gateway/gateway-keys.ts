import { function as F, taskEither as TE } from 'fp-ts'
import type { CardDecryption, PaymentKey } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { GatewayFailure } from '#core/ports/payment-gateway.ts'
import type { Random } from '#core/ports/random.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { GatewayLedger, KeyRecord } from './gateway-ledger.ts'

/** The lifetime of an unused payment key, in milliseconds (S26). */
export const PAYMENT_KEY_MS = 600_000

/** Derives payment keys: 32 bytes for a purpose from a named master secret; null if the secret is unknown. */
export type KeyDerivation = {
  /** The name of the master secret for new keys. */
  readonly current: string
  readonly derive: (secretId: string, purpose: string) => Promise<Uint8Array | null>
}

/** Schedules work after a number of milliseconds. It does not run if the process ends before. */
export type Later = (ms: number, work: () => Promise<void>) => void

export type EmbeddedGatewayParts = {
  readonly ledger: GatewayLedger
  readonly decryption: CardDecryption
  readonly clock: Clock
  readonly random: Random
  readonly derivation: KeyDerivation
  /** Schedules the delayed charges of faulty test cards. Without it they never happen. */
  readonly later?: Later
}

export type GatewayAnswer<A> = TE.TaskEither<GatewayFailure, A>

export const fail = (tag: GatewayFailure['_tag']) => (): GatewayFailure => ({ _tag: tag })

export const fromLedger = <A>(query: () => Promise<A>): GatewayAnswer<A> =>
  TE.tryCatch(query, fail('GatewayUnavailable'))

const base64url = (bytes: Uint8Array): string => {
  const text = btoa(String.fromCharCode(...bytes))
  bytes.fill(0)
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Derives the key of a record again; null if its master secret is no longer known. */
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

/** Issues a key for one payment of a session. The ledger stores its ids and its expiry, never the key (S26). */
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

/** Deletes the key before the envelope is read: a bad envelope uses its key up too. */
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
