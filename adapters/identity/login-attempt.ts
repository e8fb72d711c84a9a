import type { Count, Counter } from '#adapters/http/count.ts'
import { withoutHidden } from '#core/shared/text.ts'
import { loadOnce } from '#core/shared/load-once.ts'
import { networksOf } from '#adapters/http/client-networks.ts'
import type { Language } from '#core/shared/language.ts'
import { lockMessage, sendLater } from './code-sender.ts'
import type { AttemptLimit, PasswordCost } from './identity-config.ts'
import { ATTEMPTS, KNOWN_NETWORK_MS } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { IdentityStore, LoginRecord } from './identity-store.ts'
import { hashPassword, isPassword } from './password.ts'

export type AttemptParts = Pick<IdentityParts, 'sendCode' | 'report'> & {
  readonly store: IdentityStore
  readonly count: Count
  /** SHA-256 as base64url. */
  readonly hash: (text: string) => string
  readonly hasDemoLogins: boolean
  /** Multiplies the limits; 1 if left out. */
  readonly limitFactor?: number
}

/** Returns the address of a login as it is stored, without characters that nobody sees: a database stores no NUL. */
export const loginEmail = (text: string): string => withoutHidden(text).trim().toLowerCase()

type CountParts = Pick<AttemptParts, 'count' | 'hash' | 'limitFactor'>

/** Adds to a count under a name that identifies nobody, and returns it with the rest of its window in ms. */
const counted = async (
  { count, hash }: CountParts,
  name: string,
  added: number,
  windowMs: number,
): Promise<Pick<Counter, 'count' | 'leftMs'>> => {
  const [counter] = await count([{ name: hash(`identity ${name}`), count: added, windowMs }])
  return counter ?? { count: 0, leftMs: windowMs }
}

/** Counts an attempt. Returns whether it exceeds its limit. */
export const isOver = async (
  parts: CountParts,
  name: string,
  { max, windowMs }: AttemptLimit,
): Promise<boolean> => (await counted(parts, name, 1, windowMs)).count > max * (parts.limitFactor ?? 1)

/**
 * Creates the count of the wrong passwords of an account over all networks (S48). It refuses a network from which its
 * owner has not signed in lately, so that many networks get no further than one, and lock nobody out at home.
 */
const accountCount = (parts: CountParts, client: string, email: string) => {
  const { max, windowMs } = ATTEMPTS.loginOfAccount
  const known = `login known ${client} ${email}`
  const limit = Math.ceil(max * (parts.limitFactor ?? 1))
  const add = (failures: number) => counted(parts, `login of ${email}`, failures, windowMs)
  return {
    isOver: async (): Promise<boolean> =>
      (await add(0)).count >= limit && (await counted(parts, known, 0, KNOWN_NETWORK_MS)).count === 0,
    /** Counts a wrong password. Returns how long this one locks the account, in ms; null if it does not lock it. */
    noteWrong: async (): Promise<number | null> => {
      const { count, leftMs } = await add(1)
      return count === limit ? leftMs : null
    },
    noteLogin: () => counted(parts, known, 1, KNOWN_NETWORK_MS),
  }
}

/** Returns the network by which the attempts of a client address are counted. */
export const clientOf = (ip: string): string => networksOf(ip)[0]?.name ?? ip

/** Answer to an attempt. A wrong password, an unknown address and a disallowed demo login look the same (S24). */
export type AttemptAnswer =
  | { readonly _tag: 'LoggedIn'; readonly login: LoginRecord }
  | { readonly _tag: 'LoginWrong' }
  | { readonly _tag: 'LoginLocked' }

export type Attempt = {
  readonly email: string
  readonly password: string
  readonly ip: string
  /** The language of the news of a lock. */
  readonly language: Language
}
export type CheckPassword = (attempt: Attempt) => Promise<AttemptAnswer>

/**
 * Creates the check of passwords: at most ten attempts in fifteen minutes per account and client address (S23), and as
 * many wrong ones per account from unknown networks (S48), whose owner learns of it once (PTL-31). An unknown address
 * takes the same work as a known one, so that the time of the answer does not reveal it (S24).
 */
export const createPasswordCheck = (parts: AttemptParts, cost?: PasswordCost): CheckPassword => {
  const unknownHash = loadOnce(() => hashPassword('', cost))
  return async ({ email: typed, password, ip, language }) => {
    const email = loginEmail(typed)
    const client = clientOf(ip)
    // Every attempt waits for it, so that the first one reveals no address either.
    const unknown = await unknownHash()
    const account = accountCount(parts, client, email)
    const limits = await Promise.all([
      isOver(parts, `login ${client} ${email}`, ATTEMPTS.login),
      isOver(parts, `login ${client}`, ATTEMPTS.loginOfClient),
      account.isOver(),
    ])
    if (limits.includes(true)) return { _tag: 'LoginLocked' }
    const found = await parts.store.loginOf(email)
    const login = found?.isDemo === true && !parts.hasDemoLogins ? null : found
    const isRight = await isPassword(password, login?.passwordHash ?? unknown)
    const isLoggedIn = login !== null && isRight
    if (isLoggedIn) {
      await account.noteLogin()
      return { _tag: 'LoggedIn', login }
    }
    const lockedMs = await account.noteWrong()
    if (lockedMs !== null && login !== null)
      sendLater(parts, lockMessage('password', lockedMs, email, language))
    return { _tag: 'LoginWrong' }
  }
}
