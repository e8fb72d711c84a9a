import cookie from '@fastify/cookie'
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify'
import { either as E } from 'fp-ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { CallContext, Handler, Provider, Reply } from '#adapters/orchestrator/pocket/handler.ts'
import { callNames, contract } from '#adapters/orchestrator/wire/contract.ts'
import { identifier, sessionId } from '#adapters/orchestrator/wire/entities/identifier.ts'
import type { CallName, CallRecord, RequestOf, ResponseOf } from '#adapters/orchestrator/wire/record.ts'
import { SESSION_COOKIE, SESSION_HEADER } from '#adapters/orchestrator/wire/record.ts'
import { isGuarded } from '#adapters/orchestrator/wire/refusals.ts'
import type { Shape } from '#adapters/orchestrator/wire/shape.ts'
import { sendDefect, sendError, sendJson, sendRefusal } from './contract-answer.ts'
import { allowOrigins, answerPreflight, isPreflight } from './cross-origin.ts'
import { isEncoded, takeJsonOnly } from './json-body.ts'
import { isOwnOrigin } from './origin-check.ts'
import type { CallBudget } from './call-budget.ts'
import { widestNetworkOf } from './client-networks.ts'
import type { Limiter, WaitOf } from './rate-limit.ts'
import { endOfCall, inRequest } from './request-context.ts'
import type { SessionQueue } from './session-queue.ts'
import { SESSION_QUEUE, createSessionQueue } from './session-queue.ts'
import type { MissWatch } from './security-event.ts'
import { createMissWatch } from './security-event.ts'

const COOKIE_RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

/** Largest body of a call, in bytes (S19). */
const BODY_MAX = 16 * 1024

const USUAL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const METHODS = [...USUAL_METHODS, 'TRACE']

/** What the routes of all calls share. */
type Shared = {
  readonly allowedOrigins: readonly string[]
  readonly noteMiss: MissWatch
  readonly limits: CallLimits | null
  readonly queue: SessionQueue
}

/** What calls are limited by: those of the contract one by one, and all of a client together. */
export type CallLimits = { readonly limiter: Limiter; readonly budget: CallBudget }

const wellFormed = <A>(shape: Shape<A>, value: unknown): A | null =>
  E.getOrElse((): A | null => null)(shape.codec.decode(value))

const contextOf = (request: FastifyRequest): CallContext => ({
  sessionId: wellFormed(sessionId, request.headers[SESSION_HEADER]),
  secret: wellFormed(identifier, request.cookies[SESSION_COOKIE]),
  requestId: request.id,
  clientAddress: request.ip,
  clientNetwork: widestNetworkOf(request.ip),
})

/** Why a call is refused before its body is read: it comes from elsewhere (S12), or a half of its session is missing (S8). */
const refusalOf = (
  { method, session }: Pick<CallRecord<never, never>, 'method' | 'session'>,
  request: FastifyRequest,
  { allowedOrigins }: Shared,
): RefusalCode | null => {
  if (isGuarded({ method, session }) && !isOwnOrigin(request.headers, request.host, allowedOrigins))
    return 'FORBIDDEN_ORIGIN'
  const { secret, sessionId } = contextOf(request)
  const isSession = secret !== null && (session === 'cookie' || sessionId !== null)
  return session === 'none' || session === 'optional' || isSession ? null : 'SESSION_EXPIRED'
}

const keepSecret = (reply: FastifyReply, { secret }: Reply<unknown>): void => {
  if (secret === null) reply.clearCookie(SESSION_COOKIE, COOKIE_RULES)
  if (typeof secret === 'string') reply.setCookie(SESSION_COOKIE, secret, COOKIE_RULES)
}

const urlOf = (path: string): string => `/${path.replace(/\{(\w+)\}/g, ':$1')}`

const partsOf = (request: FastifyRequest): unknown => ({
  params: { ...(request.params as object) },
  query: { ...(request.query as object) },
  headers: { ...request.headers },
  body: request.body ?? undefined,
})

const refuseUnfit =
  (record: Pick<CallRecord<never, never>, 'method' | 'session'>, shared: Shared): onRequestHookHandler =>
  (request, reply, done) => {
    const code = refusalOf(record, request, shared)
    if (code !== null) sendRefusal(request, reply, { code })
    else if (isEncoded(request)) sendRefusal(request, reply, { code: 'BAD_REQUEST' }, 415)
    else done()
  }

const refuseTooMany = (request: FastifyRequest, reply: FastifyReply, retryAfter: number): FastifyReply =>
  sendRefusal(request, reply, { code: 'TOO_MANY', retryAfter })

/** Takes every call from its client's budget, also one that is refused for something else. */
const takeFromBudget =
  ({ limits }: Shared): onRequestHookHandler =>
  (request, reply, done) => {
    const seconds = limits?.budget.take(request) ?? null
    if (seconds === null) done()
    else refuseTooMany(request, reply, seconds)
  }

/**
 * Refuses a call that comes too often and says when to come again; one that cannot be counted is refused too (S31). What is refused
 * already is not counted: only a call that could do something uses up its sender's share.
 */
const isRefusedByLimit = async (
  waitOf: WaitOf | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  try {
    const seconds = (await waitOf?.(request)) ?? null
    if (seconds !== null) refuseTooMany(request, reply, seconds)
    return seconds !== null
  } catch (err) {
    request.log.error({ err }, 'counting failed')
    sendRefusal(request, reply, { code: 'UNAVAILABLE' })
    return true
  }
}

/** Waits for a turn among the calls of the session, runs the work, and lets the next one in. A caller who left meanwhile is passed over. */
const inTurn = async (
  { queue }: Shared,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  const { sessionId, secret } = contextOf(request)
  const session = sessionId ?? secret
  if (session === null) return work()
  const leave = await queue(session)
  if (leave === null) return refuseTooMany(request, reply, SESSION_QUEUE.waitMs / 1_000)
  try {
    return reply.raw.destroyed ? reply : await work()
  } finally {
    leave()
  }
}

const addCall = <Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: Handler<Name>,
  shared: Shared,
): void => {
  const record: CallRecord<RequestOf<Name>, ResponseOf<Name>> = contract[name]
  const waitOf = record.limit && shared.limits?.limiter(record.limit)

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (await isRefusedByLimit(waitOf, request, reply)) return reply
    const asked = record.request.codec.decode(partsOf(request))
    if (E.isLeft(asked)) return sendRefusal(request, reply, { code: 'BAD_REQUEST' })
    try {
      const outcome = await handle(contextOf(request), asked.right)()
      if (E.isLeft(outcome)) {
        const { code } = outcome.left
        if (code === 'NOT_FOUND' && record.session !== 'none') await shared.noteMiss(request)
        if (code === 'SESSION_EXPIRED') shared.limits?.budget.chargeUnknownSession(request)
        return sendRefusal(request, reply, outcome.left)
      }
      const { body } = outcome.right
      const encoded = record.response.codec.encode(body)
      keepSecret(reply, outcome.right)
      return sendJson(reply, record.status?.(body) ?? 200, encoded)
    } catch (error) {
      return sendDefect(request, reply, error)
    }
  }

  app.route({
    method: record.method,
    url: urlOf(record.path),
    exposeHeadRoute: false,
    bodyLimit: BODY_MAX,
    // An answer that gives a session its id stands beside what the caller sent: its length must tell nothing of it (BREACH).
    ...(record.sessionAfter === undefined ? {} : { compress: false }),
    onRequest: [takeFromBudget(shared), refuseUnfit(record, shared)],
    handler: (request, reply) =>
      inRequest({ reqId: request.id, operation: name, endsAt: endOfCall(record.timeoutMs) }, () =>
        inTurn(shared, request, reply, () => answer(request, reply)),
      ),
  })
}

/** The methods a path of the contract has no call for. */
const addRefusedMethods = (app: FastifyInstance, path: string, { allowedOrigins }: Shared): void => {
  const records = callNames.map((name) => contract[name])
  const known = records.filter((record) => record.path === path).map((record) => record.method as string)
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    isPreflight(request, allowedOrigins)
      ? answerPreflight(request, reply, known)
      : sendRefusal(request, reply.header('allow', known.join(', ')), { code: 'METHOD_NOT_ALLOWED' })
  app.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url: urlOf(path),
    onRequest: (request, reply) => void refuse(request, reply),
    handler: refuse,
  })
}

/** Every call of the contract as a route over the provider, with the contract's checks and error shape. Mount it under `/api`. */
export const contractRoutes =
  (
    provider: Provider,
    allowedOrigins: readonly string[] = [],
    limits: CallLimits | null = null,
    noteMiss: MissWatch = createMissWatch(),
  ): FastifyPluginAsync =>
  async (app) => {
    const shared: Shared = { allowedOrigins, noteMiss, limits, queue: createSessionQueue(SESSION_QUEUE) }
    if (!app.hasReplyDecorator('setCookie')) await app.register(cookie)
    takeJsonOnly(app)
    app.setNotFoundHandler((request, reply) => {
      const code = USUAL_METHODS.includes(request.method) ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED'
      return sendRefusal(request, reply, { code })
    })
    app.setErrorHandler(sendError)
    allowOrigins(app, allowedOrigins)
    for (const name of callNames) addCall(app, name, provider[name], shared)
    for (const path of new Set(callNames.map((name) => contract[name].path)))
      addRefusedMethods(app, path, shared)
  }
