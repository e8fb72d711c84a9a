import type { OrderCodeState } from '#core/checkout/order-code.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'

/** The subject of a login in tokens: an id that says nothing of its owner. */
export type LoginId = Branded<string, 'LoginId'>

/**
 * A stored object of the provider: a session, a code, a token, a grant, an interaction, a started signup, or a started
 * reset of a password. `id` is the hash of the id that its owner holds. `consumedAt`: when a code was redeemed.
 */
export type StoredPayload = {
  readonly model: string
  readonly id: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly uid: string | null
  readonly grantId: string | null
  readonly consumedAt: EpochMs | null
  readonly expiresAt: EpochMs
}

/** Signing keys sign tokens, cookie keys the cookies of the provider. */
export type KeyKind = 'signing' | 'cookie'

/** A key of the provider in its period. `secret`: a private JWK as JSON, or a text. */
export type StoredKey = { readonly kind: KeyKind; readonly period: number; readonly secret: string }

/** The second factor of a login: a code by e-mail, or one-time passwords of a secret in Base32. */
export type SecondFactor = { readonly kind: 'email' } | { readonly kind: 'totp'; readonly secret: string }

/** `failures`: wrong factors in a row. `lastStep`: the time step of the last one-time password that was accepted. */
export type FactorState = {
  readonly code: OrderCodeState
  readonly failures: number
  readonly lockedUntil: EpochMs
  readonly lastStep: number
}

/** `email` in lower case. `role`: claim `identity_role`, null for a login without one. `isDemo`: for demonstrations. */
export type LoginRecord = {
  readonly id: LoginId
  readonly email: string
  readonly passwordHash: string
  readonly role: string | null
  readonly accounts: readonly AccountId[]
  readonly factor: SecondFactor
  readonly state: FactorState
  readonly isDemo: boolean
  readonly createdAt: EpochMs
}

/** A decision on a stored record: the record after it, and the answer. */
export type Decision<Record, A> = { readonly after: Record; readonly answer: A }

/** The session of one uid with its tokens and interactions, or all others. */
export type SessionChoice = { readonly only: string } | { readonly except: string }

/** The storage of the embedded provider. Changes of one record wait for each other. */
export type IdentityStore = {
  readonly savePayload: (payload: StoredPayload) => Promise<void>
  readonly payload: (model: string, id: string) => Promise<StoredPayload | null>
  readonly payloadOfUid: (model: string, uid: string) => Promise<StoredPayload | null>
  /** Marks a payload as redeemed; false if it was before, or does not exist. */
  readonly consumePayload: (model: string, id: string, at: EpochMs) => Promise<boolean>
  readonly deletePayload: (model: string, id: string) => Promise<void>
  /** Deletes everything that was issued under a grant. */
  readonly deleteGranted: (grantId: string) => Promise<void>
  /** Returns the sessions of a login, in no order. */
  readonly sessionsOf: (id: LoginId) => Promise<readonly StoredPayload[]>
  /** Deletes all that was issued to a login and its started logins: every session and token, or those of `sessions`. */
  readonly deleteIssuedTo: (id: LoginId, sessions?: SessionChoice) => Promise<void>
  /** Decides on a payload. Null, without a decision, if it does not exist; deletes it when the decision leaves null. */
  readonly changePayload: <A>(
    model: string,
    id: string,
    decide: (payload: StoredPayload) => Decision<StoredPayload | null, A>,
  ) => Promise<A | null>
  readonly keys: () => Promise<readonly StoredKey[]>
  /** Adds a key, unless its period has one. */
  readonly addKey: (key: StoredKey) => Promise<void>
  /** Deletes the keys of periods before this one. */
  readonly deleteKeysBefore: (period: number) => Promise<void>
  readonly loginOf: (email: string) => Promise<LoginRecord | null>
  readonly loginNamed: (id: LoginId) => Promise<LoginRecord | null>
  /** Adds a login; false if its e-mail address or its id has one. */
  readonly addLogin: (login: LoginRecord) => Promise<boolean>
  /** Decides on a login. Null, without a decision, if it does not exist. Its id, address and creation stay. */
  readonly changeLogin: <A>(
    id: LoginId,
    decide: (login: LoginRecord) => Decision<LoginRecord, A>,
  ) => Promise<A | null>
}

/** Where a payload names its login: a session, token or reset; a started login that continues a session; its steps. */
export const OWNER_PATHS = [
  ['accountId'],
  ['session', 'accountId'],
  ['result', 'login', 'accountId'],
  ['lastSubmission', 'login', 'accountId'],
] as const

/** The model of the provider's sessions. */
export const SESSION_MODEL = 'Session'

/** Where the payload of an interaction and of a token names its session. The session itself has its uid in a column. */
export const SESSION_PATHS = [['session', 'uid'], ['sessionUid']] as const
