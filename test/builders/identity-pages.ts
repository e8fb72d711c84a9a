import type { IdentityPage } from '#core/ports/identity-pages.ts'

const action = '/identity/interaction/a-visit'
const email = 'carmen@correo.example'

const login = { page: 'login', action, email, problem: null } as const
const factor = {
  page: 'factor',
  action,
  factor: 'email',
  address: 'c•••••@correo.example',
  isSentAgain: false,
  problem: null,
} as const
const signup = {
  page: 'signup',
  action: '/identity/signup',
  order: '4K7MP-9QRTX',
  email,
  problem: null,
} as const
const signupCode = {
  page: 'signupCode',
  action: '/identity/signup/code',
  email,
  isProven: false,
  problem: null,
} as const
const signupTotp = {
  page: 'signupTotp',
  action: '/identity/signup/totp',
  secret: 'JBSW Y3DP EHPK 3PXP',
  uri: 'otpauth://totp/Cometa:carmen%40correo.example?issuer=Cometa&secret=JBSWY3DPEHPK3PXP',
  problem: null,
} as const

const reset = { page: 'reset', action: '/identity/reset', email, problem: null } as const
const resetCode = { page: 'resetCode', action: '/identity/reset/code', email, problem: null } as const

const thisSession = {
  id: 'hash-1',
  device: { browser: 'chrome', system: 'windows' },
  opened: 130,
  used: 0,
  isThis: true,
} as const
const otherSession = {
  id: 'hash-2',
  device: { browser: 'safari', system: 'iphone' },
  opened: 95,
  used: 1,
  isThis: false,
} as const
const unknownSession = {
  ...otherSession,
  id: 'hash-3',
  device: { browser: null, system: null },
  used: 20,
} as const
const security = {
  page: 'security',
  action,
  factor: 'email',
  address: 'c•••••@correo.example',
  done: null,
  sessions: [thisSession],
} as const
const securityTotp = { ...signupTotp, page: 'securityTotp', action } as const

/** Every page of the identity provider, in each of its states. */
export const identityPages: Readonly<Record<string, IdentityPage>> = {
  login: { ...login, email: '' },
  loginMissing: { ...login, email: ' ', problem: 'missing' },
  loginWrong: { ...login, problem: 'wrong' },
  loginLocked: { ...login, problem: 'locked' },
  factorEmail: factor,
  factorTotp: { ...factor, factor: 'totp' },
  factorSentAgain: { ...factor, isSentAgain: true },
  factorMissing: { ...factor, problem: 'missing' },
  factorWrong: { ...factor, problem: 'wrong' },
  factorExpired: { ...factor, problem: 'expired' },
  factorLocked: { ...factor, factor: 'totp', problem: 'locked' },
  factorTooMany: { ...factor, problem: 'tooMany' },
  logout: { page: 'logout', action: '/identity/session/end/confirm', xsrf: 'a1b2c3' },
  signedOut: { page: 'signedOut' },
  errorExpired: { page: 'error', reason: 'expired' },
  errorCookies: { page: 'error', reason: 'cookies' },
  errorRequest: { page: 'error', reason: 'request' },
  errorOrigin: { page: 'error', reason: 'origin' },
  errorUnavailable: { page: 'error', reason: 'unavailable' },
  signup,
  signupOrderMissing: { ...signup, order: '', problem: 'orderMissing' },
  signupOrder: { ...signup, order: '123', problem: 'orderMalformed' },
  signupEmail: { ...signup, email: 'carmen', problem: 'emailMalformed' },
  signupUnlikely: { ...signup, email: 'carmen@gmail.con', problem: 'emailUnlikely' },
  signupTooMany: { ...signup, problem: 'tooMany' },
  signupCode,
  signupCodeWrong: { ...signupCode, problem: 'code' },
  signupCodeMissing: { ...signupCode, problem: 'codeMissing' },
  signupCodeExpired: { ...signupCode, problem: 'codeExpired' },
  signupPasswordShort: { ...signupCode, problem: 'passwordShort' },
  signupPasswordFamous: { ...signupCode, problem: 'passwordFamous' },
  signupPasswordContext: { ...signupCode, problem: 'passwordContext' },
  signupPasswordLong: { ...signupCode, problem: 'passwordLong' },
  signupPassword: { ...signupCode, isProven: true, problem: 'password' },
  signupLocked: { ...signupCode, isProven: true, problem: 'locked' },
  reset,
  resetEmail: { ...reset, email: 'carmen', problem: 'emailMalformed' },
  resetUnlikely: { ...reset, email: 'carmen@gmail.con', problem: 'emailUnlikely' },
  resetTooMany: { ...reset, problem: 'tooMany' },
  resetCode,
  resetCodeMissing: { ...resetCode, problem: 'codeMissing' },
  resetCodeWrong: { ...resetCode, problem: 'code' },
  resetCodeExpired: { ...resetCode, problem: 'codeExpired' },
  resetPasswordShort: { ...resetCode, problem: 'passwordShort' },
  resetPasswordFamous: { ...resetCode, problem: 'passwordFamous' },
  resetPasswordContext: { ...resetCode, problem: 'passwordContext' },
  resetPasswordLong: { ...resetCode, problem: 'passwordLong' },
  resetDone: { page: 'resetDone' },
  securityEmail: security,
  securityTotp: { ...security, factor: 'totp' },
  securityChanged: { ...security, factor: 'totp', done: 'factor' },
  securitySessions: { ...security, sessions: [thisSession, otherSession, unknownSession] },
  securityEnded: { ...security, done: 'sessions' },
  securityConnect: securityTotp,
  securityConnectWrong: { ...securityTotp, problem: 'wrong' },
  securityConnectMissing: { ...securityTotp, problem: 'missing' },
  signupFactor: { page: 'signupFactor', action: '/identity/signup/factor' },
  signupTotp,
  signupTotpWrong: { ...signupTotp, problem: 'wrong' },
  signupTotpMissing: { ...signupTotp, problem: 'missing' },
}
