import { either as E } from 'fp-ts'
import type { FastifyBaseLogger } from 'fastify'
import type {
  CallContext,
  CallFailure,
  Handler,
  ProviderHandlers,
  Reply,
} from '#adapters/provider/call/handler.ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { pathOf } from '#adapters/contract/path.ts'
import type {
  CallName,
  CallRecord,
  RequestOf,
  ResponseOf,
  ContractRequest,
} from '#adapters/contract/record.ts'
import { LANGUAGE_COOKIE } from '#core/session/language-preference.ts'
import type { Language } from '#core/shared/language.ts'
import {
  HUMAN_PASS_HEADER,
  PORTAL_ACCOUNT_HEADER,
  PORTAL_COOKIE,
  SESSION_COOKIE,
  SESSION_HEADER,
} from '#adapters/contract/record.ts'
import type { LogEvent } from '../telemetry/log.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import type { Exchange, OutgoingRequest } from './exchange.ts'
import { createExchange } from './exchange.ts'
import { readAnswer } from './orchestrator-answer.ts'

export type ForwardingParts = {
  /** Base URL of the contract there; ends with a slash. */
  readonly url: URL
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Traces calls and propagates the trace to the orchestrator. */
  readonly tracing?: Pick<Tracing, 'inSpan' | 'traceparent'> | null
}

export type ForwardingProvider = { readonly provider: ProviderHandlers; readonly close: () => void }

const UNAVAILABLE: E.Either<CallFailure, never> = E.left({ code: 'UNAVAILABLE' })

/** Returns the cookies of the call: the secrets of its sessions, and the language unless it is Spanish. */
const cookieOf = (
  { secret, portalSecret = null }: Pick<CallContext, 'secret' | 'portalSecret'>,
  language: Language,
): OutgoingRequest['headers'] => {
  const cookies = [
    ...(secret === null ? [] : [`${SESSION_COOKIE}=${secret}`]),
    ...(portalSecret === null ? [] : [`${PORTAL_COOKIE}=${portalSecret}`]),
    ...(language === 'es' ? [] : [`${LANGUAGE_COOKIE}=${language}`]),
  ]
  return cookies.length === 0 ? {} : { cookie: cookies.join('; ') }
}

/** Returns all headers of the forwarded call; no other header of the visitor is forwarded. */
const headersOf = (
  { sessionId, requestId, humanPass, shownAccount, language = 'es', ...secrets }: CallContext,
  { headers, body }: ContractRequest,
  traceparent: string | null,
): OutgoingRequest['headers'] => ({
  accept: 'application/json',
  'accept-encoding': 'identity',
  ...headers,
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(sessionId === null ? {} : { [SESSION_HEADER]: sessionId }),
  ...(humanPass === undefined ? {} : { [HUMAN_PASS_HEADER]: humanPass }),
  ...(shownAccount === undefined ? {} : { [PORTAL_ACCOUNT_HEADER]: shownAccount }),
  ...cookieOf(secrets, language),
  ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
  ...(traceparent === null ? {} : { traceparent }),
})

const searchOf = ({ query }: ContractRequest): string => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? '' : `?${search}`
}

const outgoingRequestOf = (
  {
    method,
    path,
    timeoutMs,
    retry,
  }: Pick<CallRecord<never, never>, 'method' | 'path' | 'timeoutMs' | 'retry'>,
  base: URL,
  encoded: ContractRequest,
  headers: OutgoingRequest['headers'],
): OutgoingRequest => {
  const body = encoded.body === undefined ? null : JSON.stringify(encoded.body)
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return {
    method,
    path: `${base.pathname}${pathOf(path, encoded.params)}${searchOf(encoded)}`,
    headers: { ...headers, ...length },
    body,
    timeoutMs,
    isRepeatable: retry,
  }
}

/** Creates a function that logs a failure of the orchestrator, with the name of the call. */
const noteOn = (log: ForwardingParts['log'], { requestId }: CallContext) => {
  const reqId = requestId === undefined ? {} : { reqId: requestId }
  return (event: LogEvent, fields: object = {}): void => log.warn({ ...reqId, ...fields }, event)
}

/** Returns the system code of an error, such as `ECONNREFUSED`. */
const codeIn = (err: unknown): { readonly code?: string } => {
  const code: unknown = err instanceof Error ? Reflect.get(err, 'code') : undefined
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? { code } : {}
}

const handlerOf = <Name extends CallName>(
  name: Name,
  { send }: Exchange,
  { url, log, tracing = null }: ForwardingParts,
): Handler<Name> => {
  const record: CallRecord<RequestOf<Name>, ResponseOf<Name>> = contract[name]
  const inSpan = <A>(work: () => Promise<A>): Promise<A> =>
    tracing === null ? work() : tracing.inSpan(`orchestrator ${name}`, work)
  return (context, request) => async (): Promise<E.Either<CallFailure, Reply<ResponseOf<Name>>>> => {
    const encoded = record.request.codec.encode(request) as ContractRequest
    const note = noteOn(log, context)
    try {
      const answer = await inSpan(() => {
        const headers = headersOf(context, encoded, tracing?.traceparent() ?? null)
        return send(outgoingRequestOf(record, url, encoded, headers))
      })
      const read = readAnswer(record, answer)
      if (read._tag === 'Answered') return E.right(read.reply)
      if (read._tag === 'ContractMismatch') {
        note('orchestrator response does not match the contract', { statusCode: answer.status })
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
 * Creates a provider that forwards each call over HTTP as its record describes. Requests and responses are decoded and
 * encoded again, so nothing outside the contract passes. A missing, slow or invalid response becomes `UNAVAILABLE`. It
 * retries nothing: the caller retries, because it knows how long it can wait (S32).
 */
export const createForwardingProvider = (parts: ForwardingParts): ForwardingProvider => {
  const exchange = createExchange(parts.url)
  const handlers = callNames.map((name) => [name, handlerOf(name, exchange, parts)])
  return { provider: Object.fromEntries(handlers) as ProviderHandlers, close: exchange.close }
}
