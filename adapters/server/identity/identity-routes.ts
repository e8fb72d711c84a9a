import cookies from '@fastify/cookie'
import { either as E } from 'fp-ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { PORTAL_COOKIE } from '#adapters/contract/record.ts'
import { portalPaths } from '#core/portal/destination.ts'
import type { Clock } from '#core/ports/clock.ts'
import { loginCallbackParameters, loginParameters } from '#core/query/login-parameters.ts'
import { parseQuery, readParameters } from '#core/query/query.ts'
import { loginCallbackPath, mobileLoginPath, externalPaths } from '#core/routes/external-paths.ts'
import { paths } from '#core/routes/routes.ts'
import { queryOf } from '#adapters/http/page-query.ts'
import type { WaitOf } from '#adapters/http/count.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import { SESSION_COOKIE_RULES, cookieOf, languageOf } from '#adapters/http/session-cookie.ts'
import type { SignedInPageOptions } from './signed-in-page.ts'
import { sendCookiesRefused, sendSignedIn } from './signed-in-page.ts'
import type { LoginAttempt } from './login-attempt.ts'
import type { LoginClient } from './login-client.ts'
import { loginPurposes } from './login-client.ts'
import { loginReturnOf, openAttempt, sealAttempt } from './login-attempt.ts'
import type { OpenIdClient } from './openid-client.ts'
import type { LoginFailure } from './openid-failure.ts'
import { CODE_REFUSED } from './openid-failure.ts'
import type { LoginState } from './login-cookie.ts'
import { ATTEMPTS_MAX, LOGIN_COOKIE, LOGIN_COOKIE_RULES, readState } from './login-cookie.ts'
import type { PortalSessions } from './portal-sessions.ts'
import type { TextEncryption } from './text-encryption.ts'

export type IdentityRouteOptions = SignedInPageOptions & {
  readonly client: OpenIdClient
  readonly sessions: PortalSessions
  readonly encryption: TextEncryption
  readonly clock: Clock
  /** The public origin of the store. */
  readonly origin: string
  /** Whether an account needs a second factor. */
  readonly isMfaOn: boolean
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

/** Leads a visitor to the page of a failed login. The second factor is part of the portal (specification 8). */
const fail = (
  request: FastifyRequest,
  reply: FastifyReply,
  { client, purpose, returnTo }: Pick<LoginAttempt, 'client' | 'purpose' | 'returnTo'>,
  failure: LoginFailure,
): FastifyReply => {
  request.log.warn({ err: failure }, 'login failed')
  if (failure._tag === 'LoginInvalid') logSecurityEvent(request.log, 'login refused')
  if (failure._tag === 'LoginCancelled') {
    const page = client === 'mobile' ? returnTo : null
    return reply.redirect(page ?? PLACES[client].cancelled, 303)
  }
  return reply.redirect(purpose === 'login' ? failedPage : portalPaths.somethingWentWrong, 303)
}

/** The most characters of a page to return to: it travels in a cookie. */
const RETURN_MAX = 1_000

type LoginStart = Pick<LoginAttempt, 'client' | 'purpose' | 'returnTo'> & { readonly isRepeated: boolean }

/** Deletes cookies of the oldest started logins and of hopeless ones: request headers have room for only a few. */
const forgetAttempts = (
  { encryption, clock, origin }: IdentityRouteOptions,
  { cookies: found }: FastifyRequest,
  reply: FastifyReply,
): void => {
  const startOf = (name: string): number =>
    openAttempt(found[name] ?? '', encryption, clock.now(), origin)?.startedAt ?? 0
  const started = Object.keys(found)
    .filter((name) => name.startsWith(LOGIN_COOKIE))
    .toSorted((one, other) => startOf(other) - startOf(one))
  for (const name of started.slice(ATTEMPTS_MAX - 1)) reply.clearCookie(name, LOGIN_COOKIE_RULES)
}

/** Starts a login: stores its attempt in a cookie of its own, and leads to the provider. */
const begin = async (
  options: IdentityRouteOptions,
  { isRepeated, ...login }: LoginStart,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { client, sessions, encryption, clock } = options
  // Portal and mobile shop show data of the account, which needs the second factor (PTL-02, MOB-55).
  const language = languageOf(request)
  const started = await client.start({ ...login, isRepeated, withFactor: options.isMfaOn, language })()
  if (E.isLeft(started)) return fail(request, reply, login, started.left)
  const { url, values } = started.right
  const secret = cookieOf(request, PORTAL_COOKIE)
  const replaces = secret === null ? null : sessions.idOf(secret)
  const attempt: LoginAttempt = { ...values, ...login, replaces, startedAt: clock.now() }
  forgetAttempts(options, request, reply)
  const { cookie } = loginStateIn(values.state)
  reply.setCookie(cookie, sealAttempt(attempt, encryption), LOGIN_COOKIE_RULES)
  return reply.redirect(url.href, 303)
}

const start = (
  options: IdentityRouteOptions,
  client: LoginClient,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> => {
  const { origin } = options
  // The provider sends the visitor back to the public origin, where the cookie of the attempt has to be.
  if (request.host !== new URL(origin).host) return reply.redirect(`${origin}${request.url}`, 303)
  const { returnTo: url, step } = readParameters(loginParameters, parseQuery(queryOf(request)))
  const purpose = loginPurposes.find((known) => known === step) ?? 'login'
  const page = loginReturnOf(client, url ?? '', origin)
  const returnTo = page !== null && page.length <= RETURN_MAX ? page : null
  return begin(options, { client, purpose, returnTo, isRepeated: false }, request, reply)
}

/**
 * Answers a visitor who comes back without the attempt of the login: its time was over, or the browser stores no
 * cookies. The login starts again, once: a browser without any cookie would be sent back and forth.
 */
const restart = (
  options: IdentityRouteOptions,
  { client, isRepeated }: Pick<LoginState, 'client' | 'isRepeated'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> => {
  request.log.warn({ client, isRepeated }, 'login without an attempt')
  const login = { client, purpose: 'login', returnTo: null } as const
  if (!isRepeated) return begin(options, { ...login, isRepeated: true }, request, reply)
  return request.headers.cookie === undefined
    ? sendCookiesRefused(options, request, reply)
    : fail(request, reply, login, { _tag: 'LoginInvalid', code: 'NO_ATTEMPT' })
}

/** The state of an answer that names none of the store's logins. */
const NO_STATE: LoginState = { client: 'portal', isRepeated: false, cookie: LOGIN_COOKIE }
const loginStateIn = (text: string | null): LoginState => readState(text ?? '') ?? NO_STATE

const finish = async (
  options: IdentityRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { client, sessions, encryption, clock, origin } = options
  const answer = readParameters(loginCallbackParameters, parseQuery(queryOf(request)))
  const state = loginStateIn(answer.state)
  const attempt = openAttempt(cookieOf(request, state.cookie) ?? '', encryption, clock.now(), origin)
  reply.clearCookie(state.cookie, LOGIN_COOKIE_RULES)
  if (attempt === null) {
    if (answer.error === null) return restart(options, state, request, reply)
    const login = { client: state.client, purpose: 'login', returnTo: null } as const
    return fail(request, reply, login, { _tag: 'LoginCancelled', code: 'NO_ATTEMPT' })
  }
  const { client: name, replaces, returnTo } = attempt
  const code = answer.code ?? ''
  const redeemed = await client.redeem(name, new URL(request.url, origin), attempt)()
  if (E.isLeft(redeemed)) {
    // The provider knows a code that was redeemed before: whoever did so may be somebody else (F28).
    if (redeemed.left.code === CODE_REFUSED && (await sessions.endOfCode(code)))
      logSecurityEvent(request.log, 'code replayed')
    return fail(request, reply, attempt, redeemed.left)
  }
  const secret = await sessions.open(redeemed.right, { client: name, code, replaces })
  if (secret === null) return fail(request, reply, attempt, { _tag: 'LoginInvalid', code: CODE_REFUSED })
  logSecurityEvent(request.log, 'signed in')
  reply.setCookie(PORTAL_COOKIE, secret, SESSION_COOKIE_RULES)
  return sendSignedIn(options, request, reply, returnTo ?? PLACES[name].success)
}

/** Registers portal and mobile shop logins: routes that start one, and the return route from the identity provider. */
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
      handler: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
    ) => app.route({ method: 'GET', url, exposeHeadRoute: false, compress: false, handler })
    add(externalPaths.existingCustomer, (request, reply) => start(options, 'portal', request, reply))
    add(mobileLoginPath, (request, reply) => start(options, 'mobile', request, reply))
    add(loginCallbackPath, (request, reply) => finish(options, request, reply))
  }
