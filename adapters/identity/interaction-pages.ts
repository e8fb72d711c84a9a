import { identityPath } from '#core/routes/external-paths.ts'
import type { Interaction } from 'oidc-provider'
import type { identityFields } from '#core/portal/identity-form.ts'
import { coveredEmail, plainCode } from '#core/portal/identity-form.ts'
import type { FactorProblem, IdentityPage, LoginProblem } from '#core/ports/identity-pages.ts'
import type { Language } from '#core/shared/language.ts'
import { createCode, lockMessage, sendLater } from './code-sender.ts'
import { FACTOR_LOCK_MS } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { LoginRecord } from './identity-store.ts'
import type { CodeAnswer, FactorAnswer } from './second-factor.ts'
import { decideCode, decideFactor, hasLiveCode } from './second-factor.ts'

/** The fields of a posted form. */
export type Posted = (name: keyof typeof identityFields) => string

/** Returns the path that the forms of an interaction are posted to. */
export const actionOf = ({ uid }: Interaction): string => `${identityPath}/interaction/${uid}`

/** Returns the page that asks for the password. `email`: what was typed, or what the client suggests. */
export const loginPage = (
  interaction: Interaction,
  email: string | null,
  problem: LoginProblem | null,
): IdentityPage => {
  const hint = interaction.params['login_hint']
  return {
    page: 'login',
    action: actionOf(interaction),
    email: email ?? (typeof hint === 'string' ? hint : ''),
    problem,
  }
}

/** Returns the page that asks for the second factor. */
export const factorPage = (
  interaction: Interaction,
  { email, factor }: LoginRecord,
  problem: FactorProblem | null,
  isSentAgain = false,
): IdentityPage => ({
  page: 'factor',
  action: actionOf(interaction),
  factor: factor.kind,
  address: coveredEmail(email),
  isSentAgain,
  problem,
})

type FactorParts = Pick<IdentityParts, 'store' | 'clock' | 'hash' | 'sendCode' | 'report'>

const codeNameOf = ({ hash }: FactorParts, { id }: LoginRecord, code: string): string =>
  hash(`identity code ${id} ${code}`)

/** Sends a code to a login. */
export const sendFactorCode = async (
  parts: FactorParts,
  login: LoginRecord,
  language: Language,
): Promise<CodeAnswer> => {
  const code = createCode()
  const now = parts.clock.now()
  const answer = await parts.store.changeLogin(login.id, (current) =>
    decideCode(current, codeNameOf(parts, login, code), now),
  )
  if (answer === 'sent') sendLater(parts, { purpose: 'login', email: login.email, code, language })
  return answer ?? 'locked'
}

/** Sends the first code of a login, when none can be used. Returns why none could be sent. */
export const firstFactorProblem = async (
  parts: FactorParts,
  login: LoginRecord,
  language: Language,
): Promise<FactorProblem | null> => {
  const now = parts.clock.now()
  if (now < login.state.lockedUntil) return 'locked'
  if (login.factor.kind === 'totp' || hasLiveCode(login.state, now)) return null
  const answer = await sendFactorCode(parts, login, language)
  return answer === 'sent' ? null : answer
}

/** Checks a typed second factor. Its owner learns of the attempt that locks the login (PTL-31). */
export const checkFactor = async (
  parts: FactorParts,
  login: LoginRecord,
  typed: string,
  language: Language,
): Promise<FactorAnswer> => {
  const text = plainCode(typed)
  const codeName = codeNameOf(parts, login, text)
  const now = parts.clock.now()
  const decided = await parts.store.changeLogin(login.id, (current) => {
    const { after, answer } = decideFactor(current, { text, codeName }, now)
    return { after, answer: { answer, isLocking: after.state.lockedUntil > current.state.lockedUntil } }
  })
  if (decided?.isLocking === true)
    sendLater(parts, lockMessage('factor', FACTOR_LOCK_MS, login.email, language))
  return decided?.answer ?? 'wrong'
}
