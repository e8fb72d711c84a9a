import type { OrderCodeState } from '#core/checkout/order-code.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { LIFETIMES } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { Decision, StoredPayload } from './identity-store.ts'

export const SIGNUP_MODEL = 'Signup'

/**
 * A started signup. `accountId` is null when the number and the address belong to no order: nobody receives its code. `isProven`: the code was right.
 * `passwordHash` is null until a password was chosen, `totpSecret` until one-time passwords were.
 */
export type Signup = {
  readonly email: string
  readonly accountId: AccountId | null
  readonly code: OrderCodeState
  readonly isProven: boolean
  readonly passwordHash: string | null
  readonly totpSecret: string | null
}

/** The id of a signup, which its visitor holds in a cookie. */
export type SignupId = string

const signupOf = ({ payload }: StoredPayload): Signup => payload as Signup

/** Reads and writes the signups of a store. */
export const signupRecords = ({ store, clock, hash }: Pick<IdentityParts, 'store' | 'clock' | 'hash'>) => {
  const keyOf = (id: SignupId): string => hash(`${SIGNUP_MODEL} ${id}`)
  return {
    keyOf,
    save: (id: SignupId, payload: Signup): Promise<void> =>
      store.savePayload({
        model: SIGNUP_MODEL,
        id: keyOf(id),
        payload,
        uid: null,
        grantId: null,
        consumedAt: null,
        expiresAt: epochMs(clock.now() + LIFETIMES.signup),
      }),
    find: async (id: SignupId): Promise<Signup | null> => {
      const stored = await store.payload(SIGNUP_MODEL, keyOf(id))
      return stored === null || clock.now() >= stored.expiresAt ? null : signupOf(stored)
    },
    change: <A>(id: SignupId, decide: (signup: Signup) => Decision<Signup, A>): Promise<A | null> =>
      store.changePayload(SIGNUP_MODEL, keyOf(id), (stored) => {
        const { after, answer } = decide(signupOf(stored))
        return { after: { ...stored, payload: after }, answer }
      }),
    remove: (id: SignupId): Promise<void> => store.deletePayload(SIGNUP_MODEL, keyOf(id)),
  }
}

export type SignupRecords = ReturnType<typeof signupRecords>
