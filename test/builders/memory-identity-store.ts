import { OWNER_PATHS, SESSION_MODEL, SESSION_PATHS } from '#adapters/identity/identity-store.ts'
import type {
  IdentityStore,
  LoginId,
  LoginRecord,
  StoredKey,
  StoredPayload,
} from '#adapters/identity/identity-store.ts'

type Payloads = Pick<
  IdentityStore,
  | 'savePayload'
  | 'payload'
  | 'payloadOfUid'
  | 'consumePayload'
  | 'deletePayload'
  | 'deleteGranted'
  | 'sessionsOf'
  | 'deleteIssuedTo'
  | 'changePayload'
>

const valuesAt = (
  payload: StoredPayload['payload'],
  paths: readonly (readonly string[])[],
): readonly unknown[] =>
  paths.map((path) => path.reduce<unknown>((value, key) => Object(value)[key], payload))

/** Returns the logins that a payload names: of a session or a token, of a started login, and of its steps. */
const ownersOf = (payload: StoredPayload['payload']): readonly unknown[] => valuesAt(payload, OWNER_PATHS)

const payloadMethods = (): Payloads => {
  const payloads = new Map<string, StoredPayload>()
  const nameOf = (model: string, id: string): string => `${model}:${id}`
  const find = (model: string, id: string): StoredPayload | null => payloads.get(nameOf(model, id)) ?? null
  const save = (payload: StoredPayload): void => void payloads.set(nameOf(payload.model, payload.id), payload)
  return {
    savePayload: async (payload) => save(structuredClone(payload)),
    payload: async (model, id) => find(model, id),
    payloadOfUid: async (model, uid) =>
      [...payloads.values()].find((stored) => stored.model === model && stored.uid === uid) ?? null,
    consumePayload: async (model, id, at) => {
      const found = find(model, id)
      if (found === null || found.consumedAt !== null) return false
      save({ ...found, consumedAt: at })
      return true
    },
    deletePayload: async (model, id) => void payloads.delete(nameOf(model, id)),
    deleteGranted: async (grantId) => {
      for (const [name, stored] of payloads) if (stored.grantId === grantId) payloads.delete(name)
    },
    sessionsOf: async (id) =>
      [...payloads.values()].filter(
        ({ model, payload }) => model === SESSION_MODEL && payload['accountId'] === id,
      ),
    deleteIssuedTo: async (id, sessions) => {
      for (const [name, { payload, uid }] of payloads) {
        const named = [uid, ...valuesAt(payload, SESSION_PATHS)]
        const isChosen =
          sessions === undefined ||
          ('only' in sessions ? named.includes(sessions.only) : !named.includes(sessions.except))
        if (ownersOf(payload).includes(id) && isChosen) payloads.delete(name)
      }
    },
    changePayload: async (model, id, decide) => {
      const found = find(model, id)
      if (found === null) return null
      const { after, answer } = decide(found)
      if (after === null) payloads.delete(nameOf(model, id))
      else save(after)
      return answer
    },
  }
}

type Logins = Pick<IdentityStore, 'loginOf' | 'loginNamed' | 'addLogin' | 'changeLogin'>

const loginMethods = (): Logins => {
  const logins = new Map<LoginId, LoginRecord>()
  const loginOf = (email: string): LoginRecord | null =>
    [...logins.values()].find((login) => login.email === email) ?? null
  return {
    loginOf: async (email) => loginOf(email),
    loginNamed: async (id) => logins.get(id) ?? null,
    addLogin: async (login) => {
      if (logins.has(login.id) || loginOf(login.email) !== null) return false
      logins.set(login.id, login)
      return true
    },
    changeLogin: async (id, decide) => {
      const login = logins.get(id)
      if (login === undefined) return null
      const { after, answer } = decide(login)
      const { email, createdAt } = login
      logins.set(id, { ...after, id, email, createdAt })
      return answer
    },
  }
}

/** Creates a store of the embedded provider in memory. */
export const createMemoryIdentityStore = (): IdentityStore => {
  let keys: readonly StoredKey[] = []
  return {
    ...payloadMethods(),
    ...loginMethods(),
    keys: async () => keys,
    addKey: async (key) => {
      const isTaken = keys.some(({ kind, period }) => kind === key.kind && period === key.period)
      if (!isTaken) keys = [...keys, key]
    },
    deleteKeysBefore: async (first) => {
      keys = keys.filter(({ period }) => period >= first)
    },
  }
}
