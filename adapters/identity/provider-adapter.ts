import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { errors, Provider } from 'oidc-provider'
import type { Clock } from '#core/ports/clock.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { IdentityStore, StoredPayload } from './identity-store.ts'
import { SESSION_MODEL } from './identity-store.ts'
import { sessionFacts } from './login-sessions.ts'

const SECOND_MS = 1_000

/** Prefix of the id of a session found by its uid, when its own id is unknown. No visitor can name a session by it. */
const HASHED = 'hashed '

export type AdapterParts = {
  readonly store: IdentityStore
  readonly clock: Clock
  /** SHA-256 as base64url. */
  readonly hash: (text: string) => string
}

/** Only the browser of a visitor changes a session. */
const userAgent = (): string => Provider.ctx?.get('user-agent') ?? ''

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const read = (stored: StoredPayload | null, jti: string): AdapterPayload | undefined =>
  stored === null
    ? undefined
    : {
        ...stored.payload,
        jti,
        ...(stored.consumedAt !== null && { consumed: Math.floor(stored.consumedAt / SECOND_MS) }),
      }

/**
 * Creates the provider's storage. The database has hashes of the ids of sessions, codes and tokens; a copy is useless
 * to a thief (S10). Of two requests that redeem a code at once, one gets it, and the grant ends (S21).
 */
export const createAdapterFactory =
  ({ store, clock, hash }: AdapterParts): AdapterFactory =>
  (model: string): Adapter => {
    const keyOf = (id: string): string => hash(`${model} ${id}`)
    const writtenKeyOf = (id: string): string => (id.startsWith(HASHED) ? id.slice(HASHED.length) : keyOf(id))
    return {
      upsert: async (id, { jti: _jti, consumed: _consumed, ...payload }, expiresIn) => {
        const { session, ...rest } = payload
        const facts = model === SESSION_MODEL ? sessionFacts(userAgent(), clock.now()) : {}
        await store.savePayload({
          model,
          id: writtenKeyOf(id),
          // An interaction names its session by the uid too.
          payload: { ...rest, ...facts, ...(session && { session: { ...session, cookie: undefined } }) },
          uid: textOf(payload.uid),
          grantId: textOf(payload.grantId),
          consumedAt: null,
          expiresAt: epochMs(clock.now() + (expiresIn ?? 0) * SECOND_MS),
        })
      },
      find: async (id) => read(await store.payload(model, keyOf(id)), id),
      findByUid: async (uid) => {
        const stored = await store.payloadOfUid(model, uid)
        return read(stored, `${HASHED}${stored?.id ?? ''}`)
      },
      // The provider has no devices.
      findByUserCode: () => Promise.resolve(undefined),
      consume: async (id) => {
        if (await store.consumePayload(model, keyOf(id), clock.now())) return
        const grantId = (await store.payload(model, keyOf(id)))?.grantId ?? null
        if (grantId !== null) {
          await store.deleteGranted(grantId)
          await store.deletePayload('Grant', hash(`Grant ${grantId}`))
        }
        throw new errors.InvalidGrant('already consumed')
      },
      destroy: (id) => store.deletePayload(model, writtenKeyOf(id)),
      revokeByGrantId: (grantId) => store.deleteGranted(grantId),
    }
  }
