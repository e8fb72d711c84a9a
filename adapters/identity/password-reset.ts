import { either as E } from 'fp-ts'
import { parseEmail } from '#core/checkout/customer.ts'
import type { OrderCodeState } from '#core/checkout/order-code.ts'
import { plainCode } from '#core/portal/identity-form.ts'
import { passwordFailure } from '#core/portal/password-choice.ts'
import type { ResetCodeProblem, ResetProblem } from '#core/ports/identity-pages.ts'
import type { Language } from '#core/shared/language.ts'
import { createCode, sendLater } from './code-sender.ts'
import type { FormId, FormKind, FormRecords } from './form-records.ts'
import { createFormRecords, decideProof, firstCode } from './form-records.ts'
import { ATTEMPTS, LIFETIMES, RESETS_OF_ADDRESS } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { LoginId } from './identity-store.ts'
import { clientOf, isOver, loginEmail } from './login-attempt.ts'
import { hashPassword, passwordProblems } from './password.ts'

const RESET_FORM: FormKind = { model: 'Reset', lifetimeMs: LIFETIMES.reset }

/** A started reset. `accountId` is null when nobody receives its code: an unknown address or a locked login. */
export type Reset = {
  readonly email: string
  readonly accountId: LoginId | null
  readonly code: OrderCodeState
  readonly isProven: boolean
}

export type ResetStart = { readonly email: string; readonly ip: string; readonly language: Language }
export type ResetPassword = {
  readonly code: string
  readonly password: string
  readonly language: Language
}

export type ResetAnswer =
  | { readonly _tag: 'Done' }
  | { readonly _tag: 'Invalid'; readonly problem: ResetCodeProblem }
  /** The reset does not exist, or took too long. */
  | { readonly _tag: 'Gone' }

export type ResetSteps = {
  readonly start: (start: ResetStart) => Promise<E.Either<ResetProblem, FormId>>
  readonly find: (id: FormId) => Promise<Reset | null>
  readonly choosePassword: (id: FormId, typed: ResetPassword) => Promise<ResetAnswer>
}

const GONE: ResetAnswer = { _tag: 'Gone' }
const invalid = (problem: ResetCodeProblem): ResetAnswer => ({ _tag: 'Invalid', problem })

/** Returns the login that receives a code. A locked one receives none: guessing factors opens no other way in (S22). */
const receiverOf = async (
  { store, clock, hasDemoLogins }: IdentityParts,
  email: string,
): Promise<LoginId | null> => {
  const login = await store.loginOf(email)
  const isOpen = login !== null && clock.now() >= login.state.lockedUntil && (hasDemoLogins || !login.isDemo)
  return isOpen ? login.id : null
}

/** Starts a reset. Known and unknown addresses get the same answer for the same work (S24). */
const startWith =
  (parts: IdentityParts, records: FormRecords<Reset>): ResetSteps['start'] =>
  async ({ email: typed, ip, language }) => {
    const email = parseEmail(loginEmail(typed))
    if (E.isLeft(email)) return E.left('emailMalformed')
    const limits = await Promise.all([
      isOver(parts, `reset ${clientOf(ip)}`, ATTEMPTS.reset),
      isOver(parts, `reset of ${email.right}`, RESETS_OF_ADDRESS),
    ])
    if (limits.includes(true)) return E.left('tooMany')
    const accountId = await receiverOf(parts, email.right)
    const id = parts.random.id()
    const code = createCode()
    const state = firstCode(records.codeNameOf(id, code), parts.clock.now())
    await records.save(id, { email: email.right, accountId, code: state, isProven: false })
    if (accountId !== null) sendLater(parts, { purpose: 'reset', email: email.right, code, language })
    return E.right(id)
  }

/** Checks the code, then sets the password, ends all that was issued to the login, and sends the news (S44). */
const choosePasswordWith =
  (parts: IdentityParts, records: FormRecords<Reset>): ResetSteps['choosePassword'] =>
  async (id, { code, password, language }) => {
    const reset = await records.find(id)
    if (reset === null) return GONE
    if (code.trim() === '') return invalid('codeMissing')
    const failure = passwordFailure(password, [parts.brandName, reset.email])
    if (failure !== null) return invalid(passwordProblems[failure._tag])
    const codeName = records.codeNameOf(id, plainCode(code))
    const now = parts.clock.now()
    const problem = await records.change(id, (found) => decideProof(found, codeName, now))
    if (problem !== null) return invalid(problem)
    const { accountId, email } = reset
    if (accountId === null) return GONE
    const passwordHash = await hashPassword(password, parts.passwordCost)
    await parts.store.changeLogin(accountId, (login) => ({ after: { ...login, passwordHash }, answer: true }))
    await parts.store.deleteIssuedTo(accountId)
    sendLater(parts, { change: 'password', email, language })
    return { _tag: 'Done' }
  }

/** Creates the steps of a reset: address, then code and new password. */
export const createResetSteps = (parts: IdentityParts): ResetSteps => {
  const records = createFormRecords<Reset>(parts, RESET_FORM)
  return {
    start: startWith(parts, records),
    find: records.find,
    choosePassword: choosePasswordWith(parts, records),
  }
}
