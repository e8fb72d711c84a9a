import type { FastifyReply } from 'fastify'
import type { Interaction } from 'oidc-provider'
import { coveredEmail, identityActions } from '#core/portal/identity-form.ts'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import type { FactorChanger, FactorChangeSteps } from './factor-change.ts'
import { MFA_PROMPT, SECURITY_PROMPT } from './identity-config.ts'
import type { LoginRecord } from './identity-store.ts'
import { actionOf, type Posted } from './interaction-pages.ts'
import type { InteractionParts, Visit } from './interaction-steps.ts'
import { finish, INVALID, languageIn, send } from './interaction-steps.ts'
import { endSession, shownSessions } from './login-sessions.ts'
import { groupedSecret, totpUri } from './second-factor.ts'

export type SecurityParts = InteractionParts & { readonly factorChange: FactorChangeSteps }

/** Checks that this interaction confirmed password and second factor: a session alone changes nothing (S45). */
export const isConfirmed = ({ lastSubmission }: Interaction): boolean =>
  lastSubmission?.login !== undefined && MFA_PROMPT in lastSubmission

/** Returns the uid of the session that a visit continues. */
const uidIn = ({ interaction }: Visit): string => interaction.session?.uid ?? ''

const changerOf = (visit: Visit, login: LoginRecord): FactorChanger => ({
  id: visit.interaction.uid,
  sessionUid: uidIn(visit),
  login,
  language: languageIn(visit),
})

/** Sends the page that shows the second factor of a login and its sessions. `done`: what was done just now. */
export const sendSecurity = async (
  parts: InteractionParts,
  visit: Visit,
  { id, email, factor }: Pick<LoginRecord, 'id' | 'email' | 'factor'>,
  done: Extract<IdentityPage, { readonly page: 'security' }>['done'] = null,
): Promise<FastifyReply> =>
  send(parts, visit, {
    page: 'security',
    action: actionOf(visit.interaction),
    factor: factor.kind,
    address: coveredEmail(email),
    done,
    sessions: await shownSessions(parts, id, uidIn(visit)),
  })

const totpPage = (
  { brandName }: SecurityParts,
  { interaction }: Visit,
  { email }: LoginRecord,
  secret: string,
  problem: 'missing' | 'wrong' | null,
): IdentityPage => ({
  page: 'securityTotp',
  action: actionOf(interaction),
  secret: groupedSecret(secret),
  uri: totpUri(secret, brandName, email),
  problem,
})

const sendChanged = (parts: SecurityParts, visit: Visit, login: LoginRecord, kind: 'email' | 'totp') => {
  logSecurityEvent(visit.request.log, 'second factor changed')
  const factor = kind === 'email' ? { kind } : { kind, secret: '' }
  return sendSecurity(parts, visit, { ...login, factor }, 'factor')
}

/** Ends sessions of the login: one of the list, or all others (PTL-30). */
const endSessions = async (parts: SecurityParts, visit: Visit, login: LoginRecord, session: string) => {
  await (session === ''
    ? parts.store.deleteIssuedTo(login.id, { except: uidIn(visit) })
    : endSession(parts, login.id, session))
  logSecurityEvent(visit.request.log, 'sessions ended')
  return sendSecurity(parts, visit, login, 'sessions')
}

/** Checks the first one-time password of a new secret. */
const confirmTotp = async (parts: SecurityParts, visit: Visit, login: LoginRecord, code: string) => {
  const changer = changerOf(visit, login)
  const secret = await parts.factorChange.secretOf(changer)
  const answer = await parts.factorChange.confirmTotp(changer, code)
  if (answer === 'done') return sendChanged(parts, visit, login, 'totp')
  if (secret === null) return sendSecurity(parts, visit, login)
  const problem = code.trim() === '' ? 'missing' : 'wrong'
  return send(parts, visit, totpPage(parts, visit, login, secret, problem), INVALID)
}

/** Handles a security page form: back, end of sessions, another factor, or the first password of an authenticator. */
export const changeSecurity = async (
  parts: SecurityParts,
  visit: Visit,
  login: LoginRecord,
  posted: Posted,
): Promise<FastifyReply> => {
  if (posted('action') === identityActions.cancel) return finish(visit, { [SECURITY_PROMPT]: {} })
  const session = posted('session')
  if (session !== '' || posted('action') === identityActions.endOthers)
    return endSessions(parts, visit, login, session)
  const { factorChange } = parts
  const changer = changerOf(visit, login)
  if (posted('factor') === 'totp')
    return send(parts, visit, totpPage(parts, visit, login, await factorChange.begin(changer), null))
  if (posted('factor') !== 'email') return confirmTotp(parts, visit, login, posted('code'))
  await factorChange.chooseEmail(changer)
  return sendChanged(parts, visit, login, 'email')
}
