import cookies from '@fastify/cookie'
import { either as E } from 'fp-ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { PORTAL_COOKIE } from '#adapters/contract/record.ts'
import { portalPaths } from '#core/portal/destination.ts'
import { parseReturnUrl } from '#core/portal/return-url.ts'
import type { PortalReturn } from '#core/portal/return-url.ts'
import type { Clock } from '#core/ports/clock.ts'
import { loginCallbackParameters, loginParameters } from '#core/query/login-parameters.ts'
import { parseQuery, readParameters } from '#core/query/query.ts'
import { loginCallbackPath, mobileLoginPath, outsidePaths } from '#core/routes/outside-paths.ts'
import { paths } from '#core/routes/routes.ts'
import { queryOf } from '#adapters/http/page-query.ts'
import type { WaitOf } from '#adapters/http/count.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import { SESSION_COOKIE_RULES, cookieOf, languageOf } from '#adapters/http/session-cookie.ts'
import type { SignedInPageOptions } from './signed-in-page.ts'
import { sendSignedIn } from './signed-in-page.ts'
import type { LoginAttempt } from './login-attempt.ts'
import type { LoginClient } from './login-client.ts'
import { openAttempt, sealAttempt } from './login-attempt.ts'
import type { LoginPurpose, OpenIdClient } from './openid-client.ts'
import type { LoginFailure } from './openid-failure.ts'
import { CODE_REFUSED } from './openid-failure.ts'
import { LOGIN_COOKIE, LOGIN_COOKIE_RULES } from './login-cookie.ts'
import type { PortalSessions } from './portal-sessions.ts'
import type { TextEncryption } from './text-encryption.ts'

export type IdentityRouteOptions = SignedInPageOptions & {
  readonly client: OpenIdClient
  readonly sessions: PortalSessions
  readonly encryption: TextEncryption
  readonly clock: Clock
  /** The public origin of the store. */
  readonly origin: string
  /** The rate limit of a client. */
  readonly wait?: WaitOf
}

const MOBILE_SHOP = '/mobile'
const failedPage = `${paths.error}?message=login`

/** The pages that a login of each client leads to, and those for a visitor who gives up. */
const PLACES: Readonly<Record<LoginClient, { readonly success: string; readonly cancelled: string }>> = {
  portal: { success: portalPaths.services, cancelled: portalPaths.login },
  mobile: { success: MOBILE_SHOP, cancelled: MOBILE_SHOP },
}

const fail = (
  request: FastifyRequest,
  reply: FastifyReply,
  client: LoginClient,
  failure: LoginFailure,
): FastifyReply => {
  request.log.warn({ err: failure }, 'login failed')
  if (failure._tag === 'LoginInvalid') logSecurityEvent(request.log, 'login refused')
  return reply.redirect(failure._tag === 'LoginCancelled' ? PLACES[client].cancelled : failedPage, 303)
}

/** The most characters of a page to return to: it travels in a cookie. */
const RETURN_MAX = 1_000

/** Returns the page of the portal that a login returns to: only a page of the portal counts (PTL-03, S20). */
const returnIn = (url: string, origin: string): PortalReturn | null => {
  const page = parseReturnUrl(url, origin)
  return E.isRight(page) && url.length <= RETURN_MAX ? page.right : null
}

/** What the query `step` of a login can ask for. */
const PURPOSES: readonly LoginPurpose[] = ['mfa', 'security']

const start = async (
  { client, sessions, encryption, clock, origin }: IdentityRouteOptions,
  name: LoginClient,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  // The provider sends the visitor back to the public origin, where the cookie of the attempt has to be.
  if (request.host !== new URL(origin).host) return reply.redirect(`${origin}${request.url}`, 303)
  const { returnTo, step } = readParameters(loginParameters, parseQuery(queryOf(request)))
  const purpose = PURPOSES.find((known) => known === step) ?? 'login'
  const started = await client.start({ client: name, purpose, language: languageOf(request) })()
  if (E.isLeft(started)) return fail(request, reply, name, started.left)
  const { url, values } = started.right
  const secret = cookieOf(request, PORTAL_COOKIE)
  const attempt: LoginAttempt = {
    ...values,
    client: name,
    returnTo: name === 'portal' ? returnIn(returnTo ?? '', origin) : null,
    replaces: secret === null ? null : sessions.idOf(secret),
    startedAt: clock.now(),
  }
  reply.setCookie(LOGIN_COOKIE, sealAttempt(attempt, encryption), LOGIN_COOKIE_RULES)
  return reply.redirect(url.href, 303)
}

const finish = async (
  options: IdentityRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { client, sessions, encryption, clock, origin } = options
  const attempt = openAttempt(cookieOf(request, LOGIN_COOKIE) ?? '', encryption, clock.now(), origin)
  reply.clearCookie(LOGIN_COOKIE, LOGIN_COOKIE_RULES)
  if (attempt === null) return fail(request, reply, 'portal', { _tag: 'LoginInvalid', code: 'NO_ATTEMPT' })
  const { client: name, replaces, returnTo } = attempt
  const code = readParameters(loginCallbackParameters, parseQuery(queryOf(request))).code ?? ''
  const redeemed = await client.redeem(name, new URL(request.url, origin), attempt)()
  if (E.isLeft(redeemed)) {
    // The provider knows a code that was redeemed before: whoever did so may be somebody else (F28).
    if (redeemed.left.code === CODE_REFUSED && (await sessions.endOfCode(code)))
      logSecurityEvent(request.log, 'code replayed')
    return fail(request, reply, name, redeemed.left)
  }
  const secret = await sessions.open(redeemed.right, { client: name, code, replaces })
  if (secret === null) return fail(request, reply, name, { _tag: 'LoginInvalid', code: CODE_REFUSED })
  logSecurityEvent(request.log, 'signed in')
  reply.setCookie(PORTAL_COOKIE, secret, SESSION_COOKIE_RULES)
  return sendSignedIn(options, request, reply, returnTo ?? PLACES[name].success)
}

/** Registers the logins of the portal and of the mobile shop: routes that start one, and the one to which the identity provider sends the visitor back. */
export const identityRoutes =
  (options: IdentityRouteOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    if (!app.hasReplyDecorator('setCookie')) await app.register(cookies)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const seconds = (await options.wait?.(request)) ?? null
      if (seconds !== null) await reply.header('retry-after', seconds).redirect(failedPage, 303)
    })
    const add = (
      url: string,
      handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
    ) => app.route({ method: 'GET', url, exposeHeadRoute: false, compress: false, handler })
    add(outsidePaths.existingCustomer, (request, reply) => start(options, 'portal', request, reply))
    add(mobileLoginPath, (request, reply) => start(options, 'mobile', request, reply))
    add(loginCallbackPath, (request, reply) => finish(options, request, reply))
  }
