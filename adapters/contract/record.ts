import type { taskEither as TE } from 'fp-ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { SessionId } from '#core/session/session.ts'
import { none, imap } from '../shape/composite.shape.ts'
import type { CallLimit } from './limits.ts'
import { object, looseObject } from '../shape/object.shape.ts'
import type { Shape } from '../shape/shape.ts'

export type CallName = keyof Orchestrator
type AnyCall = (request: never) => TE.TaskEither<unknown, unknown>
type CallRequest<Call extends AnyCall> = Parameters<Call>[0]
type CallResponse<Call extends AnyCall> =
  ReturnType<Call> extends TE.TaskEither<unknown, infer Body> ? Body : never
export type RequestOf<Name extends CallName> = CallRequest<Orchestrator[Name]>
export type ResponseOf<Name extends CallName> = CallResponse<Orchestrator[Name]>

/** The header with the session id. As a custom header it also blocks forms of other sites (S8). */
export const SESSION_HEADER = 'attos-session-id'

/** The header with the idempotency key of one order attempt, the same in each repetition (S27). */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** The header with the pass of a human check, for one call (HUM-02). */
export const HUMAN_PASS_HEADER = 'human-pass'

/** The cookie with the session's secret. No script can read it, and no other site can make a browser send it (S7). */
export const SESSION_COOKIE = '__Host-attos'

/** The cookie of the customer portal. No script can read it, and no other site can make a browser send it (S7). */
export const PORTAL_COOKIE = '__Host-cus'

/** Header with the account that a portal page shows. A call for another account than the session's is refused (F32). */
export const PORTAL_ACCOUNT_HEADER = 'cus-account-id'

/** The cookie with the id of the cart that this browser saved last. The id is opaque and no secret (CRT-06). */
export const CART_COOKIE = '__Host-attos-cart'

/** The cookie with the day of the visit of the last order, until that day is over (CRT-07). */
export const VISIT_COOKIE = '__Host-attos-visit'

/**
 * `cookie`: the session cookie alone. `required`: the cookie and the matching header. `optional`: both or neither. A
 * caller with neither gets an empty answer, or the data that belongs to no session; only one of the two is refused like
 * an expired session. `portal`: the cookie of the portal identifies a signed-in customer.
 */
type SessionRule = 'none' | 'cookie' | 'required' | 'optional' | 'portal'

/** Describes one call. Client and routes are derived from it. Its name is its key in the contract. */
export type CallRecord<Request, Response> = {
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the base address, with `{name}` for each parameter. */
  readonly path: string
  readonly session: SessionRule
  /** Whether an answer restarts the idle time of the caller's session (SES-01). */
  readonly extendsSession: boolean
  /** The time limit of one attempt in ms (S32). */
  readonly timeoutMs: number
  /** Whether the client retries: only calls that change nothing or have an idempotency key (S32). */
  readonly retry: boolean
  /** Maximum number of retries; default `CALL_RETRIES`. More only without a waiting visitor or rate limit (SES-08). */
  readonly retries?: number
  /** The rate limit; unlimited if left out (S23). */
  readonly limit?: CallLimit
  /** Whether each call needs the pass of a human check (HUM-01). */
  readonly needsPass?: true
  /** The rate above which a call needs the pass of a human check; never if left out (HUM-01). */
  readonly passLimit?: CallLimit
  /** Whether the call changes the account of a portal session. A page that shows another one may make it. */
  readonly changesAccount?: true
  /** The refusal codes of this call besides those of every call. */
  readonly refusals?: readonly RefusalCode[]
  readonly request: Shape<Request>
  readonly response: Shape<Response>
  /** The HTTP status of an answer, if it isn't 200. */
  readonly status?: (response: Response) => 200 | 202
  /** The caller's session after this answer, for calls that open, resume or end one. */
  readonly sessionAfter?: (response: Response) => SessionId | null
  /** The cart of the cart cookie after this answer, for calls that save a cart; null deletes the cookie (CRT-06). */
  readonly savedCartAfter?: (response: Response) => CartId | null
  /** Saved cart that a request names. The cart cookie is deleted when that cart is not found (CRT-09). */
  readonly savedCartIn?: (request: Request) => string
}

/** A record of any call, for everything that is derived from all of them. */
export type AnyCallRecord = Omit<CallRecord<never, never>, 'request' | 'response'> & {
  readonly request: Pick<Shape<unknown>, 'schema'>
  readonly response: Pick<Shape<unknown>, 'schema'>
}

/** Why a sale can't be changed: its address isn't serviceable, it is ordered, or its order is in progress. */
export const CHANGE_REFUSALS = ['STEP_MISSING', 'CART_ORDERED', 'ORDER_IN_FLIGHT'] as const

/** One record for each call of the port. */
export type Contract = { readonly [Name in CallName]: CallRecord<RequestOf<Name>, ResponseOf<Name>> }

/** Records of the sale alone. A call that another group describes in full has a larger answer than the sale reads. */
export type SaleContract = {
  readonly [Name in keyof StorefrontOrchestrator]: CallRecord<
    CallRequest<StorefrontOrchestrator[Name]>,
    CallResponse<StorefrontOrchestrator[Name]>
  >
}

/** The time limit of one attempt at the store, in ms. */
export const STORE_CALL_MS = 5_000

/**
 * The time limit of one attempt that includes the gateway, in ms: the gateway's 10 s and the store's own time. The
 * client waits 15 s in total, which leaves room for one more attempt.
 */
export const GATEWAY_CALL_MS = 12_000

/** The parts of an HTTP call. */
export type Parts<P, Q, H, B> = {
  readonly params: P
  readonly query: Q
  readonly headers: H
  readonly body: B
}

/** The encoded parts of a call. */
export type ContractRequest = Parts<
  Readonly<Record<string, string>>,
  Readonly<Record<string, string>>,
  Readonly<Record<string, string>>,
  unknown
>

type Empty = { readonly [name: string]: never }

const empty = object<Empty>({})
export const NO_PARTS = { params: {}, query: {}, headers: {}, body: undefined }

/** Describes the parts that a call uses; all others must be empty. Headers may include unused ones. */
export const parts = <P = Empty, Q = Empty, H = Empty, B = undefined>(used: {
  readonly params?: Shape<P>
  readonly query?: Shape<Q>
  readonly headers?: Shape<H>
  readonly body?: Shape<B>
}): Shape<Parts<P, Q, H, B>> => {
  const all = { params: empty, query: empty, headers: looseObject<Empty>({}), body: none, ...used }
  return object<Parts<unknown, unknown, unknown, unknown>>(all as never) as never
}

/** A call without request data. */
export const nothing: Shape<void> = imap<Parts<Empty, Empty, Empty, undefined>, void>(
  parts({}),
  () => undefined,
  () => NO_PARTS,
)

/** Describes a call whose request is its path parameters. */
export const inPath = <A>(params: Shape<A>): Shape<A> =>
  imap(
    parts({ params }),
    (value) => value.params,
    (request) => ({ ...NO_PARTS, params: request }),
  )

/** Describes a call whose request is its query. */
export const inQuery = <A>(query: Shape<A>): Shape<A> =>
  imap(
    parts({ query }),
    (value) => value.query,
    (request) => ({ ...NO_PARTS, query: request }),
  )

/** Describes a call whose request is its body. */
export const inBody = <A>(body: Shape<A>): Shape<A> =>
  imap(
    parts({ body }),
    (value) => value.body,
    (request) => ({ ...NO_PARTS, body: request }),
  )
