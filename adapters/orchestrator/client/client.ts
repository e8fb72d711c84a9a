import { either as E, taskEither as TE } from 'fp-ts'
import type { Options } from 'ky'
import ky, { isHTTPError } from 'ky'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { SessionMark } from '#core/ports/session-mark.ts'
import type { SessionId } from '#core/session/session.ts'
import type { AnyCallRecord, CallRecord, WireRequest } from '../wire/record.ts'
import { pathOf } from '../wire/path.ts'
import { SESSION_HEADER } from '../wire/record.ts'
import { saleContract } from '../wire/sale-contract.ts'
import type { Shape } from '../wire/shape.ts'
import { failureOf, refusalIn } from './failure.ts'

type Fetch = (request: Request) => Promise<Response>

type ClientOptions = {
  /** Where the contract is mounted; a whole address outside a browser. */
  readonly baseUrl?: string
  readonly fetch?: Fetch
  /** Without it any session may exist. */
  readonly sessionMark?: SessionMark
  /** The longest pause before a retry, in ms, by its number (1 is the first); the pause itself is drawn between 0 and this. */
  readonly retryDelay?: (retry: number) => number
}

/** The calls of some records. */
type ClientOf<Records> = {
  readonly [Name in keyof Records]: Records[Name] extends CallRecord<infer Request, infer Response>
    ? (request: Request) => TE.TaskEither<OrchestratorFailure, Response>
    : never
}

type AnyCall = (request: unknown) => TE.TaskEither<OrchestratorFailure, unknown>

type Sending = Pick<CallRecord<never, never>, 'method' | 'path' | 'timeoutMs' | 'retry'>

const TOTAL_MS = 15_000
const RETRIES = 2

/** A provider that asks for a longer pause than this, in ms, is not waited for: the visitor is told at once. */
const LONGEST_PAUSE_MS = 5_000

const pauseAsked = (header: string): number =>
  /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()

/** Undefined leaves it to the status and its `Retry-After`. */
const shouldRetry = ({ error }: { readonly error: Error }): boolean | undefined => {
  if (!isHTTPError(error)) return true
  if (refusalIn(error.data)?.code === 'ORDER_IN_FLIGHT') return true
  return pauseAsked(error.response.headers.get('retry-after') ?? '') > LONGEST_PAUSE_MS ? false : undefined
}

/** Reads the answer as part of the attempt, so that time-out and retry also cover a body that stalls or breaks off. */
const wholeAnswer =
  (fetch: Fetch): NonNullable<Options['fetch']> =>
  async (input) => {
    const response = await fetch(input as Request)
    const body = await response.arrayBuffer()
    return new Response(body.byteLength === 0 ? null : body, response)
  }

const answerIn = <Answer>(shape: Shape<Answer>, body: unknown): E.Either<OrchestratorFailure, Answer> =>
  E.mapLeft((): OrchestratorFailure => ({ _tag: 'Unintelligible' }))(shape.codec.decode(body))

/**
 * Calls over HTTP, derived from their records. The session's id lives in memory: it is taken from the answers that open or find
 * a session, goes with every call, and is dropped when the session ends. Reads and keyed orders are tried again at most twice,
 * within 15 s in all (S32).
 */
export const createClient = <Records extends Readonly<Record<keyof Records, AnyCallRecord>>>(
  records: Records,
  options: ClientOptions = {},
): ClientOf<Records> => {
  const http = ky.create({
    prefix: options.baseUrl ?? '/api/',
    fetch: wholeAnswer(options.fetch ?? ((request) => globalThis.fetch(request))),
    credentials: 'same-origin',
    redirect: 'error',
    totalTimeout: TOTAL_MS,
  })
  const delay = options.retryDelay ?? ((retry) => 300 * 2 ** (retry - 1))
  const { sessionMark } = options
  let sessionId: SessionId | null = null

  const know = (id: SessionId | null, isFound: boolean): void => {
    sessionId = id
    if (id === null) sessionMark?.ended()
    else if (isFound) sessionMark?.found()
    else sessionMark?.opened()
  }

  const send = (record: Sending, wire: WireRequest): Promise<unknown> =>
    http(pathOf(record.path, wire.params), {
      method: record.method,
      searchParams: wire.query,
      headers: { ...wire.headers, ...(sessionId === null ? {} : { [SESSION_HEADER]: sessionId }) },
      json: wire.body,
      timeout: record.timeoutMs,
      retry: {
        limit: record.retry ? RETRIES : 0,
        methods: ['get', 'post'],
        delay,
        jitter: true,
        shouldRetry,
      },
    }).json()

  const callOf = (name: keyof Records): AnyCall => {
    const record = records[name] as unknown as CallRecord<unknown, unknown>
    return (request) => {
      const wire = record.request.codec.encode(request) as WireRequest
      return async () => {
        const sentAs = sessionId
        // Without a session this call is known to fail.
        if (record.session === 'cookie' && sentAs === null && sessionMark?.mayExist() === false)
          return E.left({ _tag: 'SessionExpired' })
        const body = await TE.tryCatch(() => send(record, wire), failureOf)()
        const answer = E.flatMap(body, (sent) => answerIn(record.response, sent))
        if (E.isRight(answer) && record.sessionAfter !== undefined)
          know(record.sessionAfter(answer.right), record.session === 'cookie')
        if (E.isLeft(answer) && answer.left._tag === 'SessionExpired' && sessionId === sentAs)
          know(null, false)
        return answer
      }
    }
  }

  const names = Object.keys(records) as unknown as readonly (keyof Records)[]
  return Object.fromEntries(names.map((name) => [name, callOf(name)])) as ClientOf<Records>
}

/** The port of the sale over HTTP. */
export const createOrchestratorClient = (options: ClientOptions = {}): Orchestrator =>
  createClient(saleContract, options)
