import { either as E } from 'fp-ts'
import { z } from 'zod'
import type { PortalReturn } from '#core/portal/return-url.ts'
import { parseReturnUrl } from '#core/portal/return-url.ts'
import type { MobileReturn } from '#core/routes/mobile-return.ts'
import { mobileReturnOf } from '#core/routes/mobile-return.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { LoginClient, LoginPurpose, LoginValues } from './login-client.ts'
import { loginClients, loginPurposes } from './login-client.ts'
import type { PortalSessionId } from '../store/portal-session-store.ts'
import type { TextEncryption } from './text-encryption.ts'

/** How long a login may take, in ms: time to find a password and a second factor (S7). */
export const LOGIN_MS = 10 * 60_000

/**
 * A login that has been started. `returnTo` is the page to continue with, or null. `replaces` is the session that the
 * visitor has, which ends when the login succeeds.
 */
export type LoginAttempt = LoginValues & {
  readonly client: LoginClient
  readonly purpose: LoginPurpose
  readonly returnTo: LoginReturn | null
  readonly replaces: PortalSessionId | null
  readonly startedAt: EpochMs
}

const value = z.string().min(1).max(200)
const attemptSchema = z.object({
  state: value,
  nonce: value,
  verifier: value,
  client: z.enum(loginClients),
  purpose: z.enum(loginPurposes),
  returnTo: z.string().max(2_000).nullable(),
  replaces: value.nullable(),
  startedAt: z.int(),
})

/** A page to continue with after a login: of the portal, or of the mobile shop. */
type LoginReturn = PortalReturn | MobileReturn

/** Returns the page after a client's login: only portal or mobile shop pages count (PTL-03, MOB-55, S20). */
export const loginReturnOf = (client: LoginClient, url: string, origin: string): LoginReturn | null => {
  if (client === 'mobile') return mobileReturnOf(url)
  const page = parseReturnUrl(url, origin)
  return E.isRight(page) ? page.right : null
}

/** Encrypts an attempt for the cookie of the browser: the browser stores it, but neither reads nor changes it. */
export const sealAttempt = (attempt: LoginAttempt, { encrypt }: TextEncryption): string =>
  encrypt('login attempt', JSON.stringify(attempt))

/** Reads the attempt of a cookie. Null when it is missing, altered or too old. */
export const openAttempt = (
  cookie: string,
  { decrypt }: TextEncryption,
  now: EpochMs,
  origin: string,
): LoginAttempt | null => {
  const text = decrypt('login attempt', cookie)
  if (text === null) return null
  const read = attemptSchema.safeParse(JSON.parse(text))
  if (!read.success || now < read.data.startedAt || now - read.data.startedAt > LOGIN_MS) return null
  const { client, returnTo, replaces, startedAt } = read.data
  return {
    ...read.data,
    returnTo: returnTo === null ? null : loginReturnOf(client, returnTo, origin),
    replaces: replaces as PortalSessionId | null,
    startedAt: epochMs(startedAt),
  }
}
