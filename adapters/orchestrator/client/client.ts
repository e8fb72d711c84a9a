import { either as E, type taskEither as TE } from 'fp-ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { SessionId } from '#core/session/session.ts'
import { callNames, contract } from '../wire/contract.ts'
import type { CallName, CallRecord, RequestOf, ResponseOf, WireRequest } from '../wire/record.ts'
import { SESSION_HEADER } from '../wire/record.ts'
import { failureOf, refusalIn } from './failure.ts'
import type { Answer, Fetch, Patience, Sending } from './send.ts'
import { send } from './send.ts'

type ClientOptions = {
  /** Where the contract is mounted; a whole address outside a browser. */
  readonly baseUrl?: string
  readonly fetch?: Fetch
  readonly retryDelay?: Patience['retryDelay']
}

type ClientOf<Name extends CallName> = (
  request: RequestOf<Name>,
) => TE.TaskEither<OrchestratorFailure, ResponseOf<Name>>

const RETRIES = 2

/** Statuses of a provider that may do better in a moment. */
const PASSING: readonly number[] = [408, 429, 500, 502, 503, 504]

const isPassing = ({ status, body }: Answer): boolean =>
  PASSING.includes(status) || refusalIn(body)?.code === 'ORDER_IN_FLIGHT'

const pathOf = (path: string, { params, query }: WireRequest): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = new URLSearchParams(query).toString()
  return asked === '' ? filled : `${filled}?${asked}`
}

const answerOf = <Name extends CallName>(
  { response }: CallRecord<RequestOf<Name>, ResponseOf<Name>>,
  answer: Answer,
): E.Either<OrchestratorFailure, ResponseOf<Name>> =>
  answer.status >= 200 && answer.status < 300
    ? E.mapLeft((): OrchestratorFailure => ({ _tag: 'Unintelligible' }))(response.codec.decode(answer.body))
    : E.left(failureOf(answer))

/**
 * The port over HTTP, derived from the contract. The session's id lives in memory: it is taken from the answers that open or find
 * a session, goes with every call, and is dropped when the session ends. Reads and keyed orders are tried again at most twice,
 * within 15 s in all (S32).
 */
export const createOrchestratorClient = (options: ClientOptions = {}): Orchestrator => {
  const baseUrl = options.baseUrl ?? '/api/'
  const fetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request))
  const retryDelay = options.retryDelay ?? ((retry) => 300 * 2 ** (retry - 1))
  let sessionId: SessionId | null = null

  const sendingOf = (
    { method, path }: Pick<CallRecord<never, never>, 'method' | 'path'>,
    wire: WireRequest,
  ): Sending => ({
    method,
    url: `${baseUrl}${pathOf(path, wire)}`,
    headers: { ...wire.headers, ...(sessionId === null ? {} : { [SESSION_HEADER]: sessionId }) },
    body: wire.body,
  })

  const callOf = <Name extends CallName>(name: Name): ClientOf<Name> => {
    const record: CallRecord<RequestOf<Name>, ResponseOf<Name>> = contract[name]
    const patience = {
      attemptMs: record.timeoutMs,
      retries: record.retry ? RETRIES : 0,
      retryDelay,
      isPassing,
    }
    return (request) => {
      const wire = record.request.codec.encode(request) as WireRequest
      return async () => {
        const sentAs = sessionId
        const sent = await send(fetch, sendingOf(record, wire), patience)
        const answer = E.flatMap((body: Answer) => answerOf(record, body))(sent)
        if (E.isRight(answer) && record.sessionAfter !== undefined)
          sessionId = record.sessionAfter(answer.right)
        if (E.isLeft(answer) && answer.left._tag === 'SessionExpired' && sessionId === sentAs)
          sessionId = null
        return answer
      }
    }
  }

  return Object.fromEntries(callNames.map((name) => [name, callOf(name)])) as {
    readonly [Name in CallName]: ClientOf<Name>
  }
}
