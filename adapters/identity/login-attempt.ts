import type { Count } from '#adapters/http/count.ts'
import { cleanText } from '#core/shared/text.ts'
import { loadOnce } from '#core/shared/load-once.ts'
import { networksOf } from '#adapters/http/client-networks.ts'
import type { AttemptLimit, PasswordCost } from './identity-config.ts'
import { ATTEMPTS } from './identity-config.ts'
import type { IdentityStore, LoginRecord } from './identity-store.ts'
import { hashPassword, isPassword } from './password.ts'

export type AttemptParts = {
  readonly store: IdentityStore
  readonly count: Count
  /** SHA-256 as base64url. */
  readonly hash: (text: string) => string
  readonly hasDemoLogins: boolean
  /** Multiplies the limits; 1 if left out. */
  readonly limitFactor?: number
}

/** Returns the address of a login as it is stored. */
export const loginEmail = (text: string): string => cleanText(text).trim().toLowerCase()

/** Counts an attempt under a name that identifies nobody. Returns whether it exceeds its limit. */
export const isOver = async (
  { count, hash, limitFactor = 1 }: Pick<AttemptParts, 'count' | 'hash' | 'limitFactor'>,
  name: string,
  { max, windowMs }: AttemptLimit,
): Promise<boolean> => {
  const [counter] = await count([{ name: hash(`identity ${name}`), count: 1, windowMs }])
  return (counter?.count ?? 0) > max * limitFactor
}

/** Returns the network by which the attempts of a client address are counted. */
export const clientOf = (ip: string): string => networksOf(ip)[0]?.name ?? ip

/** The answer to an attempt. A wrong password, an unknown address and a login for demonstrations elsewhere are the same (S24). */
export type AttemptAnswer =
  | { readonly _tag: 'LoggedIn'; readonly login: LoginRecord }
  | { readonly _tag: 'LoginWrong' }
  | { readonly _tag: 'LoginLocked' }

export type Attempt = { readonly email: string; readonly password: string; readonly ip: string }
export type CheckPassword = (attempt: Attempt) => Promise<AttemptAnswer>

/**
 * Creates the check of passwords: at most ten attempts in fifteen minutes per account and client address (S23). An unknown address takes the same work as
 * a known one, so that the time of the answer does not reveal it (S24).
 */
export const createPasswordCheck = (parts: AttemptParts, cost?: PasswordCost): CheckPassword => {
  const unknownHash = loadOnce(() => hashPassword('', cost))
  return async ({ email: typed, password, ip }) => {
    const email = loginEmail(typed)
    const client = clientOf(ip)
    // Every attempt waits for it, so that the first one reveals no address either.
    const unknown = await unknownHash()
    const [isAccountOver, isClientOver] = await Promise.all([
      isOver(parts, `login ${client} ${email}`, ATTEMPTS.login),
      isOver(parts, `login ${client}`, ATTEMPTS.loginOfClient),
    ])
    if (isAccountOver || isClientOver) return { _tag: 'LoginLocked' }
    const found = await parts.store.loginOf(email)
    const login = found?.isDemo === true && !parts.hasDemoLogins ? null : found
    const isRight = await isPassword(password, login?.passwordHash ?? unknown)
    return login !== null && isRight ? { _tag: 'LoggedIn', login } : { _tag: 'LoginWrong' }
  }
}
