import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Interaction } from 'oidc-provider'
import { identityActions } from '#core/portal/identity-form.ts'
import type { IdentityErrorReason } from '#core/ports/identity-pages.ts'
import { identityPath } from '#core/routes/external-paths.ts'
import { languageCookie } from '#core/session/language-preference.ts'
import type { Language } from '#core/shared/language.ts'
import { SECURITY_PROMPT } from './identity-config.ts'
import { languageFor, sendIdentityPage, sendInLanguage } from './identity-document.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { LoginId, LoginRecord } from './identity-store.ts'
import { actionOf, factorPage, firstFactorProblem, loginPage } from './interaction-pages.ts'
import type { Visit } from './interaction-steps.ts'
import { finish, languageIn, logIn, passFactor, send, sendAgain, TOO_MANY } from './interaction-steps.ts'
import type { SecurityParts } from './security-steps.ts'
import { changeSecurity, isConfirmed, sendSecurity } from './security-steps.ts'

/** Returns the login whose second factor an interaction asks for. */
const loginOf = async (
  { store, hasDemoLogins }: IdentityParts,
  { session }: Interaction,
): Promise<LoginRecord | null> => {
  const login = session?.accountId === undefined ? null : await store.loginNamed(session.accountId as LoginId)
  return login !== null && login.isDemo && !hasDemoLogins ? null : login
}

const fail = (
  parts: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
  reason: IdentityErrorReason,
) =>
  sendIdentityPage(parts, reply, {
    language: languageFor(request, undefined),
    page: { page: 'error', reason },
    status: reason === 'origin' ? 403 : 400,
  })

/** Stores a language, and shows the page of an interaction in it. An address that was typed stays. */
const switchLanguage = (
  parts: SecurityParts,
  { reply, interaction }: Visit,
  language: Language,
  email: string,
): FastifyReply =>
  interaction.prompt.name === 'login'
    ? sendInLanguage(parts, reply, language, loginPage(interaction, email, null))
    : reply.header('set-cookie', languageCookie(language)).redirect(actionOf(interaction), 303)

/** Registers the interaction pages: the password, the second factor where required, then its change. */
export const interactionRoutes =
  (parts: SecurityParts): FastifyPluginAsync =>
  async (app) => {
    const path = `${identityPath}/interaction/:uid`
    const visitOf = async (request: Visit['request'], reply: FastifyReply): Promise<Visit | null> => {
      const provider = await parts.host.provider()
      try {
        const interaction = await provider.interactionDetails(request.raw, reply.raw)
        return interaction.uid === request.params.uid ? { request, reply, provider, interaction } : null
      } catch {
        // The cookie is missing, or the login took too long.
        return null
      }
    }
    /** A browser without any cookie opens a login that has just started: it stores none. */
    const lostReason = async ({ headers, params }: Visit['request']): Promise<IdentityErrorReason> => {
      const provider = await parts.host.provider()
      const isStarted = (await provider.Interaction.find(params.uid)) !== undefined
      return isStarted && headers.cookie === undefined ? 'cookies' : 'expired'
    }
    app.get(path, async (request: Visit['request'], reply) => {
      const visit = await visitOf(request, reply)
      if (visit === null) return fail(parts, request, reply, await lostReason(request))
      const { interaction } = visit
      const { name } = interaction.prompt
      if (name === 'login') return send(parts, visit, loginPage(interaction, null, null))
      const login = await loginOf(parts, interaction)
      if (login === null) return fail(parts, request, reply, 'expired')
      if (name === SECURITY_PROMPT)
        return isConfirmed(interaction)
          ? sendSecurity(parts, visit, login)
          : fail(parts, request, reply, 'request')
      const problem = await firstFactorProblem(parts, login, languageIn(visit))
      return send(parts, visit, factorPage(interaction, login, problem), problem === null ? 200 : TOO_MANY)
    })
    app.post(path, async (request: Visit['request'], reply) => {
      if (!parts.forms.isOwn(request)) return fail(parts, request, reply, 'origin')
      const visit = await visitOf(request, reply)
      if (visit === null) return fail(parts, request, reply, 'expired')
      const posted = parts.forms.read(request)
      const language = parts.forms.languageOf(request)
      if (language !== null) return switchLanguage(parts, visit, language, posted('email'))
      const { name } = visit.interaction.prompt
      if (name !== SECURITY_PROMPT && posted('action') === identityActions.cancel)
        return finish(visit, { error: 'access_denied', error_description: 'the visitor gave up' })
      if (name === 'login') return logIn(parts, visit, posted)
      const login = await loginOf(parts, visit.interaction)
      if (login === null) return fail(parts, request, reply, 'expired')
      if (name === SECURITY_PROMPT)
        return isConfirmed(visit.interaction)
          ? changeSecurity(parts, visit, login, posted)
          : fail(parts, request, reply, 'request')
      return posted('action') === identityActions.again
        ? sendAgain(parts, visit, login)
        : passFactor(parts, visit, login, posted('code'))
    })
  }
