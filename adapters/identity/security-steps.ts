import type { FastifyReply } from 'fastify'
import type { Interaction } from 'oidc-provider'
import { coveredEmail, identityActions } from '#core/portal/identity-form.ts'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import type { FactorChanger, FactorChangeSteps } from './factor-change.ts'
import { MFA_PROMPT, SECURITY_PROMPT } from './identity-config.ts'
import { languageFor } from './identity-document.ts'
import type { LoginRecord } from './identity-store.ts'
import { actionOf, type Posted } from './interaction-pages.ts'
import type { InteractionParts, Visit } from './interaction-steps.ts'
import { finish, INVALID, send } from './interaction-steps.ts'
import { groupedSecret, totpUri } from './second-factor.ts'

export type SecurityParts = InteractionParts & { readonly factorChange: FactorChangeSteps }

/** Checks whether password and second factor were confirmed in this interaction: a session alone changes nothing (S45). */
export const isConfirmed = ({ lastSubmission }: Interaction): boolean =>
  lastSubmission?.login !== undefined && MFA_PROMPT in lastSubmission

const changerOf = ({ request, interaction }: Visit, login: LoginRecord): FactorChanger => ({
  id: interaction.uid,
  sessionUid: interaction.session?.uid ?? '',
  login,
  language: languageFor(request, interaction.params['ui_locales']),
})

/** Returns the page that shows the second factor of a login. `isChanged`: it was changed just now. */
export const securityPage = (
  interaction: Interaction,
  { email, factor }: Pick<LoginRecord, 'email' | 'factor'>,
  isChanged = false,
): IdentityPage => ({
  page: 'security',
  action: actionOf(interaction),
  factor: factor.kind,
  address: coveredEmail(email),
  isChanged,
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
  return send(parts, visit, securityPage(visit.interaction, { ...login, factor }, true))
}

/** Checks the first one-time password of a new secret. */
const confirmTotp = async (parts: SecurityParts, visit: Visit, login: LoginRecord, code: string) => {
  const changer = changerOf(visit, login)
  const secret = await parts.factorChange.secretOf(changer)
  const answer = await parts.factorChange.confirmTotp(changer, code)
  if (answer === 'done') return sendChanged(parts, visit, login, 'totp')
  if (secret === null) return send(parts, visit, securityPage(visit.interaction, login))
  const problem = code.trim() === '' ? 'missing' : 'wrong'
  return send(parts, visit, totpPage(parts, visit, login, secret, problem), INVALID)
}

/** Answers a form of the page of the second factor: the way back, a choice, or the first one-time password of an authenticator. */
export const changeFactor = async (
  parts: SecurityParts,
  visit: Visit,
  login: LoginRecord,
  posted: Posted,
): Promise<FastifyReply> => {
  if (posted('action') === identityActions.cancel) return finish(visit, { [SECURITY_PROMPT]: {} })
  const { factorChange } = parts
  const changer = changerOf(visit, login)
  if (posted('factor') === 'totp')
    return send(parts, visit, totpPage(parts, visit, login, await factorChange.begin(changer), null))
  if (posted('factor') !== 'email') return confirmTotp(parts, visit, login, posted('code'))
  await factorChange.chooseEmail(changer)
  return sendChanged(parts, visit, login, 'email')
}
