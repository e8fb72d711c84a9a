import { either as E } from 'fp-ts'
import type { FastifyBaseLogger } from 'fastify'
import type {
  CallContext,
  CallFailure,
  Handler,
  Provider,
  Reply,
} from '#adapters/orchestrator/pocket/handler.ts'
import { callNames, contract } from '#adapters/orchestrator/wire/contract.ts'
import { pathOf } from '#adapters/orchestrator/wire/path.ts'
import type {
  CallName,
  CallRecord,
  RequestOf,
  ResponseOf,
  WireRequest,
} from '#adapters/orchestrator/wire/record.ts'
import { SESSION_COOKIE, SESSION_HEADER } from '#adapters/orchestrator/wire/record.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import type { Exchange, Question } from './exchange.ts'
import { createExchange } from './exchange.ts'
import { readAnswer } from './orchestrator-answer.ts'

export type ForwardingParts = {
  /** Where the contract is mounted there; ends with a slash. */
  readonly url: URL
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Where calls are traced; the provider is told of the trace as well. */
  readonly tracing?: Pick<Tracing, 'inSpan' | 'traceparent'> | null
}

export type ForwardingProvider = { readonly provider: Provider; readonly close: () => void }

const UNAVAILABLE: E.Either<CallFailure, never> = E.left({ code: 'UNAVAILABLE' })

/** All headers that go along; nothing else of what the visitor sent does. */
const headersOf = (
  { sessionId, secret, requestId }: CallContext,
  { headers, body }: WireRequest,
  traceparent: string | null,
): Question['headers'] => ({
  accept: 'application/json',
  'accept-encoding': 'identity',
  ...headers,
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(sessionId === null ? {} : { [SESSION_HEADER]: sessionId }),
  ...(secret === null ? {} : { cookie: `${SESSION_COOKIE}=${secret}` }),
  ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
  ...(traceparent === null ? {} : { traceparent }),
})

const searchOf = ({ query }: WireRequest): string => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? '' : `?${search}`
}

const questionOf = (
  {
    method,
    path,
    timeoutMs,
    retry,
  }: Pick<CallRecord<never, never>, 'method' | 'path' | 'timeoutMs' | 'retry'>,
  base: URL,
  wire: WireRequest,
  headers: Question['headers'],
): Question => {
  const body = wire.body === undefined ? null : JSON.stringify(wire.body)
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return {
    method,
    path: `${base.pathname}${pathOf(path, wire.params)}${searchOf(wire)}`,
    headers: { ...headers, ...length },
    body,
    timeoutMs,
    isRepeatable: retry,
  }
}

/** What is noted of the provider's part of a call, beside the name of the call itself. */
const noteOn = (log: ForwardingParts['log'], { requestId }: CallContext) => {
  const reqId = requestId === undefined ? {} : { reqId: requestId }
  return (event: string, fields: object = {}): void => log.warn({ ...reqId, ...fields }, event)
}

/** The system's word for what went wrong on the way, such as `ECONNREFUSED`. */
const codeIn = (err: unknown): { readonly code?: string } => {
  const code: unknown = err instanceof Error ? Reflect.get(err, 'code') : undefined
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? { code } : {}
}

const handlerOf = <Name extends CallName>(
  name: Name,
  { ask }: Exchange,
  { url, log, tracing = null }: ForwardingParts,
): Handler<Name> => {
  const record: CallRecord<RequestOf<Name>, ResponseOf<Name>> = contract[name]
  const inSpan = <A>(work: () => Promise<A>): Promise<A> =>
    tracing === null ? work() : tracing.inSpan(`orchestrator ${name}`, work)
  return (context, request) => async (): Promise<E.Either<CallFailure, Reply<ResponseOf<Name>>>> => {
    const wire = record.request.codec.encode(request) as WireRequest
    const note = noteOn(log, context)
    try {
      const answer = await inSpan(() => {
        const headers = headersOf(context, wire, tracing?.traceparent() ?? null)
        return ask(questionOf(record, url, wire, headers))
      })
      const read = readAnswer(record, answer)
      if (read._tag === 'Answered') return E.right(read.reply)
      if (read._tag === 'Unlike') {
        note('orchestrator answered unlike the contract', { statusCode: answer.status })
        return UNAVAILABLE
      }
      if (answer.status >= 500)
        note('orchestrator failed', { statusCode: answer.status, upstreamReqId: read.requestId })
      return E.left(read.failure)
    } catch (err) {
      note('orchestrator unreachable', { err, ...codeIn(err) })
      return UNAVAILABLE
    }
  }
}

/**
 * A provider that asks another over HTTP, call by call as their records say. What goes there is written anew from what was read, and so
 * is what comes back: nothing is passed on that the contract has no name for. A provider that is not there, too slow, or answers something else is
 * answered for with `UNAVAILABLE`. Nothing is tried again: that is for the caller to do, who knows how long it wants to wait (S32).
 */
export const createForwardingProvider = (parts: ForwardingParts): ForwardingProvider => {
  const exchange = createExchange(parts.url)
  const handlers = callNames.map((name) => [name, handlerOf(name, exchange, parts)])
  return { provider: Object.fromEntries(handlers) as Provider, close: exchange.close }
}
