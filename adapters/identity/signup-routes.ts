import cookies from '@fastify/cookie'
import { either as E } from 'fp-ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { signUpParameters } from '#core/query/login-parameters.ts'
import { identitySignupPath, externalPaths } from '#core/routes/external-paths.ts'
import { textsOf } from '#adapters/http/page-query.ts'
import { languageCookie } from '#core/session/language-preference.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import { COOKIES, LIFETIMES } from './identity-config.ts'
import { sendIdentityPage, sendInLanguage } from './identity-document.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { PageForms } from './page-forms.ts'
import { isEmailUnasked } from './page-forms.ts'
import type { FormId } from './form-records.ts'
import type { Signup } from './signup-records.ts'
import type { SignupAnswer, SignupSteps } from './signup.ts'
import { groupedSecret, totpUri } from './second-factor.ts'

const paths = {
  code: `${identitySignupPath}/code`,
  factor: `${identitySignupPath}/factor`,
  totp: `${identitySignupPath}/totp`,
} as const

const COOKIE_RULES = { path: identitySignupPath, httpOnly: true, secure: true, sameSite: 'strict' } as const

const INVALID = 422

type SignupRouteParts = Pick<IdentityParts, 'shell' | 'render' | 'brandName'> & {
  readonly forms: PageForms
  readonly steps: SignupSteps
}

const totpPage = (
  { brandName }: SignupRouteParts,
  { email, totpSecret }: Signup,
  problem: 'missing' | 'wrong' | null,
): IdentityPage => {
  const secret = totpSecret ?? ''
  const uri = totpUri(secret, brandName, email)
  return { page: 'signupTotp', action: paths.totp, secret: groupedSecret(secret), uri, problem }
}

const idOf = ({ cookies: found }: FastifyRequest): FormId => found[COOKIES.signup] ?? ''

const send = (parts: SignupRouteParts, reply: FastifyReply, page: IdentityPage, status = 200): FastifyReply =>
  sendIdentityPage(parts, reply, { language: languageOf(reply.request), page, status })

const sendGone = (parts: SignupRouteParts, reply: FastifyReply): FastifyReply =>
  send(parts, reply.clearCookie(COOKIES.signup, COOKIE_RULES), { page: 'error', reason: 'expired' }, 400)

/** Leads to the next page, or to the login once there is one. */
const go = (parts: SignupRouteParts, reply: FastifyReply, answer: SignupAnswer, next: string) => {
  if (answer._tag === 'Done') {
    logSecurityEvent(reply.request.log, 'login created')
    return reply.clearCookie(COOKIES.signup, COOKIE_RULES).redirect(externalPaths.existingCustomer, 303)
  }
  return answer._tag === 'Continue' ? reply.redirect(next, 303) : sendGone(parts, reply)
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const startPage = (order: string, email = ''): Extract<IdentityPage, { readonly page: 'signup' }> => ({
  page: 'signup',
  action: identitySignupPath,
  order,
  email,
  problem: null,
})

const start =
  (parts: SignupRouteParts): Handler =>
  async (request, reply) => {
    const posted = parts.forms.read(request)
    const [order, email] = [posted('order'), posted('email')]
    if (isEmailUnasked(posted))
      return send(parts, reply, { ...startPage(order, email), problem: 'emailUnlikely' }, INVALID)
    const started = await parts.steps.start({ order, email, ip: request.ip, language: languageOf(request) })
    if (E.isLeft(started)) {
      const status = started.left === 'tooMany' ? 429 : INVALID
      return send(parts, reply, { ...startPage(order, email), problem: started.left }, status)
    }
    reply.setCookie(COOKIES.signup, started.right, { ...COOKIE_RULES, maxAge: LIFETIMES.signup / 1_000 })
    return reply.redirect(paths.code, 303)
  }

const choosePassword =
  (parts: SignupRouteParts): Handler =>
  async (request, reply) => {
    const posted = parts.forms.read(request)
    const id = idOf(request)
    const typed = {
      code: posted('code'),
      password: posted('password'),
      ip: request.ip,
      language: languageOf(request),
    }
    const answer = await parts.steps.choosePassword(id, typed)
    if (answer._tag !== 'Invalid') return go(parts, reply, answer, paths.factor)
    const signup = await parts.steps.find(id)
    if (signup === null) return sendGone(parts, reply)
    const { email, isProven } = signup
    const { problem } = answer
    const page = { page: 'signupCode', action: paths.code, email, isProven, problem } as const
    return send(parts, reply, page, problem === 'locked' ? 429 : INVALID)
  }

const chooseFactor =
  (parts: SignupRouteParts): Handler =>
  async (request, reply) => {
    const isTotp = parts.forms.read(request)('factor') === 'totp'
    const { chooseTotp, chooseEmail } = parts.steps
    return go(parts, reply, await (isTotp ? chooseTotp : chooseEmail)(idOf(request)), paths.totp)
  }

const confirmTotp =
  (parts: SignupRouteParts): Handler =>
  async (request, reply) => {
    const code = parts.forms.read(request)('code')
    const id = idOf(request)
    const answer = await parts.steps.confirmTotp(id, code)
    if (answer !== 'wrong') return go(parts, reply, answer, paths.totp)
    const signup = await parts.steps.find(id)
    if (signup === null) return sendGone(parts, reply)
    return send(parts, reply, totpPage(parts, signup, code.trim() === '' ? 'missing' : 'wrong'), INVALID)
  }

/** Registers the pages on which the buyer of an order creates a login. */
export const signupRoutes =
  (parts: SignupRouteParts): FastifyPluginAsync =>
  async (app) => {
    await app.register(cookies)
    const post = (path: string, handle: Handler): void => {
      app.post(path, async (request, reply) => {
        if (!parts.forms.isOwn(request)) return send(parts, reply, { page: 'error', reason: 'origin' }, 403)
        const language = parts.forms.languageOf(request)
        if (language === null) return handle(request, reply)
        const posted = parts.forms.read(request)
        return path === identitySignupPath
          ? sendInLanguage(parts, reply, language, startPage(posted('order'), posted('email')))
          : reply.header('set-cookie', languageCookie(language)).redirect(path, 303)
      })
    }
    const get = (path: string, pageOf: (signup: Signup) => IdentityPage | null): void => {
      app.get(path, async (request, reply) => {
        const signup = await parts.steps.find(idOf(request))
        const page = signup === null ? null : pageOf(signup)
        return page === null ? sendGone(parts, reply) : send(parts, reply, page)
      })
    }
    app.get(identitySignupPath, (request, reply) =>
      send(parts, reply, startPage(textsOf(signUpParameters, request).order)),
    )
    post(identitySignupPath, start(parts))
    get(paths.code, ({ email, isProven }) => ({
      page: 'signupCode',
      action: paths.code,
      email,
      isProven,
      problem: null,
    }))
    post(paths.code, choosePassword(parts))
    get(paths.factor, ({ passwordHash }) =>
      passwordHash === null ? null : { page: 'signupFactor', action: paths.factor },
    )
    post(paths.factor, chooseFactor(parts))
    get(paths.totp, (signup) => (signup.totpSecret === null ? null : totpPage(parts, signup, null)))
    post(paths.totp, confirmTotp(parts))
  }
