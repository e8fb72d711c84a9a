import { either as E } from 'fp-ts'
import { parseEmail } from '#core/checkout/customer.ts'
import { parseOrderNumber } from '#core/checkout/order-status-form.ts'
import { plainCode } from '#core/portal/identity-form.ts'
import { passwordFailure } from '#core/portal/password-choice.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { SignupCodeProblem, SignupProblem } from '#core/ports/identity-pages.ts'
import type { Language } from '#core/shared/language.ts'
import { createCode, sendLater } from './code-sender.ts'
import type { FormId } from './form-records.ts'
import { createFormRecords, decideProof, firstCode } from './form-records.ts'
import { ATTEMPTS } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { Decision, LoginId, LoginRecord, SecondFactor } from './identity-store.ts'
import type { CheckPassword } from './login-attempt.ts'
import type { Signup, SignupRecords } from './signup-records.ts'
import { SIGNUP_FORM } from './signup-records.ts'
import { clientOf, isOver, loginEmail } from './login-attempt.ts'
import { hashPassword, passwordProblems } from './password.ts'
import { createTotpSecret, NEW_FACTOR_STATE, totpStep } from './second-factor.ts'

export type SignupParts = IdentityParts & { readonly checkPassword: CheckPassword }

export type SignupStart = {
  readonly order: string
  readonly email: string
  readonly ip: string
  readonly language: Language
}

export type SignupPassword = {
  readonly code: string
  readonly password: string
  readonly ip: string
  readonly language: Language
}

export type SignupAnswer =
  | { readonly _tag: 'Continue' }
  /** The login exists, with the account of the order. */
  | { readonly _tag: 'Done' }
  | { readonly _tag: 'Invalid'; readonly problem: SignupCodeProblem }
  /** The signup does not exist, or took too long. */
  | { readonly _tag: 'Gone' }

export type SignupSteps = {
  readonly start: (start: SignupStart) => Promise<E.Either<SignupProblem, FormId>>
  readonly find: (id: FormId) => Promise<Signup | null>
  readonly choosePassword: (id: FormId, typed: SignupPassword) => Promise<SignupAnswer>
  readonly chooseEmail: (id: FormId) => Promise<SignupAnswer>
  readonly chooseTotp: (id: FormId) => Promise<SignupAnswer>
  /** Creates the login once a one-time password of its new secret was typed. */
  readonly confirmTotp: (id: FormId, code: string) => Promise<SignupAnswer | 'wrong'>
}

const GONE: SignupAnswer = { _tag: 'Gone' }
const invalid = (problem: SignupCodeProblem): SignupAnswer => ({ _tag: 'Invalid', problem })

/** Starts a signup. A matching pair of number and address gets the same answer as others; only a buyer a code (S24). */
const startWith =
  (parts: SignupParts, records: SignupRecords): SignupSteps['start'] =>
  async ({ order, email: typed, ip, language }) => {
    const number = parseOrderNumber(order)
    const email = parseEmail(loginEmail(typed))
    if (E.isLeft(number)) return E.left(order.trim() === '' ? 'orderMissing' : 'orderMalformed')
    if (E.isLeft(email)) return E.left('emailMalformed')
    const limits = await Promise.all([
      isOver(parts, `signup ${clientOf(ip)}`, ATTEMPTS.signup),
      isOver(parts, `signup of ${email.right}`, ATTEMPTS.signup),
    ])
    if (limits.includes(true)) return E.left('tooMany')
    const accountId = await parts.accountOfOrder(number.right, email.right)
    const id = parts.random.id()
    const code = createCode()
    await records.save(id, {
      email: email.right,
      accountId,
      code: firstCode(records.codeNameOf(id, code), parts.clock.now()),
      isProven: false,
      passwordHash: null,
      totpSecret: null,
    })
    if (accountId !== null) sendLater(parts, { purpose: 'signup', email: email.right, code, language })
    return E.right(id)
  }

/** Adds the account of an order to a login. */
const withAccount = (login: LoginRecord, accountId: AccountId): Decision<LoginRecord, SignupAnswer> => ({
  after: login.accounts.includes(accountId) ? login : { ...login, accounts: [...login.accounts, accountId] },
  answer: { _tag: 'Done' },
})

/** Checks the code, then takes the password: of the login with this address, or a new one. */
const choosePasswordWith =
  (parts: SignupParts, records: SignupRecords): SignupSteps['choosePassword'] =>
  async (id, { code, password, ip, language }) => {
    const signup = await records.find(id)
    if (signup === null) return GONE
    if (!signup.isProven && code.trim() === '') return invalid('codeMissing')
    const failure = passwordFailure(password, [parts.brandName, signup.email])
    if (failure !== null) return invalid(passwordProblems[failure._tag])
    const codeName = records.codeNameOf(id, plainCode(code))
    const now = parts.clock.now()
    const problem = signup.isProven
      ? null
      : await records.change(id, (found) => decideProof(found, codeName, now))
    const { email, accountId } = signup
    if (problem !== null) return invalid(problem)
    if (accountId === null) return GONE
    if ((await parts.store.loginOf(email)) === null) {
      const passwordHash = await hashPassword(password, parts.passwordCost)
      await records.change(id, (found) => ({ after: { ...found, passwordHash }, answer: null }))
      return { _tag: 'Continue' }
    }
    const attempt = await parts.checkPassword({ email, password, ip, language })
    if (attempt._tag !== 'LoggedIn') return invalid(attempt._tag === 'LoginLocked' ? 'locked' : 'password')
    const added = await parts.store.changeLogin(attempt.login.id, (login) => withAccount(login, accountId))
    await records.remove(id)
    return added ?? GONE
  }

/** Creates the steps of a signup: order and address, code and password, second factor. */
export const createSignupSteps = (parts: SignupParts): SignupSteps => {
  const records = createFormRecords<Signup>(parts, SIGNUP_FORM)
  const finish = async (id: FormId, factor: SecondFactor, lastStep: number): Promise<SignupAnswer> => {
    const signup = await records.find(id)
    const passwordHash = signup?.passwordHash ?? null
    const accountId = signup?.accountId ?? null
    if (signup === null || passwordHash === null || accountId === null || !signup.isProven) return GONE
    const isAdded = await parts.store.addLogin({
      id: parts.random.id() as LoginId,
      email: signup.email,
      passwordHash,
      role: 'primary',
      accounts: [accountId],
      factor,
      state: { ...NEW_FACTOR_STATE, lastStep },
      isDemo: false,
      createdAt: parts.clock.now(),
    })
    await records.remove(id)
    return isAdded ? { _tag: 'Done' } : GONE
  }
  return {
    start: startWith(parts, records),
    find: records.find,
    choosePassword: choosePasswordWith(parts, records),
    chooseEmail: (id) => finish(id, { kind: 'email' }, 0),
    chooseTotp: async (id) => {
      const answer = await records.change<SignupAnswer>(id, (found) => ({
        after: { ...found, totpSecret: found.totpSecret ?? createTotpSecret() },
        answer: found.passwordHash === null ? GONE : { _tag: 'Continue' },
      }))
      return answer ?? GONE
    },
    confirmTotp: async (id, code) => {
      const secret = (await records.find(id))?.totpSecret ?? null
      if (secret === null) return GONE
      const step = totpStep(secret, plainCode(code), parts.clock.now())
      return step === null ? 'wrong' : finish(id, { kind: 'totp', secret }, step)
    },
  }
}
