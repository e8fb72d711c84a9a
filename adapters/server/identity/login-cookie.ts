import { randomBytes } from 'node:crypto'
import { LOGIN_MS } from './login-attempt.ts'
import type { LoginClient } from './login-client.ts'
import { loginClients } from './login-client.ts'

/** Prefix of the cookie of a started login, out of reach of scripts and other hosts. One cookie per login. */
export const LOGIN_COOKIE = '__Host-login'

/** The most logins that a browser has started at once; beyond it the oldest one is forgotten. */
export const ATTEMPTS_MAX = 5

/** The provider returns visitors from another site: that navigation sends Lax cookies, but no Strict ones (S7). */
export const LOGIN_COOKIE_RULES = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: LOGIN_MS / 1_000,
} as const

const STATE = new RegExp(`^(${loginClients.join('|')})(\\.again)?\\.([\\w-]{16})[\\w-]{27}$`)

/** What the state of a login says: its client, whether it repeats a login, and the cookie of its attempt. */
export type LoginState = {
  readonly client: LoginClient
  readonly isRepeated: boolean
  readonly cookie: string
}

/** Creates the state of a login: a random text that begins with what the store needs to know without its cookie. */
export const stateOf = (client: LoginClient, isRepeated: boolean): string =>
  `${client}${isRepeated ? '.again' : ''}.${randomBytes(32).toString('base64url')}`

/** Reads the state of a login; null for any other text. */
export const readState = (state: string): LoginState | null => {
  const [, client, again, id] = STATE.exec(state) ?? []
  const known = loginClients.find((name) => name === client)
  return known === undefined
    ? null
    : { client: known, isRepeated: again !== undefined, cookie: `${LOGIN_COOKIE}-${id}` }
}
