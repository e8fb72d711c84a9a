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
import type { Handler, ProviderHandlers, Reply } from '#adapters/provider/call/handler.ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallName, CallRecord, RequestOf, ResponseOf } from '#adapters/contract/record.ts'
import { CART_LIFESPAN_MS } from '#core/cart/restoration.ts'
import type { CartId } from '#core/cart/cart.ts'
import { CART_COOKIE, PORTAL_COOKIE, SESSION_COOKIE, VISIT_COOKIE } from '#adapters/contract/record.ts'
import { isGuarded } from '#adapters/contract/refusals.ts'
import { contextOf } from './call-context.ts'
import { isOverPassLimit, isRefusedByLimit, refuseTooMany } from './call-limits.ts'
import { sendDefect, sendError, sendJson, sendRefusal } from './contract-answer.ts'
import { allowOrigins, answerPreflight, isPreflight } from './cross-origin.ts'
import { isEncoded, takeJsonOnly } from './json-body.ts'
import { isOwnOrigin } from '#adapters/http/origin-check.ts'
import type { CallBudget } from './call-budget.ts'
import { setOrderCookies } from './order-cookies.ts'
import type { Limiter } from './rate-limit.ts'
import { endOfCall, inRequest } from './request-context.ts'
import { SESSION_COOKIE_RULES as COOKIE_RULES, isSavedCart } from '#adapters/http/session-cookie.ts'
import type { SessionQueue } from './session-queue.ts'
import { SESSION_QUEUE, createSessionQueue } from './session-queue.ts'
import type { EnumerationDetector } from '#adapters/http/security-event.ts'
import { createEnumerationDetector } from '#adapters/http/security-event.ts'

/** Largest body of a call, in bytes (S19). */
const BODY_MAX = 16 * 1024

const USUAL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const METHODS = [...USUAL_METHODS, 'TRACE']

/** Dependencies that all routes share. */
type Shared = {
  readonly allowedOrigins: readonly string[]
  readonly detectEnumeration: EnumerationDetector
  readonly limits: CallLimits | null
  readonly queue: SessionQueue
}

/** The rate limits of single calls, and the budget of a client over all calls. */
export type CallLimits = {
  readonly limiter: Limiter
  /** Counts the calls above whose rate a call needs a pass, where the provider of this process checks it (HUM-01). */
  readonly passLimiter?: Limiter
  readonly budget: CallBudget
}

/** Returns why a call is refused before its body is read: foreign origin (S12), no session id or secret (S8). */
const refusalOf = (
  { method, session }: Pick<CallRecord<never, never>, 'method' | 'session'>,
  request: FastifyRequest,
  { allowedOrigins }: Shared,
): RefusalCode | null => {
  if (isGuarded({ method, session }) && !isOwnOrigin(request.headers, request.host, allowedOrigins))
    return 'FORBIDDEN_ORIGIN'
  const { secret, sessionId, portalSecret = null } = contextOf(request)
  if (session === 'portal') return portalSecret === null ? 'LOGIN_REQUIRED' : null
  const isSession = secret !== null && (session === 'cookie' || sessionId !== null)
  return session === 'none' || session === 'optional' || isSession ? null : 'SESSION_EXPIRED'
}

const setSessionCookie = (reply: FastifyReply, { secret }: Reply<unknown>): void => {
  if (secret === null) reply.clearCookie(SESSION_COOKIE, COOKIE_RULES)
  if (typeof secret === 'string') reply.setCookie(SESSION_COOKIE, secret, COOKIE_RULES)
}

/** A visitor who signs out takes everything along that this browser has stored (F33). */
const endPortalSession = (reply: FastifyReply): void => {
  reply
    .clearCookie(PORTAL_COOKIE, COOKIE_RULES)
    .clearCookie(VISIT_COOKIE, COOKIE_RULES)
    .header('clear-site-data', '"cache", "storage"')
}

/** The cookie lives as long as the saved cart, and is deleted with it (CRT-06). */
const setCartCookie = (reply: FastifyReply, cartId: CartId | null | undefined): void => {
  if (cartId === null) reply.clearCookie(CART_COOKIE, COOKIE_RULES)
  else if (cartId !== undefined)
    reply.setCookie(CART_COOKIE, cartId, { ...COOKIE_RULES, maxAge: CART_LIFESPAN_MS / 1_000 })
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

/** Charges every call to the budget of its client, even one that is refused for another reason. */
const takeFromBudget =
  ({ limits }: Shared): onRequestHookHandler =>
  (request, reply, done) => {
    const seconds = limits?.budget.take(request) ?? null
    if (seconds === null) done()
    else refuseTooMany(request, reply, seconds)
  }

/** Runs the work when the session queue admits the call, then frees its place. Skips a closed connection's call. */
const inSessionQueue = async (
  { queue }: Shared,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  const { sessionId, secret, portalSecret = null } = contextOf(request)
  const session = sessionId ?? secret ?? portalSecret
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
  const passWaitOf = record.passLimit && shared.limits?.passLimiter?.(record.passLimit)

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Both counts of a call share a statement.
    const [isRefused, isOver] = await Promise.all([
      isRefusedByLimit(waitOf, request, reply),
      isOverPassLimit(passWaitOf, request),
    ])
    if (isRefused) return reply
    const context = { ...contextOf(request), ...(isOver ? { isOverPassLimit: true as const } : {}) }
    const decoded = record.request.codec.decode(partsOf(request))
    if (E.isLeft(decoded)) return sendRefusal(request, reply, { code: 'BAD_REQUEST' })
    try {
      const outcome = await handle(context, decoded.right)()
      if (E.isLeft(outcome)) {
        const { code } = outcome.left
        if (code === 'NOT_FOUND' && record.session !== 'none') await shared.detectEnumeration(request)
        if (code === 'NOT_FOUND' && isSavedCart(request, record.savedCartIn?.(decoded.right)))
          setCartCookie(reply, null)
        if (code === 'LOGIN_REQUIRED') reply.clearCookie(PORTAL_COOKIE, COOKIE_RULES)
        if (code === 'SESSION_EXPIRED' || code === 'LOGIN_REQUIRED')
          shared.limits?.budget.chargeUnknownSession(request)
        return sendRefusal(request, reply, outcome.left)
      }
      const { body } = outcome.right
      const encoded = record.response.codec.encode(body)
      setSessionCookie(reply, outcome.right)
      if (outcome.right.isSignedOut === true) endPortalSession(reply)
      setCartCookie(reply, record.savedCartAfter?.(body))
      setOrderCookies(reply, name, body)
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
    // A response with a new session id also echoes input: compressed, its length would leak the id (BREACH).
    ...(record.sessionAfter === undefined ? {} : { compress: false }),
    onRequest: [takeFromBudget(shared), refuseUnfit(record, shared)],
    handler: (request, reply) =>
      inRequest({ reqId: request.id, operation: name, endsAt: endOfCall(record.timeoutMs) }, () =>
        inSessionQueue(shared, request, reply, () => answer(request, reply)),
      ),
  })
}

/** Adds routes that refuse the methods for which a path of the contract has no call. */
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

/** Serves every call of the contract, with its checks and its error body. Mount it under `/api`. */
export const contractRoutes =
  (
    provider: ProviderHandlers,
    allowedOrigins: readonly string[] = [],
    limits: CallLimits | null = null,
    detectEnumeration: EnumerationDetector = createEnumerationDetector(),
  ): FastifyPluginAsync =>
  async (app) => {
    const shared: Shared = {
      allowedOrigins,
      detectEnumeration,
      limits,
      queue: createSessionQueue(SESSION_QUEUE),
    }
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
