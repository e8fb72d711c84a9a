import cookies from '@fastify/cookie'
import { either as E } from 'fp-ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityPage, ResetCodeProblem, ResetProblem } from '#core/ports/identity-pages.ts'
import { identityResetPath } from '#core/routes/external-paths.ts'
import { languageCookie } from '#core/session/language-preference.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import type { FormId } from './form-records.ts'
import { COOKIES, LIFETIMES } from './identity-config.ts'
import { sendIdentityPage, sendInLanguage } from './identity-document.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { PageForms } from './page-forms.ts'
import { isEmailUnasked } from './page-forms.ts'
import type { ResetSteps } from './password-reset.ts'

const paths = { code: `${identityResetPath}/code`, done: `${identityResetPath}/done` } as const

const COOKIE_RULES = { path: identityResetPath, httpOnly: true, secure: true, sameSite: 'strict' } as const

const INVALID = 422

type ResetRouteParts = Pick<IdentityParts, 'shell' | 'render'> & {
  readonly forms: PageForms
  readonly steps: ResetSteps
}

const idOf = ({ cookies: found }: FastifyRequest): FormId => found[COOKIES.reset] ?? ''

const send = (parts: ResetRouteParts, reply: FastifyReply, page: IdentityPage, status = 200): FastifyReply =>
  sendIdentityPage(parts, reply, { language: languageOf(reply.request), page, status })

const sendGone = (parts: ResetRouteParts, reply: FastifyReply): FastifyReply =>
  send(parts, reply.clearCookie(COOKIES.reset, COOKIE_RULES), { page: 'error', reason: 'expired' }, 400)

const startPage = (email: string, problem: ResetProblem | null): IdentityPage => ({
  page: 'reset',
  action: identityResetPath,
  email,
  problem,
})

const codePage = (email: string, problem: ResetCodeProblem | null): IdentityPage => ({
  page: 'resetCode',
  action: paths.code,
  email,
  problem,
})

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const start =
  (parts: ResetRouteParts): Handler =>
  async (request, reply) => {
    const posted = parts.forms.read(request)
    const email = posted('email')
    if (isEmailUnasked(posted)) return send(parts, reply, startPage(email, 'emailUnlikely'), INVALID)
    const started = await parts.steps.start({ email, ip: request.ip, language: languageOf(request) })
    if (E.isLeft(started)) {
      const status = started.left === 'tooMany' ? 429 : INVALID
      return send(parts, reply, startPage(email, started.left), status)
    }
    reply.setCookie(COOKIES.reset, started.right, { ...COOKIE_RULES, maxAge: LIFETIMES.reset / 1_000 })
    return reply.redirect(paths.code, 303)
  }

const choosePassword =
  (parts: ResetRouteParts): Handler =>
  async (request, reply) => {
    const posted = parts.forms.read(request)
    const id = idOf(request)
    const typed = { code: posted('code'), password: posted('password'), language: languageOf(request) }
    const answer = await parts.steps.choosePassword(id, typed)
    if (answer._tag === 'Done') {
      logSecurityEvent(request.log, 'password reset')
      return reply.clearCookie(COOKIES.reset, COOKIE_RULES).redirect(paths.done, 303)
    }
    const reset = answer._tag === 'Gone' ? null : await parts.steps.find(id)
    if (answer._tag === 'Gone' || reset === null) return sendGone(parts, reply)
    return send(parts, reply, codePage(reset.email, answer.problem), INVALID)
  }

/** Registers the pages on which a customer who forgot the password chooses another. */
export const resetRoutes =
  (parts: ResetRouteParts): FastifyPluginAsync =>
  async (app) => {
    await app.register(cookies)
    const post = (path: string, handle: Handler): void => {
      app.post(path, async (request, reply) => {
        if (!parts.forms.isOwn(request)) return send(parts, reply, { page: 'error', reason: 'origin' }, 403)
        const language = parts.forms.languageOf(request)
        if (language === null) return handle(request, reply)
        const posted = parts.forms.read(request)
        return path === identityResetPath
          ? sendInLanguage(parts, reply, language, startPage(posted('email'), null))
          : reply.header('set-cookie', languageCookie(language)).redirect(path, 303)
      })
    }
    app.get(identityResetPath, (_request, reply) => send(parts, reply, startPage('', null)))
    post(identityResetPath, start(parts))
    app.get(paths.code, async (request, reply) => {
      const reset = await parts.steps.find(idOf(request))
      return reset === null ? sendGone(parts, reply) : send(parts, reply, codePage(reset.email, null))
    })
    post(paths.code, choosePassword(parts))
    app.get(paths.done, (_request, reply) => send(parts, reply, { page: 'resetDone' }))
  }
