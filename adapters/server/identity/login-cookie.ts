import { LOGIN_MS } from './login-attempt.ts'

/** The cookie of a login that has been started. It is out of reach of scripts and of other hosts. */
export const LOGIN_COOKIE = '__Host-login'

/** The provider sends the visitor back from another site: a Lax cookie comes with that navigation, and a Strict one does not (S7). */
export const LOGIN_COOKIE_RULES = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: LOGIN_MS / 1_000,
} as const
