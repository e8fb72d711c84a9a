import type { OrderCodeState } from '#core/checkout/order-code.ts'
import { NO_ORDER_CODE, tryCode, withFreshCode } from '#core/checkout/order-code.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { CODE_LIMITS } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { Decision, StoredPayload } from './identity-store.ts'

/** The id of a started form, which its visitor holds in a cookie. */
export type FormId = string

/** Where the records of one kind of form are stored, and how long one lives, in ms. */
export type FormKind = { readonly model: string; readonly lifetimeMs: number }

type RecordParts = Pick<IdentityParts, 'store' | 'clock' | 'hash'>

/** Reads and writes the forms of one kind that visitors have started. */
export const createFormRecords = <Form extends StoredPayload['payload']>(
  { store, clock, hash }: RecordParts,
  { model, lifetimeMs }: FormKind,
) => {
  const keyOf = (id: FormId): string => hash(`${model} ${id}`)
  const isLive = ({ expiresAt }: StoredPayload): boolean => clock.now() < expiresAt
  return {
    /** Returns the name under which the code of a form is stored. */
    codeNameOf: (id: FormId, code: string): string => hash(`${model} ${id} ${code}`),
    save: (id: FormId, payload: Form): Promise<void> =>
      store.savePayload({
        model,
        id: keyOf(id),
        payload,
        uid: null,
        grantId: null,
        consumedAt: null,
        expiresAt: epochMs(clock.now() + lifetimeMs),
      }),
    find: async (id: FormId): Promise<Form | null> => {
      const stored = await store.payload(model, keyOf(id))
      return stored === null || !isLive(stored) ? null : (stored.payload as Form)
    },
    change: <A>(id: FormId, decide: (form: Form) => Decision<Form, A>): Promise<A | null> =>
      store.changePayload(model, keyOf(id), (stored) => {
        const { after, answer } = decide(stored.payload as Form)
        return { after: { ...stored, payload: after }, answer }
      }),
    remove: (id: FormId): Promise<void> => store.deletePayload(model, keyOf(id)),
  }
}

export type FormRecords<Form extends StoredPayload['payload']> = ReturnType<typeof createFormRecords<Form>>

/** A form whose address is proven by a code. */
type ProofForm = { readonly code: OrderCodeState; readonly isProven: boolean }

/** Returns the state of the first code of a form. */
export const firstCode = (codeName: string, now: EpochMs): OrderCodeState =>
  withFreshCode(NO_ORDER_CODE, codeName, now, CODE_LIMITS) ?? NO_ORDER_CODE

/** Decides on a typed code. A right one proves the address, once. */
export const decideProof = <Form extends ProofForm>(
  form: Form,
  codeName: string,
  now: EpochMs,
): Decision<Form, 'code' | 'codeExpired' | null> => {
  if (form.code.triesLeft === 0 || now >= form.code.expiresAt) return { after: form, answer: 'codeExpired' }
  const { isRight, after: code } = tryCode(form.code, codeName, now)
  return { after: { ...form, code, isProven: isRight }, answer: isRight ? null : 'code' }
}
