import type { taskEither as TE } from 'fp-ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { WholeOrchestrator } from '#core/ports/whole-orchestrator.ts'
import type { SessionId } from '#core/session/session.ts'
import { absent, seenAs } from './composite.shape.ts'
import type { CallLimit } from './limits.ts'
import { object, picked } from './object.shape.ts'
import type { Shape } from './shape.ts'

export type CallName = keyof WholeOrchestrator
type AnyCall = (request: never) => TE.TaskEither<unknown, unknown>
type Asked<Call extends AnyCall> = Parameters<Call>[0]
type Answered<Call extends AnyCall> =
  ReturnType<Call> extends TE.TaskEither<unknown, infer Body> ? Body : never
export type RequestOf<Name extends CallName> = Asked<WholeOrchestrator[Name]>
export type ResponseOf<Name extends CallName> = Answered<WholeOrchestrator[Name]>

/** The header that names the session; being a custom header it also keeps foreign forms out (S8). */
export const SESSION_HEADER = 'attos-session-id'

/** The header that names one attempt to order, the same in each repetition (S27). */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Holds the session's secret; no script can read it and no other site can make a browser send it (S7). */
export const SESSION_COOKIE = '__Host-attos'

/**
 * `cookie`: found by the session's cookie alone. `required`: the cookie and the header that matches it. `optional`: both, where what is asked
 * for is a session's; one of the two alone is refused as a session that is over.
 */
type SessionRule = 'none' | 'cookie' | 'required' | 'optional'

/** Everything there is to know of one call; client and routes are derived from it. Its name is its key in the contract. */
export type CallRecord<Request, Response> = {
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base address, with `{name}` where a parameter stands. */
  readonly path: string
  readonly session: SessionRule
  /** What one attempt may take, in ms (S32). */
  readonly timeoutMs: number
  /** Only calls that change nothing, and keyed ones, are tried again by the client (S32). */
  readonly retry: boolean
  /** How often it may come; as often as anybody likes where it is left out (S23). */
  readonly limit?: CallLimit
  /** Why the provider may refuse this call besides what any call is refused for; none where it is left out. */
  readonly refusals?: readonly RefusalCode[]
  readonly request: Shape<Request>
  readonly response: Shape<Response>
  /** The HTTP status of an answer, where it isn't 200. */
  readonly status?: (response: Response) => 200 | 202
  /** The session the caller has from this answer on, for calls that open, find or end one. */
  readonly sessionAfter?: (response: Response) => SessionId | null
}

/** A record whatever its call, for what is derived from all of them. */
export type AnyCallRecord = Omit<CallRecord<never, never>, 'request' | 'response'> & {
  readonly request: Pick<Shape<unknown>, 'schema'>
  readonly response: Pick<Shape<unknown>, 'schema'>
}

/** Why a sale can't be changed: its address isn't sold to, it is ordered, or its order is under way. */
export const CHANGE_REFUSALS = ['STEP_MISSING', 'CART_ORDERED', 'ORDER_IN_FLIGHT'] as const

/** One record for each call of the port, no more and no less. */
export type Contract = { readonly [Name in CallName]: CallRecord<RequestOf<Name>, ResponseOf<Name>> }

/** The records of the sale alone. A call that its group tells in full answers with more than the sale reads. */
export type SaleContract = {
  readonly [Name in keyof Orchestrator]: CallRecord<Asked<Orchestrator[Name]>, Answered<Orchestrator[Name]>>
}

/** What an attempt may take at the store, in ms. */
export const STORE_CALL_MS = 5_000

/** What it may take with the gateway behind it, in ms: the gateway's 10 s and the store's own time; one more attempt still fits in 15 s. */
export const GATEWAY_CALL_MS = 12_000

/** A call taken apart as HTTP carries it. */
export type Parts<P, Q, H, B> = {
  readonly params: P
  readonly query: Q
  readonly headers: H
  readonly body: B
}

/** The parts of a call in their encoded form. */
export type WireRequest = Parts<
  Readonly<Record<string, string>>,
  Readonly<Record<string, string>>,
  Readonly<Record<string, string>>,
  unknown
>

type Empty = { readonly [name: string]: never }

const empty = object<Empty>({})
export const NO_PARTS = { params: {}, query: {}, headers: {}, body: undefined }

/** The parts a call uses; those it does not name have to be empty. Headers are picked from among the others of the call. */
export const parts = <P = Empty, Q = Empty, H = Empty, B = undefined>(used: {
  readonly params?: Shape<P>
  readonly query?: Shape<Q>
  readonly headers?: Shape<H>
  readonly body?: Shape<B>
}): Shape<Parts<P, Q, H, B>> => {
  const all = { params: empty, query: empty, headers: picked<Empty>({}), body: absent, ...used }
  return object<Parts<unknown, unknown, unknown, unknown>>(all as never) as never
}

/** A call without any request. */
export const nothing: Shape<void> = seenAs<Parts<Empty, Empty, Empty, undefined>, void>(
  parts({}),
  () => undefined,
  () => NO_PARTS,
)

/** A call whose request is its path's parameters. */
export const inPath = <A>(params: Shape<A>): Shape<A> =>
  seenAs(
    parts({ params }),
    (value) => value.params,
    (request) => ({ ...NO_PARTS, params: request }),
  )

/** A call whose request is its query. */
export const inQuery = <A>(query: Shape<A>): Shape<A> =>
  seenAs(
    parts({ query }),
    (value) => value.query,
    (request) => ({ ...NO_PARTS, query: request }),
  )

/** A call whose request is its body. */
export const inBody = <A>(body: Shape<A>): Shape<A> =>
  seenAs(
    parts({ body }),
    (value) => value.body,
    (request) => ({ ...NO_PARTS, body: request }),
  )
