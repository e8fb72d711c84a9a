import { either as E, taskEither as TE } from 'fp-ts'
import type { Options } from 'ky'
import ky, { isHTTPError } from 'ky'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { asksForPass } from '#core/human/asks-for-pass.ts'
import type { HumanPass } from '#core/human/human-check.ts'
import type { SessionMark } from '#core/ports/session-mark.ts'
import type { Random } from '#core/ports/random.ts'
import { CALL_RETRIES, LONGEST_PAUSE_MS, jittered, retryPauseMs } from '#core/session/retry-limit.ts'
import type { SessionId } from '#core/session/session.ts'
import type { AnyCallRecord, CallRecord, ContractRequest } from '../contract/record.ts'
import { pathOf } from '../contract/path.ts'
import { HUMAN_PASS_HEADER, SESSION_HEADER } from '../contract/record.ts'
import type { Shape } from '../shape/shape.ts'
import { failureOf, refusalIn } from './failure.ts'

type Fetch = (request: Request) => Promise<Response>

/** The session that the calls of a page share. It is in memory only. */
export type ClientSession = {
  id: SessionId | null
  /** A call of the session had a pass, or the session was resumed and may have passed earlier (HUM-02). */
  hasPassed: boolean
}

type Answer = E.Either<OrchestratorFailure, unknown>

/** Gets passes and sends a call with each until the provider accepts one (HUM-01). */
export type SendWithPass = (call: (pass: HumanPass | null) => Promise<Answer>) => Promise<Answer>

export type ClientOptions = {
  /** Base URL of the contract; must be absolute outside a browser. */
  readonly baseUrl?: string
  readonly fetch?: Fetch
  /** Without it a session is assumed to be possible. */
  readonly sessionMark?: SessionMark
  /** The session that this client shares with others. Without it the client has its own. */
  readonly session?: ClientSession
  /** Returns more headers of a call; none if left out. */
  readonly headersOf?: (call: Pick<AnyCallRecord, 'session'>) => Readonly<Record<string, string>>
  /** Repeats a call with the pass of a human check. Without it a call that needs a pass is refused. */
  readonly sendWithPass?: SendWithPass
  /** Upper bound of the pause before a retry, in ms, by retry number from 1. */
  readonly retryDelay?: (retry: number) => number
  /** Shortens the pauses (SES-08). Without it they are random between 0 and their upper bound. */
  readonly random?: Random
  /** Called when a call is about to be tried again. It returns a function to call when that call has ended. */
  readonly onRetry?: () => () => void
}

/** The client functions of a set of records. */
type ClientOf<Records> = {
  readonly [Name in keyof Records]: Records[Name] extends CallRecord<infer Request, infer Response>
    ? (request: Request) => TE.TaskEither<OrchestratorFailure, Response>
    : never
}

type AnyCall = (request: unknown) => TE.TaskEither<OrchestratorFailure, unknown>

type Sending = Pick<
  CallRecord<never, never>,
  'method' | 'path' | 'session' | 'timeoutMs' | 'retry' | 'retries'
>

const TOTAL_MS = 15_000

const pauseAsked = (header: string): number =>
  /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()

/** Decides on a retry; undefined: by status and `Retry-After`. Does not retry if that exceeds the longest pause. */
const shouldRetry = ({ error }: { readonly error: Error }): boolean | undefined => {
  if (!isHTTPError(error)) return true
  if (refusalIn(error.data)?.code === 'ORDER_IN_FLIGHT') return true
  return pauseAsked(error.response.headers.get('retry-after') ?? '') > LONGEST_PAUSE_MS ? false : undefined
}

/** Reads the body as part of the attempt, so that time-out and retry also cover a stalled or aborted body. */
const bufferedResponse =
  (fetch: Fetch): NonNullable<Options['fetch']> =>
  async (input) => {
    const response = await fetch(input as Request)
    const body = await response.arrayBuffer()
    return new Response(body.byteLength === 0 ? null : body, response)
  }

/** Decodes the body of a buffered response. A body that is not JSON is decoded as undefined, which no shape accepts. */
const answerIn = async (shape: Shape<unknown>, response: Response): Promise<Answer> => {
  const body: unknown = await response.json().catch(() => undefined)
  return E.mapLeft((): OrchestratorFailure => ({ _tag: 'Unintelligible', status: response.status }))(
    shape.codec.decode(body),
  )
}

/**
 * Creates the calls of the contract over HTTP from their records. The session id is in memory only: responses that open
 * or find a session set it, every call sends it, and the end of the session clears it. Reads and keyed orders are
 * retried as often as their record says, within 15 s in total (S32, SES-08).
 */
export const createClient = <Records extends Readonly<Record<keyof Records, AnyCallRecord>>>(
  records: Records,
  options: ClientOptions = {},
): ClientOf<Records> => {
  const http = ky.create({
    prefix: options.baseUrl ?? '/api/',
    fetch: bufferedResponse(options.fetch ?? ((request) => globalThis.fetch(request))),
    credentials: 'same-origin',
    redirect: 'error',
    totalTimeout: TOTAL_MS,
  })
  const { sessionMark, sendWithPass, random, onRetry, retryDelay: delay = retryPauseMs } = options
  const jitter = random === undefined ? true : (pauseMs: number): number => jittered(pauseMs, random.id())
  const session = options.session ?? { id: null, hasPassed: false }

  const know = (id: SessionId | null, isFound: boolean): void => {
    session.id = id
    session.hasPassed = isFound
    if (id === null) sessionMark?.ended(false)
    else if (isFound) sessionMark?.found()
    else sessionMark?.opened()
  }

  const send = async (
    record: Sending,
    encoded: ContractRequest,
    pass: HumanPass | null,
  ): Promise<Response> => {
    let endRetries: (() => void) | null = null
    const decide: typeof shouldRetry = (state) => {
      const decision = shouldRetry(state)
      if (record.retry && decision !== false) endRetries ??= onRetry?.() ?? null
      return decision
    }
    return http(pathOf(record.path, encoded.params), {
      method: record.method,
      searchParams: encoded.query,
      headers: {
        accept: 'application/json',
        ...encoded.headers,
        ...(session.id === null ? {} : { [SESSION_HEADER]: session.id }),
        ...options.headersOf?.(record),
        ...(pass === null ? {} : { [HUMAN_PASS_HEADER]: pass }),
      },
      json: encoded.body,
      timeout: record.timeoutMs,
      retry: {
        limit: record.retry ? (record.retries ?? CALL_RETRIES) : 0,
        methods: ['get', 'post'],
        delay,
        jitter,
        shouldRetry: decide,
      },
    }).finally(() => endRetries?.())
  }

  /** Sends a call without a pass unless it always needs one. One pass is enough for a session's calls (HUM-02). */
  const sendChecked = async (
    { needsPass, session: rule }: Pick<AnyCallRecord, 'needsPass' | 'session'>,
    sendWith: Parameters<SendWithPass>[0],
  ): Promise<Answer> => {
    if (sendWithPass === undefined) return sendWith(null)
    const isOnce = needsPass === true && rule === 'required'
    if (needsPass !== true || (isOnce && session.hasPassed)) {
      const answer = await sendWith(null)
      if (!asksForPass(answer)) return answer
    }
    const answer = await sendWithPass(sendWith)
    if (isOnce && E.isRight(answer)) session.hasPassed = true
    return answer
  }

  const callOf = (name: keyof Records): AnyCall => {
    const record = records[name] as unknown as CallRecord<unknown, unknown>
    return (request) => {
      const encoded = record.request.codec.encode(request) as ContractRequest
      return async () => {
        const sentAs = session.id
        // Without a session this call would fail.
        if (record.session === 'cookie' && sentAs === null && sessionMark?.mayExist() === false)
          return E.left({ _tag: 'SessionExpired' })
        const sendWith = async (pass: HumanPass | null): Promise<Answer> => {
          const sent = await TE.tryCatch(() => send(record, encoded, pass), failureOf)()
          return E.isLeft(sent) ? sent : answerIn(record.response, sent.right)
        }
        const answer = await sendChecked(record, sendWith)
        if (E.isRight(answer)) {
          if (record.sessionAfter !== undefined)
            know(record.sessionAfter(answer.right), record.session === 'cookie')
          else if (record.session === 'required') sessionMark?.used()
        } else if (answer.left._tag === 'SessionExpired' && session.id === sentAs) {
          session.id = null
          sessionMark?.ended(true)
        }
        return answer
      }
    }
  }

  const names = Object.keys(records) as unknown as readonly (keyof Records)[]
  return Object.fromEntries(names.map((name) => [name, callOf(name)])) as ClientOf<Records>
}
