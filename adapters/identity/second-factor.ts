import { Secret, TOTP as OneTimePassword } from 'otpauth'
import { NO_ORDER_CODE, tryCode, withFreshCode } from '#core/checkout/order-code.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { CODE_LIMITS, FACTOR_LOCK_MS, FACTOR_TRIES, TOTP } from './identity-config.ts'
import type { Decision, FactorState, LoginRecord, SecondFactor } from './identity-store.ts'

/** The state of a login whose second factor was never used. */
export const NEW_FACTOR_STATE: FactorState = {
  code: NO_ORDER_CODE,
  failures: 0,
  lockedUntil: epochMs(0),
  lastStep: 0,
}

const STEP_MS = TOTP.period * 1_000

const generatorOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}) => {
  const { algorithm, digits, period } = TOTP
  return new OneTimePassword({ ...more, secret: Secret.fromBase32(secret), algorithm, digits, period })
}

/** Creates a secret of one-time passwords, in Base32. */
export const createTotpSecret = (): string => new Secret({ size: TOTP.secretBytes }).base32

/** Returns the URI that an authenticator reads from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  generatorOf(secret, { issuer, label }).toString()

/** Returns a secret in groups of four characters, as a person copies it. */
export const groupedSecret = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Returns the time step of a one-time password; null if it is wrong. */
export const totpStep = (secret: string, password: string, now: EpochMs): number | null => {
  if (!/^\d+$/.test(password)) return null
  const { window } = TOTP
  const delta = generatorOf(secret).validate({ token: password, timestamp: now, window })
  return delta === null ? null : Math.floor(now / STEP_MS) + delta
}

/** Whether a code has been sent that still can be used. */
export const hasLiveCode = ({ code }: FactorState, now: EpochMs): boolean =>
  code.codeName !== null && code.triesLeft > 0 && now < code.expiresAt

/** The answer to a request for a code: `sent`, or why none is sent. */
export type CodeAnswer = 'sent' | 'tooMany' | 'locked'

/** Decides whether a code is sent. `codeName`: the hash under which it is stored. */
export const decideCode = (
  login: LoginRecord,
  codeName: string,
  now: EpochMs,
): Decision<LoginRecord, CodeAnswer> => {
  if (now < login.state.lockedUntil) return { after: login, answer: 'locked' }
  const code = withFreshCode(login.state.code, codeName, now, CODE_LIMITS)
  return code === null
    ? { after: login, answer: 'tooMany' }
    : { after: { ...login, state: { ...login.state, code } }, answer: 'sent' }
}

/** Returns a login with another second factor. Voids the previous codes; a lock and the count of sent codes stay. */
export const withFactor = (login: LoginRecord, factor: SecondFactor, lastStep = 0): LoginRecord => ({
  ...login,
  factor,
  state: { ...login.state, code: { ...login.state.code, codeName: null }, lastStep },
})

/** The answer to a second factor. `expired`: the code is too old or was used; `locked`: too many wrong ones. */
export type FactorAnswer = 'passed' | 'wrong' | 'expired' | 'locked'

/** A typed second factor: the text, and the hash that a code by e-mail would have. */
export type TypedFactor = { readonly text: string; readonly codeName: string }

/** Returns the state after the check of a factor, and whether it is right, wrong, or can never be right. */
const check = (
  { factor, state }: LoginRecord,
  { text, codeName }: TypedFactor,
  now: EpochMs,
): Decision<FactorState, Exclude<FactorAnswer, 'locked'>> => {
  if (factor.kind === 'totp') {
    const step = totpStep(factor.secret, text, now)
    if (step === null) return { after: state, answer: 'wrong' }
    // A password counts once within its step (RFC 6238).
    return step > state.lastStep
      ? { after: { ...state, lastStep: step }, answer: 'passed' }
      : { after: state, answer: 'expired' }
  }
  if (!hasLiveCode(state, now)) return { after: state, answer: 'expired' }
  const { isRight, after: code } = tryCode(state.code, codeName, now)
  return { after: { ...state, code }, answer: isRight ? 'passed' : 'wrong' }
}

/** Decides on a second factor: five wrong in a row lock the account for ten minutes; each is used once (S22, F31). */
export const decideFactor = (
  login: LoginRecord,
  typed: TypedFactor,
  now: EpochMs,
): Decision<LoginRecord, FactorAnswer> => {
  if (now < login.state.lockedUntil) return { after: login, answer: 'locked' }
  const { after: checked, answer } = check(login, typed, now)
  if (answer === 'passed') return { after: { ...login, state: { ...checked, failures: 0 } }, answer }
  const failures = checked.failures + 1
  if (failures < FACTOR_TRIES) return { after: { ...login, state: { ...checked, failures } }, answer }
  const state = {
    code: { ...checked.code, codeName: null },
    failures: 0,
    lockedUntil: epochMs(now + FACTOR_LOCK_MS),
    lastStep: checked.lastStep,
  }
  return { after: { ...login, state }, answer: 'locked' }
}
