import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Interaction, InteractionResults, Provider } from 'oidc-provider'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import type { Language } from '#core/shared/language.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import { ACR, MFA_PROMPT } from './identity-config.ts'
import { languageFor, sendIdentityPage } from './identity-document.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { LoginId, LoginRecord } from './identity-store.ts'
import type { Posted } from './interaction-pages.ts'
import { checkFactor, factorPage, loginPage, sendFactorCode } from './interaction-pages.ts'
import type { CheckPassword } from './login-attempt.ts'
import type { PageForms } from './page-forms.ts'
import type { ProviderHost } from './provider-host.ts'

export type InteractionParts = IdentityParts & {
  readonly host: ProviderHost
  readonly checkPassword: CheckPassword
  readonly forms: PageForms
}

export type Visit = {
  readonly request: FastifyRequest<{ readonly Params: { readonly uid: string } }>
  readonly reply: FastifyReply
  readonly provider: Provider
  readonly interaction: Interaction
}

/** Statuses of a page that is shown again. */
export const INVALID = 422
export const TOO_MANY = 429

/** Returns the language of a visit. */
export const languageIn = ({ request, interaction }: Visit): Language =>
  languageFor(request, interaction.params['ui_locales'])

export const send = (parts: IdentityParts, visit: Visit, page: IdentityPage, status = 200): FastifyReply =>
  sendIdentityPage(parts, visit.reply, { language: languageIn(visit), page, status })

const isLocking = (problem: string): boolean => problem === 'locked' || problem === 'tooMany'

/**
 * Ends the session of another login in the same browser, which the provider would ask the visitor to sign out of (by
 * script). The interaction then begins without a session.
 */
const leaveOtherSession = async ({ interaction, provider }: Visit, id: LoginId): Promise<void> => {
  const { session } = interaction
  if (session?.uid === undefined || session.accountId === id) return
  const other = await provider.Session.findByUid(session.uid)
  await other?.destroy()
  delete interaction.session
  await interaction.save(Math.max(1, interaction.exp - Math.floor(Date.now() / 1_000)))
}

export const finish = async (visit: Visit, result: InteractionResults): Promise<FastifyReply> => {
  const { request, reply, provider } = visit
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
}

/** Checks a posted password. */
export const logIn = async (parts: InteractionParts, visit: Visit, posted: Posted): Promise<FastifyReply> => {
  const { request, interaction } = visit
  const [email, password] = [posted('email'), posted('password')]
  if (email.trim() === '' || password === '')
    return send(parts, visit, loginPage(interaction, email, 'missing'), INVALID)
  const answer = await parts.checkPassword({ email, password, ip: request.ip, language: languageIn(visit) })
  if (answer._tag === 'LoggedIn') {
    logSecurityEvent(request.log, 'login succeeded')
    await leaveOtherSession(visit, answer.login.id)
    return finish(visit, {
      login: { accountId: answer.login.id, amr: ['pwd'], acr: ACR.password, remember: false },
    })
  }
  const isLocked = answer._tag === 'LoginLocked'
  logSecurityEvent(request.log, isLocked ? 'login locked' : 'login failed')
  const page = loginPage(interaction, email, isLocked ? 'locked' : 'wrong')
  return send(parts, visit, page, isLocked ? TOO_MANY : INVALID)
}

/** Sends another code on request. */
export const sendAgain = async (
  parts: InteractionParts,
  visit: Visit,
  login: LoginRecord,
): Promise<FastifyReply> => {
  const answer =
    login.factor.kind === 'email' ? await sendFactorCode(parts, login, languageIn(visit)) : 'sent'
  const problem = answer === 'sent' ? null : answer
  const page = factorPage(visit.interaction, login, problem, problem === null)
  return send(parts, visit, page, problem === null ? 200 : TOO_MANY)
}

/** Checks a posted second factor. */
export const passFactor = async (
  parts: InteractionParts,
  visit: Visit,
  login: LoginRecord,
  typed: string,
): Promise<FastifyReply> => {
  const { interaction, request } = visit
  if (typed.trim() === '') return send(parts, visit, factorPage(interaction, login, 'missing'), INVALID)
  const answer = await checkFactor(parts, login, typed, languageIn(visit))
  if (answer === 'passed') {
    logSecurityEvent(request.log, 'second factor passed')
    const amr = ['pwd', 'otp']
    return finish(visit, {
      login: { accountId: login.id, amr, acr: ACR.twoFactors, remember: false },
      [MFA_PROMPT]: {},
    })
  }
  logSecurityEvent(request.log, answer === 'locked' ? 'second factor locked' : 'second factor failed')
  return send(parts, visit, factorPage(interaction, login, answer), isLocking(answer) ? TOO_MANY : INVALID)
}
