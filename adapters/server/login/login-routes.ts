import cookies from '@fastify/cookie'
import { either as E } from 'fp-ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { loginCallbackPath, outsidePaths } from '#core/routes/outside-paths.ts'
import { paths } from '#core/routes/routes.ts'
import type { WaitOf } from '../http/rate-limit.ts'
import type { LoginAttempt, LoginFailure, OpenIdLogin } from './openid-login.ts'

/** The cookie of a login that has been started. It is out of reach of scripts and of other hosts. */
export const LOGIN_COOKIE = '__Host-login'

/** How long a login may take, in seconds: time to find a password and a second factor. */
const LOGIN_SECONDS = 900

const COOKIE_RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

const attemptSchema = z.object({
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  verifier: z.string().min(1).max(200),
})

/** Reads the attempt of a cookie; null when it is missing or malformed. */
const attemptOf = (request: FastifyRequest): LoginAttempt | null => {
  try {
    const read = attemptSchema.safeParse(JSON.parse(request.cookies[LOGIN_COOKIE] ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export type LoginOptions = {
  readonly login: OpenIdLogin
  /** The page of the account, which the visitor reaches after a login. */
  readonly account: string
  /** The public origin of the store. */
  readonly origin: string
  /** The rate limit of a client. */
  readonly wait?: WaitOf
}

/** The page that a failed login leads to: home if the visitor gave up, otherwise the error page. */
const pageAfter = ({ _tag }: LoginFailure): string =>
  _tag === 'LoginCancelled' ? paths.home : `${paths.error}?message=login`

/** Registers the login of existing customers: a route that starts it, and the one to which the identity provider sends the visitor back. */
export const loginRoutes =
  ({ login, account, origin, wait }: LoginOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    await app.register(cookies)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const seconds = (await wait?.(request)) ?? null
      if (seconds !== null)
        await reply.header('retry-after', seconds).redirect(`${paths.error}?message=login`, 303)
    })
    const fail = (request: FastifyRequest, reply: FastifyReply, failure: LoginFailure): FastifyReply => {
      request.log.warn({ err: failure }, 'login failed')
      return reply.redirect(pageAfter(failure), 303)
    }
    app.get(outsidePaths.existingCustomer, async (request, reply) => {
      const started = await login.start()()
      if (E.isLeft(started)) return fail(request, reply, started.left)
      const { url, attempt } = started.right
      reply.setCookie(LOGIN_COOKIE, JSON.stringify(attempt), { ...COOKIE_RULES, maxAge: LOGIN_SECONDS })
      return reply.redirect(url.href, 303)
    })
    app.get(loginCallbackPath, async (request, reply) => {
      const attempt = attemptOf(request)
      reply.clearCookie(LOGIN_COOKIE, COOKIE_RULES)
      if (attempt === null) return fail(request, reply, { _tag: 'LoginInvalid', code: 'NO_ATTEMPT' })
      const finished = await login.finish(new URL(request.url, origin), attempt)()
      return E.isLeft(finished) ? fail(request, reply, finished.left) : reply.redirect(account, 303)
    })
  }
