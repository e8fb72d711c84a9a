import type { KoaContextWithOIDC } from 'oidc-provider'
import { interactionPolicy } from 'oidc-provider'
import type { Clock } from '#core/ports/clock.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { ACR, LIFETIMES, MFA_PROMPT, PASSWORD_AGAIN, SECURITY_PROMPT } from './identity-config.ts'

/** How long a token and a session live, in seconds. */
export const TOKEN_SECONDS = Math.ceil(LIFETIMES.token / 1_000)

const { Check, Prompt } = interactionPolicy

const wordsIn = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(' ') : [])

/** Checks whether a request asks for a second factor that its session has not passed. */
const lacksFactor = ({ oidc }: KoaContextWithOIDC): boolean => {
  const wanted = wordsIn(oidc.params?.['acr_values'])
  return wanted.includes(ACR.twoFactors) && oidc.session?.acr !== ACR.twoFactors
}

/**
 * Returns how long a session lives from now on, in seconds. A login, and a code for a client, extend it; a page that
 * asks for the password again, or for the confirmation of a logout, does not.
 */
export const sessionSeconds = (
  { oidc }: KoaContextWithOIDC,
  exp: number | undefined,
  now: EpochMs,
): number => {
  const isUsed = oidc.result?.login !== undefined || oidc.entities.AuthorizationCode !== undefined
  return exp === undefined || isUsed ? TOKEN_SECONDS : Math.max(1, exp - Math.floor(now / 1_000))
}

/** Checks whether a session is too old to sign in without the password. Its end shows its last use. */
const isSessionOld = ({ oidc }: KoaContextWithOIDC, now: EpochMs): boolean => {
  const { session, result } = oidc
  if (session?.accountId === undefined || result?.login !== undefined) return false
  const usedAt = ((session.exp ?? 0) - TOKEN_SECONDS) * 1_000
  const passwordAt = (session.loginTs ?? 0) * 1_000
  return now - usedAt >= PASSWORD_AGAIN.idle || now - passwordAt >= PASSWORD_AGAIN.absolute
}

/** Password, then second factor if the client requires it, then its change. No consent: the clients are the store's. */
export const createSignInPolicy = (clock: Clock) => {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const isOld = new Check('session_old', 'password required again', (ctx) => isSessionOld(ctx, clock.now()))
  policy.get('login')?.checks.add(isOld)
  const check = new Check('factor_required', 'second factor required', (ctx) => lacksFactor(ctx))
  policy.add(new Prompt({ name: MFA_PROMPT, requestable: true }, check))
  policy.add(new Prompt({ name: SECURITY_PROMPT, requestable: true }))
  return policy
}
