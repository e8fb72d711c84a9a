import type { LoginSession } from '#core/ports/identity-pages.ts'
import { loginDeviceOf, readLoginDevice } from '#core/portal/login-device.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { IdentityStore, LoginId, StoredPayload } from './identity-store.ts'
import { SESSION_MODEL } from './identity-store.ts'

const MINUTE_MS = 60_000

/** Sessions that a page lists. A login that has more of them ends all others at once. */
const SHOWN_MAX = 20

type SessionParts = { readonly store: IdentityStore; readonly clock: Clock }

/** What a session stores for its holder: the kind of device, never an address, and its last use. */
export const sessionFacts = (userAgent: string, now: EpochMs): StoredPayload['payload'] => ({
  device: loginDeviceOf(userAgent),
  usedAt: now,
})

const minutesSince = (at: number, now: EpochMs): number => Math.max(0, Math.floor((now - at) / MINUTE_MS))

const shownSession =
  (thisUid: string, now: EpochMs) =>
  ({ id, uid, payload }: StoredPayload): LoginSession => {
    const openedAt = Number(payload['iat']) * 1_000
    return {
      id,
      device: readLoginDevice(payload['device']),
      opened: minutesSince(openedAt, now),
      used: minutesSince(Number(payload['usedAt'] ?? openedAt), now),
      isThis: uid === thisUid,
    }
  }

/** Returns the open sessions of a login: the one of `thisUid` first, then by their last use (PTL-30). */
export const shownSessions = async (
  { store, clock }: SessionParts,
  id: LoginId,
  thisUid: string,
): Promise<readonly LoginSession[]> => {
  const now = clock.now()
  const open = (await store.sessionsOf(id)).filter(({ expiresAt }) => expiresAt > now)
  return open
    .map(shownSession(thisUid, now))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || one.used - other.used)
    .slice(0, SHOWN_MAX)
}

/** Ends a session of a login with its tokens. Any other id ends nothing. */
export const endSession = async ({ store }: SessionParts, id: LoginId, session: string): Promise<void> => {
  const uid = (await store.sessionsOf(id)).find((stored) => stored.id === session)?.uid ?? null
  if (uid !== null) await store.deleteIssuedTo(id, { only: uid })
}

/** Notes the use of a session by its token, at most once a minute. */
export const noteSessionUse = async ({ store, clock }: SessionParts, uid: string): Promise<void> => {
  const now = clock.now()
  const stored = await store.payloadOfUid(SESSION_MODEL, uid)
  if (stored === null || now - Number(stored.payload['usedAt']) < MINUTE_MS) return
  await store.changePayload(SESSION_MODEL, stored.id, (session) => ({
    after: { ...session, payload: { ...session.payload, usedAt: now } },
    answer: null,
  }))
}
