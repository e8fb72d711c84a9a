import { isUtf8 } from 'node:buffer'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { either as E } from 'fp-ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { CallContext, Handler, Provider, Reply } from '#adapters/orchestrator/pocket/handler.ts'
import { callNames, contract } from '#adapters/orchestrator/wire/contract.ts'
import { identifier, sessionId } from '#adapters/orchestrator/wire/entities/identifier.ts'
import type { CallName, CallRecord, RequestOf, ResponseOf } from '#adapters/orchestrator/wire/record.ts'
import { SESSION_HEADER } from '#adapters/orchestrator/wire/record.ts'
import type { Shape } from '#adapters/orchestrator/wire/shape.ts'
import { sendDefect, sendError, sendJson, sendRefusal } from './contract-answer.ts'
import { isOwnOrigin } from './origin-check.ts'

/** Holds the session's secret; no script can read it and no other site can make a browser send it (S7). */
export const SESSION_COOKIE = '__Host-attos'

const COOKIE_RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

/** Largest body of a call, in bytes (S19). */
const BODY_MAX = 16 * 1024

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

const wellFormed = <A>(shape: Shape<A>, value: unknown): A | null =>
  E.getOrElse((): A | null => null)(shape.codec.decode(value))

const contextOf = (request: FastifyRequest): CallContext => ({
  sessionId: wellFormed(sessionId, request.headers[SESSION_HEADER]),
  secret: wellFormed(identifier, request.cookies[SESSION_COOKIE]),
})

/** Why a call is refused before its body is read: it comes from elsewhere (S12), or a half of its session is missing (S8). */
const refusalOf = (
  { method, session }: Pick<CallRecord<never, never>, 'method' | 'session'>,
  request: FastifyRequest,
): RefusalCode | null => {
  const isGuarded = method !== 'GET' || session !== 'none'
  if (isGuarded && !isOwnOrigin(request.headers, request.host)) return 'FORBIDDEN_ORIGIN'
  const { secret, sessionId } = contextOf(request)
  const isSession = secret !== null && (session === 'cookie' || sessionId !== null)
  return session === 'none' || isSession ? null : 'SESSION_EXPIRED'
}

const keepSecret = (reply: FastifyReply, { secret }: Reply<unknown>): void => {
  if (secret === null) reply.clearCookie(SESSION_COOKIE, COOKIE_RULES)
  if (typeof secret === 'string') reply.setCookie(SESSION_COOKIE, secret, COOKIE_RULES)
}

const urlOf = (path: string): string => `/${path.replace(/\{(\w+)\}/g, ':$1')}`

const addCall = <Name extends CallName>(app: FastifyInstance, name: Name, handle: Handler<Name>): void => {
  const record: CallRecord<RequestOf<Name>, ResponseOf<Name>> = contract[name]
  app.route({
    method: record.method,
    url: urlOf(record.path),
    exposeHeadRoute: false,
    bodyLimit: BODY_MAX,
    onRequest: (request, reply, done) => {
      const code = refusalOf(record, request)
      if (code === null) done()
      else sendRefusal(request, reply, { code })
    },
    handler: async (request, reply) => {
      const asked = record.request.codec.decode({
        params: { ...(request.params as object) },
        query: { ...(request.query as object) },
        headers: { ...request.headers },
        body: request.body ?? undefined,
      })
      if (E.isLeft(asked)) return sendRefusal(request, reply, { code: 'BAD_REQUEST' })
      try {
        const outcome = await handle(contextOf(request), asked.right)()
        if (E.isLeft(outcome)) return sendRefusal(request, reply, outcome.left)
        const { body } = outcome.right
        const encoded = record.response.codec.encode(body)
        keepSecret(reply, outcome.right)
        return sendJson(reply, record.status?.(body) ?? 200, encoded)
      } catch (error) {
        return sendDefect(request, reply, error)
      }
    },
  })
}

/** The methods a path of the contract has no call for. */
const addRefusedMethods = (app: FastifyInstance, path: string): void => {
  const records = callNames.map((name) => contract[name])
  const known = records.filter((record) => record.path === path).map((record) => record.method as string)
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendRefusal(request, reply.header('allow', known.join(', ')), { code: 'METHOD_NOT_ALLOWED' })
  app.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url: urlOf(path),
    onRequest: (request, reply) => void refuse(request, reply),
    handler: refuse,
  })
}

/** Every call of the contract as a route over the provider, with the contract's checks and error shape. Mount it under `/api`. */
export const contractRoutes =
  (provider: Provider): FastifyPluginAsync =>
  async (app) => {
    if (!app.hasReplyDecorator('setCookie')) await app.register(cookie)
    app.removeAllContentTypeParsers()
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      // Decoding would put another character in place of bytes that are no text.
      if (isUtf8(body)) void parseJson(request, body.toString(), done)
      else done(Object.assign(new Error('a body is no text'), { statusCode: 400 }))
    })
    app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, { code: 'NOT_FOUND' }))
    app.setErrorHandler(sendError)
    for (const name of callNames) addCall(app, name, provider[name])
    for (const path of new Set(callNames.map((name) => contract[name].path))) addRefusedMethods(app, path)
  }
