import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { Clock } from '#core/ports/clock.ts'
import { KEY_REFRESH_MS, SIGNING } from './identity-config.ts'
import type { IdentityStore, KeyKind, StoredKey } from './identity-store.ts'
import { keyPeriodsAt } from './key-periods.ts'

const generate = promisify(generateKeyPair)

const COOKIE_KEY_BYTES = 32

/** Creates a private signing key as JSON. */
const createSigningKey = async (): Promise<string> => {
  const { privateKey } = await generate('rsa', { modulusLength: SIGNING.modulusBits })
  const kid = randomBytes(12).toString('base64url')
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid, alg: SIGNING.alg, use: 'sig' })
}

const createSecret: Readonly<Record<KeyKind, () => Promise<string>>> = {
  signing: createSigningKey,
  cookie: async () => randomBytes(COOKIE_KEY_BYTES).toString('base64url'),
}

/** The keys in use, those that sign first. `name` changes with them. */
export type ProviderKeys = {
  readonly name: string
  readonly signing: readonly JWK[]
  readonly cookie: readonly string[]
}

export type KeyRing = {
  /** Returns the keys in use now. Rejects when the store fails and no key is known. */
  readonly current: () => Promise<ProviderKeys>
}

/** Orders keys for signing: the current period, then the past and the next ones, which only verify. */
const inOrder = (keys: readonly StoredKey[], current: number): readonly StoredKey[] =>
  keys.toSorted((a, b) => Number(b.period === current) - Number(a.period === current) || a.period - b.period)

const load = async (store: IdentityStore, clock: Clock): Promise<ProviderKeys> => {
  const { first, current, next } = keyPeriodsAt(clock.now())
  const stored = await store.keys()
  const hasKey = (kind: KeyKind, period: number): boolean =>
    stored.some((key) => key.kind === kind && key.period === period)
  for (const period of new Set([current, next]))
    for (const kind of ['signing', 'cookie'] as const)
      if (!hasKey(kind, period)) await store.addKey({ kind, period, secret: await createSecret[kind]() })
  if (stored.some(({ period }) => period < first)) await store.deleteKeysBefore(first)
  // Another process may have added the same key first.
  const keys = inOrder(
    (await store.keys()).filter(({ period }) => period >= first),
    current,
  )
  const secretsOf = (kind: KeyKind) => keys.flatMap((key) => (key.kind === kind ? [key.secret] : []))
  return {
    name: keys.map(({ kind, period }) => `${kind} ${period}`).join(),
    signing: secretsOf('signing').map((secret) => JSON.parse(secret) as JWK),
    cookie: secretsOf('cookie'),
  }
}

/** Creates a process's key ring. Looks for new keys every `KEY_REFRESH_MS`; uses known ones while the store fails. */
export const createKeyRing = (store: IdentityStore, clock: Clock): KeyRing => {
  let known: ProviderKeys | null = null
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<ProviderKeys> | null = null
  const refresh = async (): Promise<ProviderKeys> => {
    try {
      known = await load(store, clock)
      loadedAt = clock.now()
      return known
    } catch (error) {
      if (known === null) throw error
      return known
    } finally {
      loading = null
    }
  }
  return {
    current: () => {
      const age = clock.now() - loadedAt
      if (known !== null && age >= 0 && age < KEY_REFRESH_MS) return Promise.resolve(known)
      return (loading ??= refresh())
    },
  }
}
