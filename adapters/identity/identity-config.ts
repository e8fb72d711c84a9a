import type { OrderCodeLimits } from '#core/checkout/order-code.ts'
import { ORDER_CODE_WINDOW_MS } from '#core/checkout/order-code.ts'
import { TOKEN_BUFFER_MS } from '#core/portal/token.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The authentication context classes: a password alone, and a password with a second factor. */
export const ACR = { password: 'urn:store:acr:password', twoFactors: 'urn:store:acr:two-factors' } as const

/** Prompt for the second factor. `acr_values` with the two-factor class requires it too, unless already passed. */
export const MFA_PROMPT = 'mfa'

/** Prompt that shows how to change the second factor. Its page opens only after the password and factor prompts. */
export const SECURITY_PROMPT = 'security'

/** How long a session of the portal lasts without activity, and in total, in ms (S11). */
const PORTAL_IDLE_MS = 15 * MINUTE_MS
const PORTAL_ABSOLUTE_MS = 8 * HOUR_MS

/** Lifetimes, in ms. */
export const LIFETIMES = {
  /** A code travels once through a redirect of the browser (S21). */
  authorizationCode: MINUTE_MS,
  /**
   * The portal ends a session after 15 idle minutes or 8 hours (S11), and sees tokens expire 10 minutes early (PTL-07).
   * A token therefore lives ten minutes longer than any session of the portal: a shorter one would end an active
   * session. The session at the provider lives as long, because signing out there ends the tokens of its session.
   */
  token: PORTAL_ABSOLUTE_MS + TOKEN_BUFFER_MS,
  /** Time to find a password, and to receive a code. */
  interaction: HOUR_MS / 2,
  /** From the number of the order to the finished login. */
  signup: HOUR_MS,
  /** From the request for a new password to its choice. Its code is valid for ten minutes. */
  reset: HOUR_MS,
} as const

/**
 * When the password is required again, in ms: after so long without a login in the session, and so long after the
 * password. Otherwise a visitor whose portal session has ended would be signed in again without a password (S11).
 */
export const PASSWORD_AGAIN = { idle: PORTAL_IDLE_MS, absolute: PORTAL_ABSOLUTE_MS } as const

/** `windowMs`: the length of a counting window. */
export type AttemptLimit = { readonly max: number; readonly windowMs: number }

/** The limits of attempts. */
export const ATTEMPTS = {
  /** Passwords of an account from one client address (S23). Other addresses cannot lock its owner out. */
  login: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords of an account from all networks where its owner has not signed in lately (S48). */
  loginOfAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Passwords of any account from one client address: a household signs in a few times; each attempt costs a hash. */
  loginOfClient: { max: 100, windowMs: 15 * MINUTE_MS },
  /** Orders that a client address names to create a login. */
  signup: { max: 10, windowMs: 15 * MINUTE_MS },
  /** New passwords that a client address asks for. */
  reset: { max: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>

/** How long an owner's network is trusted after a login from it, in ms: others cannot lock the owner out there. */
export const KNOWN_NETWORK_MS = 30 * DAY_MS

/** Wrong second factors in a row, and how long the account then refuses any, in ms (S22). */
export const FACTOR_TRIES = 5
export const FACTOR_LOCK_MS = 10 * MINUTE_MS

/** Tries of one code, and codes sent per hour: a holder who signs in on several devices needs more than one. */
export const CODE_LIMITS: OrderCodeLimits = { tries: FACTOR_TRIES, codes: 10 }

/** Password resets per address from anywhere: as many as second factor codes, also for an unknown address (S24). */
export const RESETS_OF_ADDRESS: AttemptLimit = { max: CODE_LIMITS.codes, windowMs: ORDER_CODE_WINDOW_MS }

/** One-time passwords of RFC 6238, for every authenticator. `window`: valid steps before and after, for clock drift. */
export const TOTP = { algorithm: 'SHA1', digits: 6, period: 30, window: 1, secretBytes: 20 } as const

/**
 * Cost of a password hash. `logN` 15, `r` 8, `p` 3 is a recommendation of OWASP: 32 MiB and about a fifth of a second,
 * so that one address cannot occupy the server within its limits.
 */
export const PASSWORD_COST = { logN: 15, r: 8, p: 3, keyBytes: 32, saltBytes: 16 } as const
export type PasswordCost = { readonly [K in keyof typeof PASSWORD_COST]: number }

/**
 * Rotation of the signing keys and of the cookie keys. A key signs for a month. It is published a day before, so that
 * no cache misses it, and a day after, for the tokens that it signed.
 */
export const KEY_PERIOD_MS = 30 * DAY_MS
export const KEY_OVERLAP_MS = DAY_MS

/** How often a process looks for new keys, in ms: far more often than the overlap. */
export const KEY_REFRESH_MS = 10 * MINUTE_MS

/** Algorithm of the identity tokens. Every OpenID client supports it, and the portal accepts it (S21). */
export const SIGNING = { alg: 'RS256', modulusBits: 2048 } as const

/** Cookies of the provider. Lax, because the portal redirects the visitor here; posts also need the own origin. */
export const COOKIES = {
  session: '__Host-identity',
  interaction: '__Secure-identity-interaction',
  resume: '__Secure-identity-resume',
  signup: '__Secure-identity-signup',
  reset: '__Secure-identity-reset',
} as const
